import { type TestApp, testApp } from '../../../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['auth'] });
});
afterAll(() => site.close());

/** What somebody's devices and records say of the place; each login of a test comes from this machine. */
async function placesOf(token: string) {
  const { data: devices } = await site.call('GET /auth/sessions', { token });
  const { data: records } = await site.call('GET /auth/login_records', { token });
  return [...devices.list, ...records.data].map(({ region }) => region);
}

async function member() {
  const { id, token } = await site.user({ nickname: '小陈' });
  await site.core.db
    .insertInto('login_records')
    .values({ user_id: id, at: new Date(), method: 'password', ok: true, device: 'Chrome', ip: '1.0.9.1' })
    .execute();
  await site.core.db.updateTable('sessions').set({ ip: '1.0.9.1' }).where('user_id', '=', id).execute();
  return token;
}

test('a login says its province only where the site has a table of them', async () => {
  const token = await member();
  expect(new Set(await placesOf(token))).toEqual(new Set([undefined]));
  await site.core.db
    .insertInto('ip_regions')
    .values({ first: '1.0.8.0', last: '1.0.15.255', region: '广东' })
    .execute();
  await site.core.db
    .insertInto('ip_region_source')
    .values({ single: true, name: 'DB-IP', url: 'https://db-ip.com', licence: '', loaded_at: new Date() })
    .execute();
  expect(new Set(await placesOf(token))).toEqual(new Set(['广东']));
});
