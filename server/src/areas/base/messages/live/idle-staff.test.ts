import { type TestApp, testApp } from '../../../../testing/app';
import { idleStaff } from './idle-staff';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['messages'] });
});
afterAll(() => site.close());

test('a stream hears of the desk for as long as its session may, and no longer', async () => {
  const one = await site.user({ roles: ['support'] });
  const { id } = await site.core.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', one.id)
    .executeTakeFirstOrThrow();
  const used = site.clock.now();
  const { idle } = site.core.settings.staff;
  expect(await idleStaff(site.core.db, [id], new Date(used - idle))).toEqual(new Set());
  site.clock.advance(idle + 60_000);
  expect(await idleStaff(site.core.db, [id], new Date(site.clock.now() - idle))).toEqual(new Set([id]));
});
