// `npm run bench:upload`: how much the server's memory grows while people upload files of 20 MB side by side, on a site
// and a database of its own. Uploads go straight to the disk, so the growth must stay below what one file would take.
// Options: --people=5 --files=4 (for each)
import { performance } from 'node:perf_hooks';
import { ask, residentMemory } from './bench/ask.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { addPeople } from './bench/people.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const people = option('people', 5);
const files = option('files', 4);
const MB = 1024 * 1024;
const size = 20 * MB;
/** Most that the server may grow, in MB: less than two of the files that are on their way. */
const mostGrowth = 40;

/** Rows of numbers, which the server takes for a table and reads to its end. */
const table = Buffer.alloc(size, '2026,11,21,0.25,3.75,8.125,64\n');

async function uploadOne(base, token) {
  const start = JSON.stringify({ name: 'table.csv', size, purpose: 'bench' });
  const { id, part_bytes } = await ask(base, 'POST', '/files/start', token, start);
  for (let at = 0; at < size; at += part_bytes) {
    const part = table.subarray(at, at + part_bytes);
    await ask(base, 'PUT', `/files/${id}/part?offset=${at}`, token, part, 'application/octet-stream');
  }
  await ask(base, 'POST', `/files/${id}/finish`, token);
}

async function benchmark(site) {
  const { tokens, close } = await addPeople(site.dataDir, people + 1);
  // What the first upload loads and compiles stays for good and is no growth of uploads.
  for (let n = 0; n < 3; n += 1) await uploadOne(site.url, tokens[people]);
  const before = residentMemory(site.child.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMemory(site.child.pid));
  }, 20);
  const began = performance.now();
  await Promise.all(
    tokens.slice(0, people).map(async (token) => {
      for (let n = 0; n < files; n += 1) await uploadOne(site.url, token);
    }),
  );
  clearInterval(watch);
  await close();
  const seconds = (performance.now() - began) / 1000;
  const megabytes = (people * files * size) / MB;
  return {
    people,
    files: people * files,
    megabytes,
    seconds: Number(seconds.toFixed(1)),
    perSecond: Math.round(megabytes / seconds),
    beforeMb: Math.round(before),
    mostMb: Math.round(most),
    growthMb: Math.round(most - before),
  };
}

checkNode();
await install();
await build();
const figures = await onOwnSite(benchmark);
say(
  `  ${figures.files} files of 20 MB by ${people} people at once: ${figures.perSecond} MB/s, memory ${figures.beforeMb} → ${figures.mostMb} MB`,
);
console.log(JSON.stringify(figures));
process.exit(figures.growthMb > mostGrowth ? 1 : 0);
