import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type TestApp, testApp } from '../../testing/app';
import { publicKinds } from './public-content';
import { chunkOf, indexOf, perSitemap } from './sitemap';

const many = 200_000;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['forum', 'press'] });
  const client = await site.core.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into posts (id, user_id, title, content, body, status, shown, due_at, created_at, published_at, replied_at)
    select n, 1, '帖子', '', '', 2, n % 10 <> 0, '2026-11-01', '2026-11-01',
      timestamptz '2026-01-01' + n * interval '1 minute', '2026-11-01' from generate_series(1, ${many}) n`);
  client.release(true);
}, 120_000);
afterAll(() => site.close());

const posts = publicKinds.find(({ name }) => name === 'posts');

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is really held, in MB. */
function held(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

test('200,000 rows are split at 10,000 with their own lastmod; slow readers of all of them hold a part each', async () => {
  if (!posts) throw new Error('no posts');
  const index = await indexOf(site.core);
  const addresses = [...index.matchAll(/sitemaps\/posts\/(\d+)\.xml<\/loc><lastmod>([^<]+)</g)];
  expect(addresses.map(([, n]) => Number(n))).toEqual(
    Array.from({ length: many / perSitemap }, (_, i) => i + 1),
  );
  expect(addresses[0]?.[2]).toBe('2026-01-08T06:39:00+08:00');
  const before = held();
  const readers = [];
  for (const [, n] of addresses) {
    const stream = await chunkOf(site.core, posts, Number(n));
    if (!stream) throw new Error(`no sitemap ${n}`);
    const reader = stream[Symbol.asyncIterator]();
    // Its head and the first rows; the rest waits for its reader.
    readers.push({ reader, text: `${(await reader.next()).value}${(await reader.next()).value}` });
  }
  // Some 9 MB; sitemaps that were held whole would be 48.
  expect(held() - before).toBeLessThan(20);
  let urls = 0;
  for (const { reader, text } of readers) {
    let whole = text;
    for (let part = await reader.next(); !part.done; part = await reader.next()) whole += part.value;
    expect(whole.endsWith('</url>\n</urlset>\n')).toBe(true);
    const inThis = whole.match(/<url>/g)?.length;
    expect(inThis).toBe(perSitemap * 0.9);
    urls += inThis ?? 0;
  }
  expect(urls).toBe(many * 0.9);
}, 60_000);

test('what has nothing is no sitemap', async () => {
  if (!posts) throw new Error('no posts');
  expect(await chunkOf(site.core, posts, many / perSitemap + 1)).toBeUndefined();
});
