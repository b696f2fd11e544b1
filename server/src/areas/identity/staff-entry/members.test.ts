import type { StaffRole } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { openEventStream } from '../../../testing/event-stream';
import { newSession } from '../../../testing/users';

let site: TestApp;
let boss: { id: number; token: string };
beforeAll(async () => {
  site = await testApp();
  boss = await site.user({ is_staff: true, nickname: '管理员' });
});
afterAll(() => site.close());

const save = (
  token: string,
  body: { user_id?: number; phone?: string; roles: StaffRole[]; lead?: boolean },
) => site.call('POST /staff/member/save', { token, body: { lead: false, ...body } });
const remove = (token: string, id: number) =>
  site.call('POST /staff/member/remove/:id', { token, params: { id: String(id) } });
const list = async () => (await site.call('GET /staff/member/list', { token: boss.token })).data.list;

test('somebody joins by their phone, sees what they may, and is out at once', async () => {
  const person = await site.user({ nickname: '新同事' });
  expect((await site.call('GET /staff/me', { token: person.token })).status).toBe(403);
  const joined = await save(boss.token, { phone: person.phone, roles: ['support', 'support'] });
  expect(joined.data).toMatchObject({ user_id: person.id, roles: ['support'], second_factor: false });
  expect(joined.data.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  const { data } = await site.call('GET /staff/me', { token: person.token });
  expect([
    data.second_factor,
    data.rights.includes('tickets'),
    data.rights.includes('refunds.decide'),
  ]).toEqual(['none', true, false]);
  const info = await site.call('GET /userInfo', { token: person.token });
  expect(info.data.is_staff).toBe(1);
  expect((await remove(boss.token, person.id)).status).toBe(200);
  expect((await site.call('GET /staff/me', { token: person.token })).status).toBe(403);
  expect((await list()).map(({ user_id }) => user_id)).not.toContain(person.id);
  expect((await remove(boss.token, person.id)).status).toBe(404);
});

test('a role that is taken away ends what it allowed at the next call', async () => {
  const one = await site.user({ roles: ['finance', 'support'] });
  const invoices = () =>
    site.call('POST /staff/invoice/list', { token: one.token, body: { tab: 'todo' } as never });
  expect((await invoices()).status).toBe(200);
  await save(boss.token, { user_id: one.id, roles: ['moderator'] });
  const refused = await invoices();
  expect([refused.status, refused.msg, refused.data]).toEqual([
    403,
    '您的角色没有此项权限',
    { reason: 'RIGHT_MISSING' },
  ]);
});

test('nobody changes, removes or resets themselves', async () => {
  expect((await save(boss.token, { user_id: boss.id, roles: ['support'] })).status).toBe(409);
  expect((await remove(boss.token, boss.id)).status).toBe(409);
  const reset = await site.call('POST /staff/member/reset_second_factor/:id', {
    token: boss.token,
    params: { id: String(boss.id) },
  });
  expect(reset.status).toBe(409);
});

test('unknown people and roles are refused', async () => {
  expect((await save(boss.token, { phone: '13700000000', roles: ['support'] })).errors.phone?.[0]).toContain(
    '还没有注册',
  );
  expect((await save(boss.token, { roles: ['support'] })).errors).toHaveProperty('phone');
  expect((await save(boss.token, { user_id: 99_999_999, roles: ['support'] })).status).toBe(404);
  expect((await save(boss.token, { user_id: 1, roles: [] })).status).toBe(422);
  expect((await save(boss.token, { user_id: 1, roles: ['boss' as never] })).status).toBe(422);
});

test('of two who take the role from each other at once, one keeps it', async () => {
  const own = await testApp();
  const [a, b] = [await own.user({ is_staff: true }), await own.user({ is_staff: true })];
  const take = (from: typeof a, by: typeof a) =>
    own.call('POST /staff/member/save', {
      token: by.token,
      body: { user_id: from.id, roles: ['support'], lead: false },
    });
  const answers = await Promise.all([take(a, b), take(b, a)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const admins = await own.core.db.selectFrom('staff_members').selectAll().execute();
  expect(admins.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
  await own.close();
});

test('who lost their phone is logged out by a reset, sets up anew, and is told', async () => {
  const one = await site.user({ roles: ['support'] });
  const reset = await site.call('POST /staff/member/reset_second_factor/:id', {
    token: boss.token,
    params: { id: String(one.id) },
  });
  expect(reset.status).toBe(200);
  expect((await site.call('GET /staff/me', { token: one.token })).status).toBe(401);
  const { data } = await site.call('GET /staff/me', { token: await newSession(site, one.id) });
  expect([data.second_factor, data.recovery_codes_left]).toEqual(['none', 0]);
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', one.id)
    .execute();
  expect(told.map(({ title }) => title)).toContain('您的两步验证已被重置');
});

test('every change of the team is in the log', async () => {
  const one = await site.user();
  await save(boss.token, { user_id: one.id, roles: ['support'] });
  await save(boss.token, { user_id: one.id, roles: ['finance'], lead: true });
  await remove(boss.token, one.id);
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .where('object_id', '=', String(one.id))
    .where('action', 'like', 'staff.%')
    .orderBy('id')
    .execute();
  expect(rows.map(({ action, actor_id }) => [action, Number(actor_id)])).toEqual([
    ['staff.joined', boss.id],
    ['staff.roles_changed', boss.id],
    ['staff.removed', boss.id],
  ]);
  expect(rows[1]?.detail).toMatchObject({ roles: 'finance', before: 'support', lead: true });
});

test('the stream of who leaves the team ends, and the next one hears nothing of the desk', async () => {
  const base = await site.listen();
  const one = await site.user({ roles: ['support'] });
  const stream = await openEventStream(base, one.token);
  await stream.next('unread');
  await remove(boss.token, one.id);
  await stream.ended;
  expect(site.core.live.count()).toBe(0);
});
