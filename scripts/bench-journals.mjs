// `npm run bench:journals`: how long the import of 100,000 made-up journals takes (upload, check and taking in, through the
// desk's own calls) and what the server holds meanwhile; then the search over them with all counts, one after
// another and at a rate, and suggestions, on a site and a database of its own. Prints p50 and p95 with their share of the
// limit, and fails beyond it. Every question is another one, so that nothing kept from one before answers.
// Options: --journals=100000 --calls=300 --rate=100 --seconds=10; --data=FOLDER keeps what was filled.
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  madeColumns,
  madeCsv,
  madeIssn,
  madeRow,
} from '../server/src/areas/content/journals/testing/made.js';
import { ask } from './bench/ask.mjs';
import { liveMemory } from './bench/live-memory.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { alone, at, caller, paced } from './bench/pace.mjs';
import { addStaff } from './bench/staff.mjs';
import { buildServer } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { table } from './platform/table.mjs';

const text = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(text(name) ?? fallback);
const journals = option('journals', 100_000);
const [calls, rate, seconds] = [option('calls', 300), option('rate', 100), option('seconds', 10)];
/** How often is looked at what the server holds during the import, in ms. */
const sampleEvery = 3000;
/** In ms, but for the import: s for it, and MB by which what the server holds may grow while rows are read. */
const limits = { alone: 50, loaded: 150, suggest: 20, import: 60, growth: 40 };

/** A call of the desk with a body. */
const post = (base, path, token, body = {}) => ask(base, 'POST', path, token, JSON.stringify(body));

/** Waits until an import is where it should be. @throws Error when it is somewhere else */
async function until(base, token, id, status) {
  for (;;) {
    const now = await ask(base, 'GET', `/staff/journals/import/${id}`, token);
    if (now.status === status) return now;
    if (now.error) throw new Error(now.error);
    await sleep(200);
  }
}

async function importAll(url, token, memory) {
  const scheme = (kind, code) =>
    post(url, '/staff/journals/scheme/save', token, {
      ...{ kind, code, year: 2025, title: `测量 ${code}`, publisher: '测量', source: '测量' },
    });
  await scheme('partition', 'bench-fq');
  await scheme('citation', 'bench-jif');
  const { data } = await scheme('cn', 'bench-cn');
  const of = (code) => data.find((one) => one.code === code).id;
  const schemes = { partition: of('bench-fq'), citation: of('bench-jif'), cn: of('bench-cn') };
  for (const id of Object.values(schemes)) await post(url, `/staff/journals/scheme/default/${id}`, token);
  const held = { before: await memory.read(), check: [], apply: [] };
  /** Looks at what is really held until `stop` is called: that it does not grow with the rows is what counts. */
  const sample = (phase) => {
    let looking;
    const clock = setInterval(() => {
      looking ??= memory.read().then((mb) => {
        held[phase].push(mb);
        looking = undefined;
      });
    }, sampleEvery);
    return () => {
      clearInterval(clock);
      return looking;
    };
  };
  const file = Buffer.concat([...madeCsv(journals)].map((piece) => Buffer.from(piece)));
  const began = performance.now();
  const uploaded = await ask(
    url,
    'POST',
    '/staff/journals/import/upload?name=made.csv',
    token,
    file,
    'application/octet-stream',
  );
  const { id, mapping } = uploaded;
  if (Object.keys(mapping).length !== madeColumns.length)
    throw new Error('A column of the made-up file is not known');
  const there = performance.now();
  await post(url, `/staff/journals/import/check/${id}`, token, {
    mapping,
    schemes,
    source: '由程序生成',
  });
  let stop = sample('check');
  const checked = await until(url, token, id, 3);
  await stop();
  const looked = performance.now();
  await post(url, `/staff/journals/import/apply/${id}`, token);
  stop = sample('apply');
  await until(url, token, id, 5);
  await stop();
  const done = performance.now();
  const s = (ms) => Number((ms / 1000).toFixed(1));
  return {
    id,
    ...{ upload: s(there - began), check: s(looked - there), apply: s(done - looked), all: s(done - began) },
    held,
    growth: Math.max(...held.check, ...held.apply) - held.before,
    ...{
      load: loadavg()[0],
      megabytes: Math.round(file.length / 1e6),
      counts: checked.counts,
    },
  };
}

/** How many journals are searched, as soon as the library is read: at most a minute after the start. */
async function counted(url, token) {
  for (let tries = 0; ; tries += 1)
    try {
      return (await ask(url, 'GET', '/condition', token)).total;
    } catch (error) {
      if (tries === 6) throw error;
    }
}

/** Undoes the import; in how many seconds. @throws Error where the library has not as many journals as before */
async function undo(url, token, id, before) {
  const began = performance.now();
  await post(url, `/staff/journals/import/rollback/${id}`, token, { reason: '测量完毕' });
  await until(url, token, id, 6);
  const took = Number(((performance.now() - began) / 1000).toFixed(1));
  for (let waited = 0; waited < 20; waited += 1) {
    if ((await counted(url, token)) === before) return took;
    await sleep(1000);
  }
  throw new Error('After the import was undone the library is not what it was.');
}

const count = (n) => Array.from({ length: n }, (_, i) => i);
const ofEach = (values, make) =>
  count(Math.max(calls, rate * seconds)).map((n) => make(values[n % values.length], n));
/** A number that makes each question one that nobody has asked before. */
const own = (n) => ({
  min_if: Number((0.001 * (n % 900)).toFixed(3)),
  max_if: Number((13 + n / 1000).toFixed(3)),
});
const search = (body, n) => ({ method: 'POST', path: `/magazine/search?page=${1 + (n % 5)}`, body });

const words = [
  'journal of',
  'applied physics',
  'harbour',
  'letters',
  'annals of clinical',
  'ceramic',
  'policy',
  '材料',
  '学报',
  '护理研究',
];
const plans = {
  'all journals': ofEach(['if_desc', 'relevance', 'tier_asc', 'name_asc', 'apc_asc'], (sort, n) =>
    search({ ...own(n), sort }, n),
  ),
  keyword: ofEach(words, (keyword, n) =>
    search(
      {
        keyword: `${keyword}${' '.repeat(1)}`,
        per_page: 20,
        facets: n % 2 ? { oa: ['yes'] } : {},
        ...(/[a-z]/.test(keyword) ? own(n) : {}),
      },
      n,
    ),
  ),
  'ISSN and CN': ofEach(count(97), (_, n) =>
    search(
      {
        keyword: n % 3 ? madeIssn(1_500_000 + ((n * 7919) % journals)) : madeIssn(1_500_000 + n).slice(0, 6),
      },
      n,
    ),
  ),
  'five filters': ofEach(['医学', '工程技术', '法学/国际法', '物理与天体物理'], (subject, n) =>
    search(
      {
        ...own(n),
        facets: {
          subject: [subject],
          tier: ['1', '2'],
          oa: ['yes', 'no'],
          language: ['英语', '德语'],
          review: ['4', '8', '12', '26'],
        },
      },
      n,
    ),
  ),
  suggestions: ofEach(count(calls), (_, n) => {
    const name = madeRow((n * 7919) % journals)[0];
    return { path: `/magazine/suggest?keyword=${encodeURIComponent(name.slice(0, 3 + (n % 14)))}` };
  }),
};

async function benchmark(site) {
  const { url, dataDir, child } = site;
  const token = await addStaff(dataDir);
  const total = await counted(url, token);
  const memory = await liveMemory(child.pid);
  const imported = total < journals ? await importAll(url, token, memory) : null;
  say(`imported: ${JSON.stringify(imported)}`);
  const visitor = caller(url);
  const began = performance.now();
  for (;;) {
    if ((await counted(url, token)) >= journals) break;
    await sleep(100);
  }
  const built = Number(((performance.now() - began) / 1000).toFixed(1));
  await sleep(4000);
  const measured = {};
  for (const [name, requests] of Object.entries(plans)) {
    await alone(visitor, requests.slice(-30), 30);
    const one = await alone(visitor, requests, calls);
    const many = await paced(visitor, requests.toReversed(), rate, seconds);
    measured[name] = {
      p50: at(one, 0.5),
      p95: at(one, 0.95),
      loaded50: at(many, 0.5),
      loaded95: at(many, 0.95),
      load: loadavg()[0],
    };
    say(`  ${name}: done`);
  }
  const live = await memory.read();
  memory.close();
  // What is kept for the next time stays.
  const undone = imported && !text('data') ? await undo(url, token, imported.id, total) : null;
  return { imported, undone, built, live, measured };
}

checkNode();
await install();
await buildServer();
const { imported, undone, built, live, measured } = await onOwnSite(benchmark, text('data'));
const share = (value, limit) => `${value} (${(value / limit).toFixed(2)})`;
if (imported) {
  const { upload, check, apply, held, load } = imported;
  say(
    `${journals} journals (${imported.megabytes} MB) taken in: ${share(imported.all, limits.import)} s of ${limits.import}, load ${load.toFixed(1)}`,
  );
  say(
    `  upload ${upload} s, check ${check} s, apply ${apply} s, undone in ${undone} s; the server held ${held.before} MB before, ${held.check.join(', ')} while it was checked and ${held.apply.join(', ')} while it was taken in: ${share(imported.growth, limits.growth)} MB more at most`,
  );
}
say(`the library was ready to be searched after ${built} s; the server holds ${live} MB with it`);
say(
  `ms, ${calls} calls one after another, then at ${rate} a second for ${seconds} s; in brackets the share of the limit`,
);
say(
  table(
    ['question', 'p50', 'p95', `p50 at ${rate}/s`, `p95 at ${rate}/s`, 'load'],
    Object.entries(measured).map(([name, one]) => {
      const limit = name === 'suggestions' ? limits.suggest : limits.alone;
      return [
        name,
        String(one.p50),
        share(one.p95, limit),
        String(one.loaded50),
        share(one.loaded95, limits.loaded),
        one.load.toFixed(1),
      ];
    }),
  ),
);
console.log(JSON.stringify({ imported, undone, built, live, measured }));
const slow = Object.entries(measured).filter(
  ([name, one]) =>
    one.p95 > (name === 'suggestions' ? limits.suggest : limits.alone) || one.loaded95 > limits.loaded,
);
if (slow.length > 0) giveUp(`Too slow: ${slow.map(([name]) => name).join(', ')}.`);
if (imported && imported.all > limits.import) giveUp(`The import took ${imported.all} s.`);
if (imported && imported.growth > limits.growth)
  giveUp(`The server held ${imported.growth} MB more during the import.`);
process.exit(0);
