import { type TestApp, testApp } from '../testing/app';
import { longestUserAgent } from './user-agent';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['auth'] });
});
afterAll(() => site.close());

/** The device that a refused login from such a browser is kept with. */
async function deviceOf(agent: string): Promise<string> {
  const { id, phone } = await site.user();
  const headers = { 'user-agent': agent };
  await site.call('POST /auth/pc_login', { body: { phone, password: 'not-the-password-1' }, headers });
  const { device } = await site.core.db
    .selectFrom('login_records')
    .select('device')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return device;
}

test('of what a browser says it is, the beginning is read, and nothing behind it', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  expect(await deviceOf(firefox)).toBe('Firefox · Linux');
  expect(await deviceOf(`${'x'.repeat(longestUserAgent - firefox.length)}${firefox}`)).toBe(
    'Firefox · Linux',
  );
  expect(await deviceOf(`${'x'.repeat(longestUserAgent)}${firefox}`)).toBe('未知设备');
});

test('a name of a browser brings nothing that steers a terminal', async () => {
  const seen = await site.app.inject({
    url: '/api/applet/nothing',
    headers: { 'user-agent': 'a\u009b31m\u00adb' },
  });
  expect(seen.raw.req.headers['user-agent']).toBe('a31mb');
});
