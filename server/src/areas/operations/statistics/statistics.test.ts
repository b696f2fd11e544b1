import { type TestApp, testApp } from '../../../testing/app';
import { countVisits } from '../../content/visits/count';
import { visitDay } from '../../content/visits/visitor';
import { countSiteDays } from './site-days';

let site: TestApp;
let today: string;

const visit = (url: string, more: { ip?: string; referrer?: string; mobile?: boolean } = {}) =>
  site.call(more.mobile ? 'GET /find/mobile/count' : 'GET /find/count', {
    query: { url: `http://localhost:8080${url}`, referrer: more.referrer },
    ip: more.ip ?? '203.0.113.1',
  });
async function counted(): Promise<void> {
  site.clock.advance(20_000);
  await countVisits.run(site.core);
  await countSiteDays.run(site.core);
}
/** Somebody who may read them; sessions end as the clock moves by days. */
const reader = async () => (await site.user({ roles: ['operations'] })).token;
const query = () => ({ from: today, to: visitDay(site.clock.now()) });
const summary = async () =>
  (await site.call('GET /staff/visits/summary', { token: await reader(), query: query() })).data;

beforeAll(async () => {
  site = await testApp({ areas: ['visits', 'statistics'] });
  today = visitDay(site.clock.now());
});
afterAll(() => site.close());

test('visits are counted once each, visitors once a day by address and browser, the team’s own pages never', async () => {
  await visit('/goodsdetail/12', { referrer: 'https://www.baidu.com/s?wd=润色' });
  await visit('/goodsdetail/13', { referrer: 'http://localhost:8080/' });
  await visit('/', { ip: '198.51.100.7', mobile: true, referrer: 'https://mp.weixin.qq.com/s/abc' });
  await visit('/staff/users/12');
  await counted();
  const first = await summary();
  expect(first.now).toMatchObject({ views: 3, visitors: 2, mobile_visitors: 1 });
  expect(first.days.at(-1)).toMatchObject({ views: 3, visitors: 2 });
  await visit('/course');
  await Promise.all([counted(), countVisits.run(site.core), countVisits.run(site.core)]);
  expect((await summary()).now).toMatchObject({ views: 4, visitors: 2 });
  const pages = (await site.call('GET /staff/visits/pages', { token: await reader(), query: query() })).data;
  expect(pages.total).toBe(4);
  expect(pages.data[0]).toMatchObject({ page: '/goodsdetail/:id', views: 2, before: 0 });
  const from = (await site.call('GET /staff/visits/referrers', { token: await reader(), query: query() }))
    .data;
  expect(from.kinds.map(({ kind, views }) => [kind, views])).toEqual([
    ['direct', 0],
    ['search', 1],
    ['social', 1],
    ['other', 0],
  ]);
  expect(from.data.map(({ title }) => title).sort()).toEqual(['微信', '百度']);
});

test('the same browser is somebody else the next day, and a period is compared with the one before', async () => {
  site.clock.advance(86_400_000);
  await visit('/');
  await counted();
  const day = visitDay(site.clock.now());
  const { data } = await site.call('GET /staff/visits/summary', {
    token: await reader(),
    query: { from: day, to: day },
  });
  expect([data.now.visitors, data.before.visitors, data.before.views]).toEqual([1, 2, 4]);
  const hashes = await site.core.db.selectFrom('visit_visitors').select('visitor').execute();
  expect(new Set(hashes.map(({ visitor }) => visitor.toString('hex'))).size).toBe(3);
});

test('addresses that somebody makes up fill no table: beyond a thousand a day they are counted together', async () => {
  site.clock.advance(86_400_000);
  const at = new Date(site.clock.now());
  const rows = Array.from({ length: 1300 }, (_, n) => ({
    ...{ url: `/made-up-${n}`, referrer: '', event: 'CCS', mobile: false, ip: '', at },
  }));
  await site.core.db.insertInto('visits').values(rows).execute();
  await counted();
  const day = visitDay(site.clock.now());
  const kept = await site.core.db
    .selectFrom('visit_pages')
    .select(['page', 'views'])
    .where('day', '=', day)
    .execute();
  expect(kept).toHaveLength(1001);
  expect(kept.find(({ page }) => page === '*')).toEqual({ page: '*', views: 300 });
});

test('a name that gets long as it is read keeps nobody from being counted', async () => {
  site.clock.advance(86_400_000);
  // Characters that do not repeat, of which none of the encodings makes little.
  const name = Array.from({ length: 600 }, (_, n) =>
    String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)),
  ).join('');
  await site.call('GET /find/count', {
    query: { url: 'http://localhost:8080/', referrer: `http://${name}.cn` },
  });
  const at = new Date(site.clock.now());
  // As it was kept before addresses were cut.
  const referrer = `http://${Array.from({ length: 6000 }, (_, n) => ((n * 7919) % 36).toString(36) + n).join('')}.cn`;
  const row = { url: '/help', referrer, event: 'CCS', mobile: false, ip: '', at };
  await site.core.db.insertInto('visits').values(row).execute();
  await visit('/help');
  await counted();
  const kept = await site.core.db
    .selectFrom('visit_pages')
    .select(['page', 'views'])
    .where('day', '=', visitDay(site.clock.now()))
    .orderBy('page')
    .execute();
  expect(kept).toEqual([
    { page: '/', views: 1 },
    { page: '/help', views: 2 },
  ]);
});

test('a visit whose number is lower than that of a counted one is not passed over', async () => {
  site.clock.advance(86_400_000);
  const row = (ms: number, url: string) => ({
    ...{ url, referrer: '', event: 'CCS', mobile: false, ip: '', at: new Date(site.clock.now() + ms) },
  });
  // The clock of the process that wrote the second runs behind.
  await site.core.db
    .insertInto('visits')
    .values([row(0, '/first'), row(-10_000, '/second')])
    .execute();
  const pages = async () =>
    (
      await site.core.db
        .selectFrom('visit_pages')
        .select('page')
        .where('day', '=', visitDay(site.clock.now()))
        .orderBy('page')
        .execute()
    ).map(({ page }) => page);
  site.clock.advance(10_000);
  await countVisits.run(site.core);
  expect(await pages()).toEqual([]);
  site.clock.advance(10_000);
  await countVisits.run(site.core);
  expect(await pages()).toEqual(['/first', '/second']);
});

test('more than a year is refused, and so is a role without the right', async () => {
  const ask = (token: string, from: string) =>
    site.call('GET /staff/visits/summary', { token, query: { from, to: today } });
  expect((await ask(await reader(), '2020-01-01')).status).toBe(422);
  expect((await ask(await reader(), '2030-01-01')).status).toBe(422);
  const support = await site.user({ roles: ['support'] });
  expect((await ask(support.token, today)).status).toBe(403);
});

test('the figures are exported with who took them along', async () => {
  const made = await site.call('POST /staff/visits/export', { token: await reader(), body: query() });
  const got = await site.app.inject({ url: made.data.url });
  expect(got.body).toContain('/goodsdetail/:id');
  expect(got.body).toContain(made.data.number);
});
