// `npm run bench:match`: finding journals for a title and an abstract. First how good it is, in one process, on held-out
// sets: how many of the first ten journals are right, found by all that is told of journals and by their names alone, on
// the same questions. Then how fast, with 100,000 made-up journals of real length: in that process what making the index
// takes, how long it keeps the event loop at most and what it holds; on a site and a database of its own how long questions
// take. Prints each with its share of the limit or of the other way, and fails where names are better or a limit is passed.
// HARBOR_JOURNALS_CSV names a list of real journals in the columns of a DOAJ export, HARBOR_ARTICLES_JSON real articles
// (`[{ title, abstract, journal, issn: [] }]`); neither is part of the project. Without them the demo's journals alone ask.
// Options: --journals=100000 --calls=200 --rate=10 --seconds=10 --only=quality or speed; --data=FOLDER keeps what was filled.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { databaseUrl } from './bench/database-url.mjs';
import { liveMemory } from './bench/live-memory.mjs';
import { fillJournals, madeQuestion } from './bench/match/fill.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { alone, at, caller, paced } from './bench/pace.mjs';
import { buildServer } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { table } from './platform/table.mjs';

const text = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(text(name) ?? fallback);
const journals = option('journals', 100_000);
const [calls, rate, seconds] = [option('calls', 200), option('rate', 10), option('seconds', 10)];
const only = text('only');
/** In ms: a question, and what keeps everybody else from the event loop. */
const limits = { question: 300, loop: 50 };

const fixed = (value, digits = 3) => value.toFixed(digits);
const share = (value, limit) => `${value} (${fixed(value / limit, 2)})`;

/** What is measured in this process: the server's own code, as a bundle. */
async function bundled() {
  const folder = join(root, 'server', '.harbor', `bench-match-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const { build } = createRequire(join(root, 'server', 'package.json'))('esbuild');
    const outfile = join(folder, 'quality.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: ['scripts/bench/match/quality.mjs'],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      alias: { '@harbor/contract': join(root, 'shared', 'contract', 'src') },
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tells the figures of the sets; gives those in which names alone are as good. */
function tell(sets) {
  for (const { name, about, journals: of, questions, all, names, shared, confidence } of sets) {
    say(`${name}: ${about}; ${questions} questions, ${of} journals`);
    const row = (title, one) => [
      title,
      fixed(one.precision),
      fixed(all.precision / one.precision, 2),
      fixed(one.recall),
      fixed(one.any),
      fixed(one.top),
    ];
    say(
      table(
        ['found by', 'precision at 10', 'ours to it', 'recall at 10', 'any right in 10', 'first right'],
        [
          row('all that is told', all),
          row('names, ranked the same way', names),
          row('names, by shared words', shared),
        ],
      ),
    );
    say(
      `  right of the answers called 高 ${fixed(confidence.high.right)} (${confidence.high.answers}), 中 ${fixed(confidence.middle.right)} (${confidence.middle.answers}), 低 ${fixed(confidence.low.right)} (${confidence.low.answers})`,
    );
  }
  return sets.filter(
    ({ all, names, shared }) => all.precision <= Math.max(names.precision, shared.precision),
  );
}

/** Asks until a question is answered out of all journals. */
async function untilRead(url, all) {
  for (let n = 0; n < 600; n += 1) {
    const answer = await fetch(`${url}/api/applet/magazine/match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify(madeQuestion(n)),
    });
    if (answer.ok && (await answer.json()).data.compared >= all) return;
    await sleep(500);
  }
  throw new Error('The journals were not read in time.');
}

async function speed(site) {
  const { Client } = createRequire(join(root, 'server', 'package.json'))('pg');
  const client = new Client({ connectionString: databaseUrl(site.dataDir) });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as n from journals');
  if (rows[0].n < journals) await fillJournals(client, journals);
  await client.query('update journal_library set version = version + 1');
  await client.end();
  await site.restart();
  const began = performance.now();
  await untilRead(site.url, journals);
  const ready = Number(((performance.now() - began) / 1000).toFixed(1));
  const visitor = caller(site.url);
  const requests = Array.from({ length: Math.max(calls, rate * seconds) }, (_, n) => ({
    ...{ method: 'POST', path: '/magazine/match' },
    body: madeQuestion(1000 + n),
  }));
  await alone(visitor, requests.slice(-10), 10);
  const one = await alone(visitor, requests, calls);
  const many = await paced(visitor, requests.toReversed(), rate, seconds);
  const memory = await liveMemory(site.child.pid);
  const live = await memory.read();
  memory.close();
  return {
    ...{ ready, live, load: loadavg()[0] },
    ...{ p50: at(one, 0.5), p95: at(one, 0.95), loaded50: at(many, 0.5), loaded95: at(many, 0.95) },
  };
}

checkNode();
await install();
const figures = {};
const failed = [];
const { qualityOf, costOf } = await bundled();
if (only !== 'speed') {
  const { HARBOR_JOURNALS_CSV: list, HARBOR_ARTICLES_JSON: articles } = process.env;
  figures.sets = await qualityOf({ journals: list, articles });
  for (const { name } of tell(figures.sets)) failed.push(`By names alone ${name} is answered as well.`);
}
if (only !== 'quality') {
  const cost = await costOf(journals);
  figures.cost = cost;
  const ms = Math.round(cost.loop);
  say(
    `${journals} journals with ten titles each, ${cost.postings} postings of ${cost.words} words: the index holds ${Math.round(cost.bytes)} MB`,
  );
  say(
    `  making it took ${fixed(cost.took, 1)} s of processor and ${Math.round(cost.growth)} MB at most, and kept the event loop for ${share(ms, limits.loop)} ms at most of ${limits.loop}`,
  );
  await buildServer();
  const one = await onOwnSite(speed, text('data'));
  figures.speed = one;
  say(
    `a server had read them ${one.ready} s after its start, beside the library of the search, and holds ${one.live} MB with both (load ${fixed(one.load, 1)})`,
  );
  say(
    `  a question of 250 words: p50 ${one.p50} ms, p95 ${share(one.p95, limits.question)} ms of ${limits.question}; ${rate} a second: ${one.loaded50}, ${share(one.loaded95, limits.question)}`,
  );
  if (Math.max(one.p95, one.loaded95) > limits.question)
    failed.push(`A question takes more than ${limits.question} ms.`);
  // What else a busy machine does is in the longest wait: it is told, and fails only far beyond.
  if (ms > 4 * limits.loop) failed.push(`Making the index kept the event loop for ${ms} ms.`);
}
console.log(JSON.stringify(figures));
if (failed.length > 0) giveUp(failed.join(' '));
process.exit(0);
