import { setImmediate as breathe } from 'node:timers/promises';
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

test('200,000 rows are split at 10,000 with their own lastmod, and streaming them takes no more memory than a part', async () => {
  if (!posts) throw new Error('no posts');
  const index = await indexOf(site.core);
  const addresses = [...index.matchAll(/sitemaps\/posts\/(\d+)\.xml<\/loc><lastmod>([^<]+)</g)];
  expect(addresses.map(([, n]) => Number(n))).toEqual(
    Array.from({ length: many / perSitemap }, (_, i) => i + 1),
  );
  expect(addresses[0]?.[2]).toBe('2026-01-08T06:39:00+08:00');
  let urls = 0;
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  for (const [, n] of addresses) {
    const stream = await chunkOf(site.core, posts, Number(n));
    let inThis = 0;
    let last = '';
    for await (const part of stream ?? []) {
      inThis += String(part).match(/<url>/g)?.length ?? 0;
      last = String(part);
      most = Math.max(most, process.memoryUsage().heapUsed - before);
      await breathe();
    }
    expect(inThis).toBe(perSitemap * 0.9);
    expect(last).toBe('</urlset>\n');
    urls += inThis;
  }
  expect(urls).toBe(many * 0.9);
  // All of it is some 20 MB of text, and ten times that as rows.
  expect(most).toBeLessThan(80 * 1024 * 1024);
}, 60_000);

test('what has nothing is no sitemap', async () => {
  if (!posts) throw new Error('no posts');
  expect(await chunkOf(site.core, posts, many / perSitemap + 1)).toBeUndefined();
});
