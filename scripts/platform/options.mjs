import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bootstrap/run.mjs';
import { giveUp } from '../bootstrap/say.mjs';

const common = { site: { type: 'string' }, token: { type: 'string' } };

/** Options of a command beside `--site` and `--token`; unknown ones end the program. */
export function readOptions(own, usage) {
  try {
    const { values, positionals } = parseArgs({ options: { ...common, ...own }, allowPositionals: true });
    return { ...values, words: positionals };
  } catch (error) {
    return giveUp(error.message, usage);
  }
}

const isLocal = (site) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname);

/** A site on this machine keeps a token for its developers in its data folder. */
function tokenOfThisMachine() {
  const file = join(resolve(process.env.HARBOR_DATA || join(root, '.harbor')), 'deploy-token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The site that a command speaks to, and the token it speaks with. */
export function siteOf({ site: asked, token: given }) {
  const site = asked ?? process.env.HARBOR_SITE ?? `http://localhost:${process.env.PORT || 8080}`;
  if (!URL.canParse(site)) giveUp(`--site ${site} is no address.`, 'Write it like https://harbor.example');
  const address = new URL(site).origin;
  const token = given ?? process.env.HARBOR_TOKEN ?? (isLocal(site) ? tokenOfThisMachine() : undefined);
  if (!token)
    giveUp(
      `There is no deploy token for ${address}.`,
      'Give one by HARBOR_TOKEN or --token; staff issue them at /staff/releases. A local site writes its own when it starts.',
    );
  return { address, token };
}
