import { goodsStatus } from '@harbor/contract/goods-status';
import { pressStatus } from '@harbor/contract/press-status';
import { addSpecial, addTag, putPress } from '../../areas/community/press/testing/press';
import { addCategory, addGoods } from '../../areas/trade/services/testing/goods';
import { type TestApp, testApp } from '../../testing/app';

let site: TestApp;
let [tag, special, shown]: number[] = [];

beforeAll(async () => {
  site = await testApp({ areas: ['press', 'services', 'forum'], full: true });
  const { db } = site.core;
  await addCategory(db);
  await addGoods(db);
  await addGoods(db, { status: goodsStatus.offShelf });
  tag = await addTag(db, '选刊 & 投稿');
  special = await addSpecial(db);
  shown = await putPress(site, { title: 'p < 0.05 & 效应量', tags: [tag], special_id: special });
  await putPress(site, { title: '还没有发布', status: pressStatus.draft, tags: [tag], special_id: special });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ method: 'GET', url });

test('robots are told where the sitemaps are', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(body).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${site.core.settings.publicUrl}/sitemap.xml\n`,
  );
  expect(headers['content-type']).toContain('text/plain');
});

test.each([
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/rss.xml', 301],
  ['/rss/press.xml', 200],
  ['/rss/tag/424242.xml', 404],
  ['/healthz', 200],
  ['/favicon.ico', 301],
  ['/brand/logo-mark.svg', 200],
  ['/brand/nothing.svg', 404],
])('HEAD %s answers %i like GET, without a body', async (url, status) => {
  const head = await site.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([status, '']);
  expect((await get(url)).statusCode).toBe(status);
});

test.each([
  ['all', () => '/rss/press.xml'],
  ['a tag', () => `/rss/tag/${tag}.xml`],
  ['a special', () => `/rss/special/${special}.xml`],
])('the feed of %s tells what is published', async (_, url) => {
  const { body, headers, statusCode } = await get(url());
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body.match(/<item>/g)).toHaveLength(1);
  expect(body).toContain('<title>p &lt; 0.05 &amp; 效应量</title>');
  expect(body).toContain(`<link>${site.core.settings.publicUrl}/academic/${shown}</link>`);
  expect(body).toContain('<category>选刊 &amp; 投稿</category>');
  expect(body).not.toContain('还没有发布');
});

test.each([
  '/rss/tag/424242.xml',
  '/rss/special/0.xml',
  '/rss/tag/1.rss',
  '/rss/tag/99999999999999999999.xml',
  '/sitemaps/press/9.xml',
  '/sitemaps/users/1.xml',
  '/sitemaps/press/x.xml',
])('%s is not there', async (url) => expect((await get(url)).statusCode).toBe(404));

test('the feed has one address', async () => {
  const { statusCode, headers } = await get('/rss.xml');
  expect([statusCode, headers.location]).toEqual([301, '/rss/press.xml']);
});

test('the index names the sitemaps that have something, with when it changed', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const { publicUrl } = site.core.settings;
  for (const kind of ['services', 'press', 'tags', 'specials'])
    expect(body).toMatch(
      new RegExp(
        `<loc>${publicUrl}/sitemaps/${kind}/1.xml</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:]{8}\\+08:00</lastmod>`,
      ),
    );
  expect(body).not.toContain('/sitemaps/posts/');
});

test('a sitemap has what everybody may read, with its own lastmod', async () => {
  const press = (await get('/sitemaps/press/1.xml')).body;
  expect(press.match(/<url>/g)).toHaveLength(1);
  expect(press).toContain(`/academic/${shown}</loc><lastmod>`);
  const tags = (await get('/sitemaps/tags/1.xml')).body;
  expect(tags).toContain(`/academiclist/?tag=${tag}</loc>`);
  expect((await get('/sitemaps/services/1.xml')).body.match(/<url>/g)).toHaveLength(1);
});

test('lastmod is when what the page says changed last: not when it was read, liked or collected', async () => {
  const { db } = site.core;
  const fresh = await addTag(db);
  const revised = await putPress(site, {
    tags: [fresh],
    published_at: new Date('2026-11-02T01:02:03Z'),
    revised_at: new Date('2026-11-05T04:05:06Z'),
  });
  const plain = await putPress(site, { published_at: new Date('2026-11-03T00:00:00Z') });
  const at = async (kind: string, page: string) => {
    const { body } = await get(`/sitemaps/${kind}/1.xml`);
    const [, , said] = new RegExp(`<loc>[^<]*(${page})</loc><lastmod>([^<]*)</lastmod>`).exec(body) ?? [];
    return said;
  };
  const moments = async () => [
    await at('press', `/academic/${revised}`),
    await at('press', `/academic/${plain}`),
    await at('tags', `/academiclist/\\?tag=${fresh}`),
  ];
  const before = await moments();
  expect(before).toEqual([
    '2026-11-05T12:05:06+08:00',
    '2026-11-03T08:00:00+08:00',
    '2026-11-02T09:02:03+08:00',
  ]);
  await db
    .updateTable('press')
    .set({ views: 900, likes: 5, collects: 5, hot: 3, updated_at: new Date('2026-11-20') })
    .where('id', 'in', [revised, plain])
    .execute();
  expect(await moments()).toEqual(before);
});
