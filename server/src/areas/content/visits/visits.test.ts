import { seedSupport } from '../../../demo/support';
import { type TestApp, testApp } from '../../../testing/app';
import { anonymousAddress, forgetVisits } from './visits';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['visits'] });
  await seedSupport(site.core.db, site.core);
});
afterAll(() => site.close());

test('friendly links lead to other sites', async () => {
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
      visitor: expect.any(Buffer),
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

test('what is left of an address is forgotten after 30 days, with the key of the hashes the day after next', async () => {
  await site.call('GET /find/count', { query: { url: '/course' }, ip: '203.0.113.9' });
  const salts = () => site.core.db.selectFrom('visit_salts').select('day').execute();
  expect(await salts()).toHaveLength(1);
  site.clock.advance(2 * 86_400_000);
  await forgetVisits.run(site.core);
  expect(await salts()).toEqual([]);
  site.clock.advance(29 * 86_400_000);
  await forgetVisits.run(site.core);
  expect(await site.core.db.selectFrom('visits').select('ip').where('ip', '<>', '').execute()).toEqual([]);
  expect(await site.core.db.selectFrom('visits').selectAll().execute()).not.toEqual([]);
});

test('visits are forgotten after 90 days', async () => {
  await site.call('GET /find/count', { query: { url: '/' } });
  site.clock.advance(91 * 86_400_000);
  await forgetVisits.run(site.core);
  expect(await site.core.db.selectFrom('visits').selectAll().execute()).toEqual([]);
});
