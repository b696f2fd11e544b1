// `npm run release -- mf-services [--canary 10]`: builds one part, raises its version, and publishes it.
import { join } from 'node:path';
import { frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say, step } from './bootstrap/say.mjs';
import { linesOf, raise, versionOf, writeVersion } from './platform/changelog.mjs';
import { call, giveUpRefused, upload } from './platform/client.mjs';
import { describe } from './platform/move.mjs';
import { readOptions, siteOf } from './platform/options.mjs';
import { packFolder } from './platform/pack.mjs';

const usage =
  'npm run release -- <part> [--canary <percent>] [--note "…"] [--minor | --major] [--site URL] [--token hdt_…]';
const started = Date.now();

/** Builds the part beside the one that the workspace serves. @returns its version, fingerprint included */
async function buildAside(name) {
  const { code, output } = await run('node', ['../shared/build/bin/harbor-build.mjs', '--aside'], {
    cwd: join(root, name),
    quiet: true,
  });
  const version = new RegExp(`^${name} (\\S+) (?:in|is built)`, 'm').exec(output)?.[1];
  if (code === 0 && version) return version;
  say(output);
  throw new Error('The build failed: the lines above name the file and the mistake.');
}

/** One line that is written again and again, or a line every quarter where nobody watches. */
function showProgress() {
  let told = -1;
  return (part) => {
    const percent = Math.round(part * 100);
    if (process.stdout.isTTY) process.stdout.write(`\r  uploaded ${percent} %${percent === 100 ? '\n' : ''}`);
    else if (Math.floor(percent / 25) > told) {
      told = Math.floor(percent / 25);
      say(`  uploaded ${percent} %`);
    }
  };
}

async function checkServed({ address }, name, version) {
  const response = await fetch(`${address}/releases/${name}/${version}/release.json`);
  if (!response.ok) throw new Error(`${version} is published, but its files answer ${response.status}.`);
}

const options = {
  canary: { type: 'string' },
  note: { type: 'string' },
  minor: { type: 'boolean' },
  major: { type: 'boolean' },
};
checkNode();
const { words, canary, note, minor, major, ...where } = readOptions(options, usage);
const [name] = words;
const names = frontends();
if (!names.includes(name)) giveUp(`Which part? ${names.join(' | ')}`, usage);
if (canary !== undefined && !(Number(canary) > 0 && Number(canary) <= 100))
  giveUp(`--canary ${canary} is no share.`, 'Give a percentage from 1 to 100.');
await install();
const site = siteOf(where);

// Who may not release learns it before anything is built.
try {
  const me = await call(site, 'GET', '/me');
  if (me.remotes && !me.remotes.includes(name))
    giveUp(`${me.name} 只能发布 ${me.remotes.join('、')}，不能发布 ${name}`, `请使用 ${name} 团队的令牌`);
} catch (error) {
  giveUpRefused(error, `${site.address} does not take this token.`);
}

const next = raise(versionOf(name), major ? 'major' : minor ? 'minor' : 'patch');
const lines = await linesOf(name, note);
const written = writeVersion(name, next, lines);
process.once('SIGINT', () => {
  written.undo();
  process.exit(130);
});
try {
  let version;
  await step(`Building ${name} ${next}`, async () => {
    version = await buildAside(name);
  });
  const pack = await packFolder(join(root, name, 'dist', version));
  say(`• Publishing ${version} (${(pack.length / 1024).toFixed(0)} KB) to ${site.address} …`);
  const fields = {
    remote: name,
    version,
    note: lines.join('；').slice(0, 500),
    changelog: written.entry,
    canary,
  };
  const { state } = await upload(site, fields, pack, showProgress());
  await checkServed(site, name, version);
  headline(`${name}: ${describe(state)}`);
  say(
    `  served after ${((Date.now() - started) / 1000).toFixed(1)} s; commit ${name}/package.json and CHANGELOG.md`,
  );
} catch (error) {
  written.undo();
  giveUpRefused(error, `${name} ${next} was not released; nothing changed.`);
}
