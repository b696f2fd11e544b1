// `npm run bench:build`: production builds of every remote, each from its sources anew, as its team makes a release.
// The median must be 5 s at most, the whole command counted. Options: --runs=5 and names of remotes
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** One build in a folder of its own. */
async function once(name) {
  const into = mkdtempSync(join(tmpdir(), 'harbor-bench-'));
  try {
    const began = performance.now();
    const { code, output } = await run('node', ['../shared/build/bin/harbor-build.mjs', `--into=${into}`], {
      cwd: join(root, name),
      quiet: true,
    });
    const whole = performance.now() - began;
    if (code !== 0) throw new Error(output);
    const folder = join(into, readdirSync(into)[0]);
    return {
      whole,
      webpack: Number(/ in ([\d.]+) s/.exec(output)?.[1]) * 1000,
      entry: readFileSync(join(folder, 'remoteEntry.js.br')).length,
      hash: hashOf(folder),
    };
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

const everyRemote = frontends().filter((name) => name !== 'shell');
const unknown = named.filter((name) => !everyRemote.includes(name));
if (unknown.length > 0)
  giveUp(`There is no remote ${unknown.join(', ')}.`, `There are ${everyRemote.join(', ')}.`);
if (!Number.isInteger(runs) || runs < 2)
  giveUp('--runs= takes a number from 2 on.', 'One run alone cannot be held against another.');

checkNode();
await install();
// The first build of all also compiles SWC's plugin for this machine, about a second a part.
await build();
headline(`Production builds, ${runs} each, one after the other: median (shortest to longest)`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
let failed = false;
for (const name of named.length > 0 ? named : everyRemote) {
  const results = [];
  for (let n = 0; n < runs; n += 1)
    results.push(await once(name).catch((error) => giveUp(`${name} could not be built.`, error.message)));
  const whole = results.map((result) => result.whole).sort((a, b) => a - b);
  const webpack = results.map((result) => result.webpack).sort((a, b) => a - b);
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
