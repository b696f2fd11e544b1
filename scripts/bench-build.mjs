// `npm run bench:build`: production builds of every remote from nothing, as a team of its own runs them after the shell's.
// Each must take 5 s at most. Options: --runs=5 and names of remotes
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';

const most = { ms: 5000, entryBytes: 12 * 1024 };
const given = process.argv.slice(2);
const runs = Number(given.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const named = given.filter((argument) => !argument.startsWith('--'));

/** Hash of every file of a build: the same sources are to give the same ones. */
function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  return hash.digest('hex');
}

async function once(name) {
  const into = mkdtempSync(join(tmpdir(), 'harbor-bench-'));
  const began = performance.now();
  const { code, output } = await run('node', ['../shared/build/bin/harbor-build.mjs', `--into=${into}`], {
    cwd: join(root, name),
    quiet: true,
  });
  const whole = performance.now() - began;
  if (code !== 0) giveUp(`${name} could not be built.`, output);
  const folder = join(into, readdirSync(into)[0]);
  const entry = brotliCompressSync(readFileSync(join(folder, 'remoteEntry.js'))).length;
  const result = { whole, webpack: Number(/ in ([\d.]+) s/.exec(output)?.[1]), entry, hash: hashOf(folder) };
  rmSync(into, { recursive: true });
  return result;
}

checkNode();
await install();
await build();
const remotes = frontends().filter(
  (name) => name !== 'shell' && (named.length === 0 || named.includes(name)),
);
if (remotes.length === 0) giveUp(`There is no remote ${named.join(', ')}.`, 'Name one of the folders mf-…');
headline(`Builds from nothing, ${runs} each, one after the other`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
let failed = false;
for (const name of remotes) {
  const results = [];
  for (let n = 0; n < runs; n += 1) results.push(await once(name));
  const whole = results.map((result) => result.whole).sort((a, b) => a - b);
  const webpack = results.map((result) => result.webpack * 1000).sort((a, b) => a - b);
  const different = new Set(results.map(({ hash }) => hash)).size;
  const { entry } = results[0];
  const middle = Math.floor(runs / 2);
  say(
    `${name}: ${seconds(whole[middle])} (${seconds(whole[0])} to ${seconds(whole.at(-1))}), of it webpack ${seconds(webpack[middle])}; ` +
      `${(whole[middle] / most.ms).toFixed(2)} of the limit; entry ${entry} bytes; ${different === 1 ? 'the same files each time' : `${different} different results`}`,
  );
  failed ||= whole[middle] > most.ms || entry > most.entryBytes || different > 1;
}
if (failed) process.exit(1);
