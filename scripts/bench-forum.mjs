// `npm run bench:forum`: p95 of the forum's pages on a site and a database of its own, filled with 200,000 posts and 2
// million comments: with nothing kept from calls before, one after another, and at 200 calls a second, as a visitor and
// as somebody who is logged in; beside it what PostgreSQL itself took. Fails beyond 30 ms alone or 100 ms at the rate.
// Options: --posts=200000 --comments=2000000 --talk=5000 --seconds=10 --rate=200 --calls=200; --data=FOLDER keeps what
// was filled, for the next measurement.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { filled, fillForum, fillWords, longTalks } from '../server/src/areas/community/forum/testing/fill.js';
import { cpuTime } from './bench/cpu.mjs';
import { databaseTime } from './bench/database-time.mjs';
import { databaseUrl } from './bench/database-url.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { alone, at, caller, paced } from './bench/pace.mjs';
import { addPeople } from './bench/people.mjs';
import { buildServer } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { table } from './platform/table.mjs';

const text = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(text(name) ?? fallback);
const size = {
  posts: option('posts', 200_000),
  comments: option('comments', 2_000_000),
  talk: option('talk', 5000),
};
const [seconds, rate, calls] = [option('seconds', 10), option('rate', 200), option('calls', 200)];
const limits = { alone: 30, loaded: 100 };
const warmUp = 50;

const count = (n) => Array.from({ length: n }, (_, i) => i);
const lastPage = Math.max(1, Math.min(500, Math.floor(size.posts / 20) - 20));
// Of two characters each; half of them are no words but stand in all texts.
const pairs = [
  ...fillWords.filter((word) => word.length === 2),
  '需要',
  '要和',
  '一起',
  '看第',
  '次检',
  '放心',
];
const pages = {
  'forum home': [{ path: '/hot_post/index' }],
  [`category, page ${lastPage} on`]: count(20).map((n) => ({
    path: `/hot_post/category/${filled.root}?page=${lastPage + n}`,
  })),
  [`post, ${size.talk} comments`]: count(longTalks).flatMap((n) => [
    { path: `/hot_post/${filled.post + n}/detail` },
    { method: 'POST', path: `/hot_post/discuss/${filled.post + n}`, body: {} },
  ]),
  'search, two characters': pairs.map((keywords) => ({
    method: 'POST',
    path: '/hot_post/search',
    body: { keywords },
  })),
};

/** Times of one page. What was kept ends with any write; a like here stands for it. */
async function measure(base, requests, { token, client, logFile, cpu }) {
  const [visitor, member] = [caller(base), caller(base, token)];
  const like = { method: 'POST', path: `/hot_post/like/${filled.post + 99}` };
  const forget = () => member(like);
  await alone(visitor, requests, warmUp, forget);
  const own = await alone(member, [like], 20);
  const inDatabase = await databaseTime(client, logFile, () => alone(visitor, requests, 40, forget));
  const ofLikes = await databaseTime(client, logFile, () => alone(member, [like], 40));
  const cold = await alone(visitor, requests, calls, forget);
  const [one, two] = [await alone(visitor, requests, calls), await alone(member, requests, calls)];
  let [many, all] = [[], []];
  const inAll = rate * seconds;
  const ofVisitors = await cpu(inAll, async () => {
    many = await paced(visitor, requests, rate, seconds);
  });
  const ofMembers = await cpu(inAll, async () => {
    all = await paced(member, requests, rate, seconds);
  });
  return {
    database: Math.max(0, (inDatabase.ms - ofLikes.ms) / 40),
    statements: Math.round((inDatabase.statements - ofLikes.statements) / 40),
    like: at(own, 0.5),
    usual: { cold: at(cold, 0.5), visitor: at(one, 0.5), member: at(two, 0.5) },
    cold: at(cold, 0.95),
    visitor: at(one, 0.95),
    member: at(two, 0.95),
    visitors: at(many, 0.95),
    members: at(all, 0.95),
    cpu: { visitors: ofVisitors, members: ofMembers },
    load: loadavg()[0],
  };
}

async function fill(client) {
  const there = await client.query('select 1 from posts where id = $1', [filled.post]);
  if (there.rows.length > 0) return;
  const started = Date.now();
  await client.query('set statement_timeout = 0');
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const statement of fillForum(size)) await client.query(statement);
  await client.query('checkpoint');
  say(
    `${size.posts} posts, ${size.comments} comments written in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

/** Fills the site and measures every page. */
async function benchmark({ dataDir, url, child }) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  await fill(client);
  const people = await addPeople(dataDir, 1);
  const [token] = people.tokens;
  const logFile = join(dataDir, 'postgres.log');
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const cpu = (calls, work) => cpuTime(child.pid, postmaster, calls, work);
  const measured = {};
  for (const [name, requests] of Object.entries(pages)) {
    measured[name] = await measure(url, requests, { token, client, logFile, cpu });
    say(`  ${name}: done`);
  }
  await people.close();
  await client.end();
  return measured;
}

checkNode();
await install();
await buildServer();
const figures = await onOwnSite(benchmark, text('data'));
const cpuText = (one) => (one ? `${one.server.toFixed(1)} + ${one.database.toFixed(1)}` : '–');
say(
  `p50 / p95 in ms, ${calls} calls one after another, then p95 at ${rate} a second for ${seconds} s; CPU in ms a call at that rate, server + PostgreSQL`,
);
say(
  table(
    [
      ...['page', 'in PostgreSQL (statements)', 'nothing kept', 'visitor', 'member'],
      ...[`visitors at ${rate}/s`, `members at ${rate}/s`, 'CPU visitor', 'CPU member', 'load'],
    ],
    Object.entries(figures).map(([name, one]) => [
      ...[name, `${one.database.toFixed(1)} (${one.statements})`],
      ...['cold', 'visitor', 'member'].map((way) => `${one.usual[way]} / ${one[way]}`),
      ...[one.visitors, one.members].map(String),
      ...[cpuText(one.cpu.visitors), cpuText(one.cpu.members), one.load.toFixed(1)],
    ]),
  ),
);
console.log(JSON.stringify(figures));
const slow = Object.entries(figures).filter(
  ([, one]) =>
    Math.max(one.cold, one.visitor, one.member) > limits.alone ||
    Math.max(one.visitors, one.members) > limits.loaded,
);
if (slow.length > 0) giveUp(`Too slow: ${slow.map(([name]) => name).join(', ')}.`);
process.exit(0);
