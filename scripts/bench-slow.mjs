// `npm run bench:slow`: how long ordinary visitors wait while others are as slow as they can: p95 of a call by id and of a
// list, at a steady rate, alone and beside 2,000 connections of slow headers, slow bodies and slow readers together, in
// turn several times, on a site of its own. Slow clients have eight loopback addresses, visitors another. Beyond 1.2
// times the p95 of being alone it fails. It takes what `npm run build` built.
// Options: --connections=2000 (or --headers=, --bodies=, --readers=) --rounds=6 --seconds=10 --rate=100
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg, platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onOwnSite } from './bench/own-site.mjs';
import { at } from './bench/pace.mjs';
import { attack, visitors } from './bench/slow/programs.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { table } from './platform/table.mjs';

const promised = 1.2;
const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const third = Math.ceil(option('connections', 2000) / 3);
const connections = {
  headers: option('headers', third),
  bodies: option('bodies', third),
  readers: option('readers', third),
};
const [rounds, seconds, rate] = [option('rounds', 6), option('seconds', 10), option('rate', 100)];
/** Ms that slow clients have to come in, and the site to be rid of them. */
const settled = 6000;
/** More than the system takes for who does not read. */
const large = 4 * 1024 * 1024;

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

async function beside(port) {
  const slow = attack(port, connections, seconds + 30);
  try {
    await sleep(settled);
    const before = await slow.held();
    const told = await visitors(port, rate, seconds);
    return { ...told, held: [before, await slow.held()] };
  } finally {
    await slow.stop();
    await sleep(settled / 2);
  }
}

async function measure({ url, dataDir }) {
  const port = Number(new URL(url).port);
  mkdirSync(join(dataDir, 'media/uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'media/uploads/large.png'), Buffer.alloc(large));
  await visitors(port, rate, 5);
  const runs = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turn, so that what becomes slower or faster meanwhile is nobody's.
    const pair =
      round % 2 === 0
        ? { alone: await visitors(port, rate, seconds), beside: await beside(port) }
        : { beside: await beside(port), alone: await visitors(port, rate, seconds) };
    runs.push(pair);
    const p95 = (one) =>
      Object.values(one.times)
        .map((times) => `${at(times, 0.95)} ms`)
        .join(', ');
    say(`  round ${round + 1}: alone ${p95(pair.alone)}; beside them ${p95(pair.beside)}`);
  }
  return runs;
}

if (platform() !== 'linux') giveUp('Only Linux has loopback addresses enough.');
if (!existsSync(join(root, 'server/dist/main.mjs')))
  giveUp('Nothing is built.', 'Build it first: npm run build');
say(`  load of the machine before: ${loadavg()[0].toFixed(2)}`);
const runs = await onOwnSite(measure);
const names = Object.keys(runs[0].alone.times);
const figures = names.map((name) => {
  const of = (who) => median(runs.map((run) => at(run[who].times[name], 0.95)));
  const [alone, slow] = [of('alone'), of('beside')];
  return { name, alone, beside: slow, ratio: Number((slow / alone).toFixed(2)) };
});
const failed = runs.reduce((sum, { alone, beside: slow }) => sum + alone.failed + slow.failed, 0);
const held = Object.fromEntries(
  Object.keys(runs[0].beside.held[0]).map((kind) => {
    const told = runs.map((run) => run.beside.held.map((one) => one[kind]));
    return [
      kind,
      {
        connections: median(told.flat().map((one) => one.held)),
        renewed: median(told.map(([before, after]) => (after.renewed - before.renewed) / seconds)),
      },
    ];
  }),
);
say(
  table(
    ['call', 'alone', 'beside', 'ratio'],
    figures.map((one) => [
      one.name,
      `${one.alone.toFixed(1)} ms`,
      `${one.beside.toFixed(1)} ms`,
      `${one.ratio} of ${promised}`,
    ]),
  ),
);
say(
  `  slow connections held (and opened again a second): ${Object.entries(held)
    .map(([kind, one]) => `${kind} ${one.connections} (${one.renewed.toFixed(0)})`)
    .join(' · ')}; calls that failed: ${failed}`,
);
console.log(JSON.stringify({ connections, rounds, seconds, rate, promised, figures, held, failed }));
process.exit(failed > 0 || figures.some(({ ratio }) => ratio > promised) ? 1 : 0);
