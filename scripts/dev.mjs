// `npm run dev -- mf-services`: one part in watch mode, laid over a running site in this developer's browser alone.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { whenNpmEnds } from './bootstrap/parent.mjs';
import { freePort, isFree } from './bootstrap/port.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { serveBuild } from './dev/build-server.mjs';
import { wholeBuild } from './dev/whole-build.mjs';
import { call, giveUpRefused, Refusal } from './platform/client.mjs';
import { readOptions, siteOf } from './platform/options.mjs';

const usage = 'npm run dev -- <part> [--port 9100] [--site URL] [--token hdt_…]';
const usualPort = 9100;

checkNode();
const { words, port: asked, ...where } = readOptions({ port: { type: 'string' } }, usage);
const [name] = words;
const names = frontends();
if (!name || !names.includes(name)) giveUp(`Which part? ${names.join(' | ')}`, usage);
await install();
const site = siteOf(where);
try {
  const me = await call(site, 'GET', '/me');
  if (me.remotes && !me.remotes.includes(name)) giveUp(`${me.name} may not change ${name}.`, usage);
} catch (error) {
  giveUpRefused(error, `${site.address} does not take this token.`);
}

const wanted = Number(asked ?? usualPort);
const port = (await isFree(wanted)) ? wanted : asked ? undefined : await freePort();
if (port === undefined) giveUp(`Port ${wanted} is in use by another program.`, usage);
const address = `http://localhost:${port}/`;

/** The build as it is registered at the site: `id` and `link` once it is. */
let registered;
let folder;
await serveBuild({
  port,
  site: site.address,
  folder: () => folder,
  link: () => registered && site.address + registered.link,
});

const firstPage = () => {
  const { routes } = JSON.parse(readFileSync(join(root, name, 'routes.json'), 'utf8'));
  return routes.find(({ path }) => !path.includes(':') && path !== '/404/')?.path ?? '/';
};

/** What the site was told last, as `release.json` had it: the hashes of all files among it. */
let announced;

/**
 * Tells the site of a finished build: its first time for a link, then for what changed in it. A watcher builds also when
 * a file was only touched; that is no change. A build whose files are being written anew is passed over: its successor
 * is announced when it is whole.
 */
async function announce(version) {
  folder = join(root, name, 'dist', version);
  const release = wholeBuild(folder);
  if (!release) return undefined;
  const content = JSON.stringify(release);
  if (content === announced) return say('  Its files are as they were.');
  const body = { address, release };
  try {
    if (registered) {
      await call(site, 'PUT', `/dev-builds/${registered.id}`, body);
      announced = content;
      return say('  Reload the page to see the change.');
    }
    registered = await call(site, 'POST', '/dev-builds', body);
    announced = content;
  } catch (error) {
    if (!(error instanceof Refusal)) return say(`✗ ${error.message}`);
    return say(`✗ ${site.address} refuses this build: ${error.reasons.join('; ')}`);
  }
  headline(`Open this link in your browser and confirm: it sees your ${name}, nobody else does`);
  say(`  ${site.address}${registered.link}?back=${encodeURIComponent(firstPage())}`);
  return say('  Ctrl+C withdraws it. Other pages: the panel of releases, Alt + Shift + R.');
}

headline(`${name} is built at every change and served at ${address}`);
const watch = spawn('node', ['../shared/build/bin/harbor-build.mjs', '--watch'], {
  cwd: join(root, name),
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, HARBOR_BUILD_ADDRESS: address },
});
let announcing = Promise.resolve();
watch.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  for (const [, version] of text.matchAll(new RegExp(`^${name} (\\S+) in `, 'gm')))
    announcing = announcing.then(() => announce(version));
});

async function withdraw(code) {
  watch.removeAllListeners('exit');
  watch.kill('SIGTERM');
  await announcing;
  if (registered)
    await call(site, 'DELETE', `/dev-builds/${registered.id}`).then(
      () => say(`\n${name} is withdrawn: reload the page to get what everybody gets.`),
      (error) => say(`\n✗ It could not be withdrawn: ${error.message}. It ends by itself after 12 hours.`),
    );
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void withdraw(0));
whenNpmEnds(() => void withdraw(1));
watch.once('exit', (code) => void withdraw(code ?? 1));
