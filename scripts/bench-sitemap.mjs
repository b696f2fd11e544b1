// `npm run bench:sitemap`: reads the index and every sitemap of a site with 1,000,000 posts, on a database of its own: that
// every address stands in them once, how long that takes, and what the server holds and has taken after each round. Fails
// where an address is missing, or where the server holds more after the last round than 1.1 times what it held before any.
// Options: --posts=1000000 --readers=4 --rounds=4
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { memoryOf } from './bench/cpu.mjs';
import { liveMemory } from './bench/live-memory.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { databaseOf } from './bench/people.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const posts = option('posts', 1_000_000);
const readers = option('readers', 4);
const rounds = option('rounds', 4);
const growthLimit = 1.1;

/** Posts with nothing but what a sitemap is made of: their indexes and triggers have benchmarks of their own. */
async function fill(dataDir) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into posts (user_id, category_id, root_category_id, title, content, body, status, shown, due_at, created_at, published_at, replied_at)
       select 1, c.id, c.root, '第' || n || '帖', '<p>内容</p>', '内容', 2, true, at, at, at, at
       from generate_series(1, $1::int) n, lateral (select now() - make_interval(secs => n) as at) t,
         (select id, coalesce(parent_id, id) as root from post_categories order by id limit 1) c`,
      [posts],
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze posts');
    const { rows } = await client.query('select count(*)::int as n from posts where shown');
    return rows[0].n;
  } finally {
    await client.end();
  }
}

const textOf = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.text();
};

const locations = (xml) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);

/** Reads one sitemap after the other, several at a time, and looks at what the server has taken after each. */
async function readAll(site, sitemaps) {
  let peak = 0;
  let addresses = 0;
  let ofPosts = 0;
  let next = 0;
  const read = async () => {
    while (next < sitemaps.length) {
      const { pathname } = new URL(sitemaps[next]);
      next += 1;
      const found = locations(await textOf(site.url + pathname));
      if (new Set(found).size < found.length) throw new Error(`${pathname} names an address twice.`);
      addresses += found.length;
      if (pathname.startsWith('/sitemaps/posts/')) ofPosts += found.length;
      peak = Math.max(peak, memoryOf(site.child.pid).server);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return { addresses, ofPosts, peak };
}

checkNode();
await install();
await build();
const figures = await onOwnSite(async (site) => {
  const shown = await fill(site.dataDir);
  say(`  ${shown} posts are shown.`);
  const began = performance.now();
  const sitemaps = locations(await textOf(`${site.url}/sitemap.xml`));
  const index = performance.now() - began;
  const live = await liveMemory(site.child.pid);
  const before = await live.read();
  const round = async () => {
    const roundBegan = performance.now();
    const { addresses, ofPosts, peak } = await readAll(site, sitemaps);
    const seconds = Number(((performance.now() - roundBegan) / 1000).toFixed(1));
    return { addresses, ofPosts, seconds, peakMb: peak, heldMb: await live.read() };
  };
  const done = [];
  for (let n = 0; n < rounds; n += 1) done.push(await round());
  live.close();
  return { shown, sitemaps: sitemaps.length, indexMs: Math.round(index), beforeMb: before, rounds: done };
});
const last = figures.rounds.at(-1);
const growth = last.heldMb / figures.beforeMb;
say(
  [
    `  ${last.addresses} addresses in ${figures.sitemaps} sitemaps by ${readers} readers; the index took ${figures.indexMs} ms.`,
    `  The server held ${figures.beforeMb} MB before.`,
    ...figures.rounds.map(
      ({ seconds, peakMb, heldMb }, n) =>
        `  Round ${n + 1}: ${seconds} s; the server had taken ${peakMb} MB at most, and held ${heldMb} MB.`,
    ),
    `  Held after all rounds: ${growth.toFixed(2)} times what it was, of ${growthLimit} allowed.`,
  ].join('\n'),
);
console.log(JSON.stringify(figures));
if (last.ofPosts !== figures.shown)
  giveUp(`${figures.shown} posts are shown, and ${last.ofPosts} stand in the sitemaps.`);
if (growth > growthLimit) giveUp('What the server holds grows with the addresses.');
process.exit(0);
