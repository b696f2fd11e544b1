import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bootstrap/port.mjs';
import { giveUp } from '../bootstrap/say.mjs';
import { startSite, stopSite } from '../bootstrap/site.mjs';

/** Stops the server without its consent, and waits until it is gone. */
async function kill({ child }) {
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
}

/**
 * Measures on a site and a database of its own with the demo data, in a folder of its own. Whatever happens, neither site
 * nor folder is left behind; what goes wrong, a site that does not come up too, ends the program with one sentence.
 * @param work gets `{ url, dataDir, child, env, restart }`; `restart` kills the server and starts it anew on the same port.
 * Who starts another server on the folder puts it into `child`, so that it is stopped in the end
 * @param kept a folder that is taken instead, and stays
 * @returns what `work` gives
 */
export async function onOwnSite(work, kept) {
  if (kept) mkdirSync(kept, { recursive: true });
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'harbor-bench-'));
  // As root the server lends PostgreSQL a user without rights, who has to get in.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const env = { HARBOR_DATA: dataDir, HARBOR_LIMITS: 'demo', HARBOR_LOG: 'error', NODE_ENV: 'production' };
  const site = { dataDir, url: '', child: undefined, env };
  site.restart = async () => {
    await kill(site);
    Object.assign(site, await startSite({ port, env }));
  };
  const end = async () => {
    if (site.child) await stopSite(site);
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void end().finally(() => process.exit(1));
    });
  let figures;
  let failure;
  try {
    Object.assign(site, await startSite({ port, env }));
    figures = await work(site);
  } catch (error) {
    failure = error;
  }
  await end();
  if (failure) {
    const [sentence] = String(failure.message ?? failure).split('\n');
    giveUp(sentence, site.child ? undefined : 'The lines above say why.');
  }
  return figures;
}
