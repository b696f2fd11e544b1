// `npm run bench:pages-load`: HTML of pages on a site and a database of its own with the demo data: processor time of the
// first answer with each page (it is drawn by its own code) and of later ones, p95 at 200 requests a second of different
// pages on one process, memory over 30 sets of releases, and the processor time of what each logged-in page asks for.
// Fails beyond 100 ms, 2 ms a kept answer, 1 ms a call, or where memory grows on from the 10th set to the last; only a
// free machine tells much. Options: --rate=200 --seconds=10 --pages=120 --sets=30;
// --data=FOLDER keeps the site, for the next measurement.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { cpuTime, memoryOf } from './bench/cpu.mjs';
import { liveMemory } from './bench/live-memory.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { alone, at, caller, paced } from './bench/pace.mjs';
import { addPeople } from './bench/people.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { upload } from './platform/client.mjs';
import { packFolder } from './platform/pack.mjs';

const unpacked = promisify(brotliDecompress);
const text = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(text(name) ?? fallback);
const [rate, seconds, most, sets] = [
  option('rate', 200),
  option('seconds', 10),
  option('pages', 120),
  option('sets', 45),
];
const limits = { p95: 100, kept: 2, call: 1, growth: 1.1 };

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) Chrome/153',
  mobile: 'Mozilla/5.0 (iPhone) Mobile Safari',
};
const count = (n) => Array.from({ length: n }, (_, i) => i + 1);

/** Asks for pages, as browsers in the middle of a visit; every one has to be there. */
function visitor(base) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const cookies = {};
  const get = ({ path, platform, optional = false }) =>
    new Promise((resolve, reject) => {
      const headers = {
        'accept-encoding': 'br',
        'user-agent': agents[platform],
        ...(cookies[platform] && { cookie: cookies[platform] }),
      };
      const request = send(base + path, { headers, agent }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('end', () => {
          const { statusCode: status } = response;
          if (status !== 200 && !optional) reject(new Error(`${path}: HTTP ${status}`));
          const set = response.headers['set-cookie'];
          resolve({ status, set, packed: Buffer.concat(chunks) });
        });
      });
      request.once('error', reject);
      request.end();
    });
  return {
    get,
    /** Begins a visit with the releases that are live now. */
    async begin() {
      for (const platform of Object.keys(agents)) {
        cookies[platform] = undefined;
        const { set = [] } = await get({ path: '/', platform });
        cookies[platform] = set.map((cookie) => cookie.split(';')[0]).join('; ');
      }
    },
    isDrawn: async (page) => (await unpacked((await get(page)).packed)).includes('"drawn":'),
  };
}

/** Addresses of public pages that are there, some of each kind, on both platforms. */
async function pagesOf({ get }) {
  const paths = [
    ...['/', '/productservice/', '/forumindex/', '/breadcrumb/1', '/breadcrumb/3', '/breadcrumb/5'],
    ...count(40).map((id) => `/goodsdetail/${id}`),
    ...count(most).map((id) => `/postdetail/${id}`),
  ];
  const found = [];
  for (const path of paths)
    for (const platform of Object.keys(agents)) {
      if (found.length >= most) return found;
      const { status } = await get({ path, platform, optional: true });
      if (status === 200) found.push({ path, platform });
    }
  return found;
}

/** Releases that differ in nothing but their name: no public page is of this part, so all are drawn as before. */
async function releaseAgain(site, part, n) {
  const dist = join(root, part, 'dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'harbor-bench-'));
  try {
    cpSync(join(dist, version), folder, { recursive: true });
    const file = join(folder, 'release.json');
    const next = `${version.split('-')[0]}-bench.${Date.now().toString(36)}.${n}`;
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: next }));
    rmSync(`${file}.br`, { force: true });
    await upload(site, { remote: part, version: next }, await packFolder(folder), () => {});
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function drawnShare(people, pages) {
  let drawn = 0;
  for (const page of pages) if (await people.isDrawn(page)) drawn += 1;
  return drawn / pages.length;
}

async function memory(people, pages, { dataDir, url, child }) {
  const site = { address: url, token: readFileSync(join(dataDir, 'deploy-token'), 'utf8').trim() };
  const live = await liveMemory(child.pid);
  const taken = [];
  for (const n of count(sets)) {
    await releaseAgain(site, 'mf-staff', n);
    await people.begin();
    for (const page of pages) await people.get(page);
    taken.push({ live: await live.read(), ...memoryOf(child.pid) });
  }
  live.close();
  return taken;
}

/** Ends when home pages are drawn: the first drawing of a set takes longer than an answer waits. */
async function warm(people) {
  await people.begin();
  for (const platform of Object.keys(agents))
    for (let n = 0; n < 100 && !(await people.isDrawn({ path: '/', platform })); n += 1) await sleep(100);
}

async function benchmark(site) {
  const { dataDir } = site;
  const pages = await pagesOf(visitor(site.url));
  // Nothing of them is kept afterwards.
  await site.restart();
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const cpu = async (calls, work) => {
    const used = await cpuTime(site.child.pid, postmaster, calls, work);
    return used ? { server: used.server, programs: used.programs } : { server: 0, programs: 0 };
  };
  const people = visitor(site.url);
  await warm(people);
  const figures = { pages: pages.length };
  figures.firstCpu = await cpu(pages.length, async () => {
    for (const page of pages) await people.get(page);
  });
  for (let n = 0; n < 4; n += 1) figures.drawn = await drawnShare(people, pages);
  await alone(people.get, pages, 500);
  figures.keptCpu = await cpu(1000, async () => {
    figures.alone = at(await alone(people.get, pages, 1000), 0.95);
  });
  figures.loadCpu = await cpu(rate * seconds, async () => {
    const times = await paced(people.get, pages, rate, seconds);
    Object.assign(figures, { p50: at(times, 0.5), p95: at(times, 0.95) });
  });
  const members = await addPeople(dataDir, 1);
  const member = caller(site.url, members.tokens[0]);
  figures.calls = {};
  for (const path of ['/userInfo', '/message/message_num', '/user/get_order_num']) {
    await alone(member, [{ path }], 500);
    figures.calls[path] = (await cpu(1000, () => alone(member, [{ path }], 1000))).server;
  }
  await members.close();
  figures.memory = await memory(people, pages, site);
  figures.load = loadavg()[0];
  return figures;
}

checkNode();
await install();
await build();
const figures = await onOwnSite(benchmark, text('data'));
const ms = (value) => `${value.toFixed(2)} ms`;
say(`${figures.pages} pages of both platforms, ${Math.round(figures.drawn * 100)} % drawn on the server`);
// What draws works beside the answers, when what pages say has changed: looking at posts does so by itself.
const both = ({ server, programs }) => `${ms(server)} and ${ms(programs)} for drawing`;
say(`processor time of a first answer: ${both(figures.firstCpu)}`);
say(
  `of a kept answer: ${both(figures.keptCpu)} one after another (p95 ${figures.alone} ms), ${both(figures.loadCpu)} at the rate`,
);
say(`at ${rate} a second for ${seconds} s: p50 ${figures.p50} ms, p95 ${figures.p95} ms`);
for (const [path, value] of Object.entries(figures.calls)) say(`processor time of GET ${path}: ${ms(value)}`);
for (const [of, who] of [
  ['live', 'what the server holds'],
  ['server', 'the server as a whole'],
  ['programs', 'what draws'],
])
  say(
    `memory of ${who} after each of ${sets} sets of releases, in MB: ${figures.memory.map((taken) => taken[of]).join(' ')}`,
  );
console.log(JSON.stringify(figures));
/** Whether a figure of the last five sets lies beyond that of the five at whose end 30 were left. */
const grows = (of) => {
  const most = (few) => Math.max(...few.map((taken) => taken[of]));
  const early = figures.memory.slice(Math.max(0, sets - 35), Math.max(1, sets - 30));
  return most(figures.memory.slice(-5)) > most(early) * limits.growth;
};
const beyond = [
  figures.p95 > limits.p95 && 'p95',
  figures.keptCpu.server > limits.kept && 'processor time of a kept answer',
  Object.values(figures.calls).some((value) => value > limits.call) && 'processor time of a call',
  grows('live') && 'memory that the server holds',
  grows('programs') && 'memory of what draws',
].filter(Boolean);
if (beyond.length > 0) giveUp(`Too much: ${beyond.join(', ')} (load ${figures.load.toFixed(1)}).`);
process.exit(0);
