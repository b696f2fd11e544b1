import { seedSupport } from '../../../demo/support';
import { type TestApp, testApp } from '../../../testing/app';
import { anonymousAddress, forgetVisits } from './visits';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['media', 'visits', 'support'] });
  await seedSupport(site.core.db, site.core);
});
afterAll(() => site.close());

test('three support contacts take turns, the least shown first', async () => {
  const shown: string[] = [];
  for (let n = 0; n < 6; n += 1) shown.push((await site.call('GET /get_manage')).data.wechat);
  expect(new Set(shown).size).toBe(3);
  expect(shown.slice(3)).toEqual(shown.slice(0, 3));
});

test('the picture of a contact is there', async () => {
  const { data } = await site.call('GET /get_manage');
  const picture = await site.app.inject(data.image);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('service 37 is handed to the report desk, on both platforms', async () => {
  const others = (await site.call('GET /get_cs')).data.data.map(({ wechat }) => wechat);
  for (const product of ['37', '37_mobile']) {
    const { data } = await site.call('GET /api/contact/us/:product', { params: { product } });
    expect(data.variant).toBe('report');
    expect(others).not.toContain(data.wechat);
  }
  const other = await site.call('GET /api/contact/us/:product', { params: { product: '5_mobile' } });
  expect(other.data.variant).toBe('default');
  expect((await site.call('GET /api/contact/us/:product', { params: { product: 'x' } })).status).toBe(422);
});

test('the support list and the friendly links', async () => {
  expect((await site.call('GET /get_cs')).data.data).toHaveLength(3);
  const { data } = await site.call('GET /get_links');
  expect(data.data[0]).toEqual({
    id: expect.any(Number),
    title: expect.any(String),
    links: expect.stringMatching(/^https/),
  });
});

test('a visit is kept without query, ids and the end of the address', async () => {
  const query = {
    url: 'http://localhost:8080/orderdetail/123456789012?phone=13800000001#top',
    referrer: 'https://www.baidu.com/s?wd=secret',
    event: 'CCS',
  };
  await site.call('GET /find/mobile/count', { query, ip: '203.0.113.195' });
  const rows = await site.core.db.selectFrom('visits').selectAll().execute();
  expect(rows).toEqual([
    {
      id: 1,
      url: '/orderdetail/:id',
      referrer: 'https://www.baidu.com',
      event: 'CCS',
      mobile: true,
      ip: '203.0.113.0',
      at: expect.any(Date),
    },
  ]);
});

test.each([
  ['/home/12/0/draft', '/home/:id/:id/draft'],
  ['javascript:alert(1)', ''],
  ['', ''],
  ['http://localhost:8080', '/'],
])('the address %s is kept as %s', (given, kept) => {
  expect(anonymousAddress(given, ['http://localhost:8080'])).toBe(kept);
});

test('visits are forgotten after 90 days', async () => {
  await site.call('GET /find/count', { query: { url: '/' } });
  site.clock.advance(91 * 86_400_000);
  await forgetVisits.run(site.core);
  expect(await site.core.db.selectFrom('visits').selectAll().execute()).toEqual([]);
});
