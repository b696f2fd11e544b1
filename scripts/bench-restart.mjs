// `npm run bench:restart`: how long a site is away that was killed (`kill -9`): from the signal to `/readyz` saying yes
// again, on a database of its own with the demo data. Killed are the server alone, whose PostgreSQL goes on, and both, as
// when the power goes; on the machine as it is, and while a busy program runs on every core. Promised are 3 s on a free
// machine: beyond that it fails. It takes what `npm run build` built. Options: --rounds=5
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { onOwnSite } from './bench/own-site.mjs';
import { crash } from './bench/restart/crash.mjs';
import { besideLoad } from './bench/restart/load.mjs';
import { startServer } from './bench/restart/start.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const promised = 3000;
const rounds = Number(
  process.argv.find((argument) => argument.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5,
);

const cases = [
  { name: 'server killed', database: false, load: false },
  { name: 'server killed, every core busy', database: false, load: true },
  { name: 'server and PostgreSQL killed', database: true, load: false },
  { name: 'server and PostgreSQL killed, every core busy', database: true, load: true },
];

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Math.round((sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2);
}

/** Of each part of a start the median. */
function medians(told) {
  const parts = Object.keys(told[0].phases);
  return Object.fromEntries(parts.map((part) => [part, median(told.map(({ phases }) => phases[part] ?? 0))]));
}

async function measure(site) {
  const port = Number(new URL(site.url).port);
  const runs = cases.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, { database, load }] of cases.entries()) {
      const once = async () => {
        const began = performance.now();
        await crash(site, { database });
        const { child, at, told } = await startServer(port, site.env);
        site.child = child;
        runs[place].push({ ms: Math.round(at - began), told });
      };
      await (load ? besideLoad(once) : once());
    }
  return cases.map(({ name, load }, place) => {
    const times = runs[place].map(({ ms }) => ms);
    return {
      name,
      load,
      median: median(times),
      worst: Math.max(...times),
      phases: medians(runs[place].map(({ told }) => told)),
    };
  });
}

if (!existsSync(join(root, 'server/dist/main.mjs')))
  giveUp('Nothing is built.', 'Build it first: npm run build');
say(`  load of the machine before: ${loadavg()[0].toFixed(2)}`);
const figures = await onOwnSite(measure);
const share = (ms) => (ms / promised).toFixed(2);
for (const { name, median, worst, phases } of figures) {
  say(
    `  ${name}: median ${median} ms (${share(median)} of ${promised}), worst ${worst} ms (${share(worst)})`,
  );
  say(
    `    ${Object.entries(phases)
      .map(([part, ms]) => `${part} ${ms}`)
      .join(' · ')}`,
  );
}
console.log(JSON.stringify({ rounds, promised, figures }));
process.exit(figures.some(({ load, worst }) => !load && worst > promised) ? 1 : 0);
