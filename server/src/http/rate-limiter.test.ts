import { type TestApp, testApp } from '../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['auth', 'media', 'visits', 'support'],
    env: { HARBOR_LIMITS: 'production' },
  });
});
afterAll(() => site.close());
/** At the beginning of a minute of its own: none ends in the midst of a test's calls. */
beforeEach(() => site.clock.advance(3_600_000 - (site.clock.now() % 60_000)));

test('the 121st read of a minute is refused with the seconds to wait', async () => {
  for (let n = 0; n < 120; n += 1) expect((await site.call('GET /get_links')).status).toBe(200);
  const refused = await site.call('GET /get_links');
  expect([refused.status, refused.code, refused.msg]).toEqual([429, 429, '操作太频繁，请稍后再试']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  site.clock.advance(60_000);
  expect((await site.call('GET /get_links')).status).toBe(200);
});

test('each address has its own quota, and a made-up X-Forwarded-For is not one', async () => {
  const ask = (ip: string, forwarded: string) =>
    site.call('GET /get_links', { ip, headers: { 'x-forwarded-for': forwarded } });
  for (let n = 0; n < 120; n += 1) await ask('203.0.113.5', `198.51.100.${n}`);
  expect((await ask('203.0.113.5', '198.51.100.200')).status).toBe(429);
  expect((await ask('203.0.113.6', '198.51.100.200')).status).toBe(200);
});

test('visits beyond the quota are dropped without a word', async () => {
  const ip = '203.0.113.9';
  for (let n = 0; n < 70; n += 1)
    expect((await site.call('GET /find/count', { ip, query: { url: '/' } })).code).toBe(200);
  const { count } = await site.core.db
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ip', '=', '203.0.113.0')
    .executeTakeFirstOrThrow();
  expect(count).toBe(60);
});

test('the seventh login of a minute is refused, also when another process counted the first six', async () => {
  const body = { phone: '13700000001', password: 'whatever-1' };
  const ip = '203.0.113.77';
  for (let n = 0; n < 6; n += 1) await site.core.limiter.take('login', { address: ip });
  expect((await site.call('POST /auth/pc_login', { body, ip })).status).toBe(429);
});

test("a token of one's own opens no further quota of logins or codes", async () => {
  const ip = '203.0.113.79';
  const { token } = await site.user();
  const login = { phone: '13700000002', password: 'whatever-1' };
  for (let n = 0; n < 6; n += 1) await site.core.limiter.take('login', { address: ip });
  expect((await site.call('POST /auth/pc_login', { body: login, ip, token })).status).toBe(429);
  const sms = { phone: '13700000002', scene: 'login' as const };
  for (let n = 0; n < 10; n += 1) await site.core.limiter.take('sms', { address: ip });
  expect((await site.call('POST /get_sms', { body: sms, ip, token })).status).toBe(429);
});

test('a user is counted by account, not by address', async () => {
  const first = await site.user();
  const second = await site.user();
  const ip = '203.0.113.80';
  for (let n = 0; n < 121; n += 1) await site.call('GET /userInfo', { token: first.token, ip });
  expect((await site.call('GET /userInfo', { token: first.token, ip: '203.0.113.81' })).status).toBe(429);
  expect((await site.call('GET /userInfo', { token: second.token, ip })).status).toBe(200);
});

test('one IPv6 customer is one /64', async () => {
  const { addressKey } = await import('./client-address');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'));
  expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'));
  expect(addressKey('::ffff:203.0.113.1')).toBe('203.0.113.1');
});
