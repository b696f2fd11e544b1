// `npm run bench:forum`: 97.5th percentile of the forum's pages alone and at 200 calls a second, on a server and a database of its own
// filled with 200,000 posts and 2 million comments. Options: --posts=200000 --comments=2000000 --talk=5000 --seconds=10
// --rate=200; --url=postgres://… (an empty database) instead of the one that comes along.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filled, fillForum } from '../server/src/areas/forum/testing/fill.js';
import { databaseUrl } from './bench/database-url.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { freePort } from './bootstrap/port.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { startSite, stopSite } from './bootstrap/site.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const number = (name, fallback) => Number(option(name, fallback));
const size = {
  posts: number('posts', 200_000),
  comments: number('comments', 2_000_000),
  talk: number('talk', 5000),
};
const [seconds, rate] = [number('seconds', 10), number('rate', 200)];
const ownRequire = createRequire(join(root, 'server/package.json'));

const marker = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
const post = (path, body) => ({
  method: 'POST',
  path: `/api/applet${path}`,
  headers: marker,
  body: JSON.stringify(body),
});
const get = (path) => ({ path: `/api/applet${path}` });

const lastPage = Math.max(1, Math.min(500, Math.floor(size.posts / 20)));
const pages = {
  'forum home': [get('/hot_post/index')],
  [`category, page ${lastPage}`]: [get(`/hot_post/category/${filled.root}?page=${lastPage}`)],
  [`post, ${size.talk} comments`]: [
    get(`/hot_post/${filled.post}/detail`),
    post(`/hot_post/discuss/${filled.post}`, { page: 1 }),
  ],
  'search, two characters': ['信度', '量表', '审稿', '假设'].map((keywords) =>
    post('/hot_post/search', { keywords }),
  ),
};

/** p95 in ms; `at` calls a second, or one after another. */
async function measure(base, requests, at) {
  const autocannon = ownRequire('autocannon');
  const load = at ? { connections: 20, overallRate: at } : { connections: 1 };
  const result = await autocannon({ url: base, duration: seconds, requests, ...load });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0)
    throw new Error(`${refused} of ${result.requests.total} calls to ${requests[0].path} failed.`);
  // The histogram has 90 and 97.5; what is printed is the higher, so that it is never flattering.
  return { p95: result.latency.p97_5, rps: Math.round(result.requests.average) };
}

async function fill(url) {
  const client = new (ownRequire('pg').Client)({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of fillForum(size)) await client.query(statement);
  await client.end();
}

checkNode();
await install();
await build();
const scratch = mkdtempSync(join(tmpdir(), 'harbor-bench-'));
// As root the server lends PostgreSQL a user without rights, who has to get in.
chmodSync(scratch, 0o755);
const own = option('url', '');
const site = await startSite({
  port: await freePort(),
  env: {
    HARBOR_DATA: scratch,
    HARBOR_LIMITS: 'demo',
    HARBOR_LOG: 'error',
    NODE_ENV: 'production',
    ...(own && { DATABASE_URL: own }),
  },
});
const figures = {};
let failure;
try {
  const started = Date.now();
  await fill(own || databaseUrl(scratch));
  say(
    `${size.posts} posts, ${size.comments} comments written in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  for (const [name, requests] of Object.entries(pages)) {
    await measure(site.url, requests, 0);
    const [alone, loaded] = [await measure(site.url, requests, 0), await measure(site.url, requests, rate)];
    figures[name] = { alone: alone.p95, loaded: loaded.p95, rps: loaded.rps };
    say(`  ${name.padEnd(26)} p97.5 alone ${alone.p95} ms, at ${loaded.rps}/s ${loaded.p95} ms`);
  }
} catch (error) {
  failure = error;
} finally {
  await stopSite(site);
  rmSync(scratch, { recursive: true, force: true });
}
if (failure) giveUp(failure.message);
console.log(JSON.stringify(figures));
