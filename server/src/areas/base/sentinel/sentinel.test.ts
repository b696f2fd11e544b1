import { randomUUID } from 'node:crypto';
import { siteSettings } from '../../../site-settings/table';
import { type TestApp, testApp } from '../../../testing/app';
import { sentinelLimits } from './limits';
import { forgetHits } from './ticks';
import { watchTexts } from './watch';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['sentinel', 'support', 'messages'] });
  staff = await site.user({ is_staff: true, nickname: '运营小港' });
});
afterAll(() => site.close());

const hitsOf = (userId: number) =>
  site.core.db.selectFrom('sentinel_hits').selectAll().where('user_id', '=', userId).execute();
const alerts = async () => (await site.call('GET /staff/sentinel/list', { token: staff.token })).data.data;
const close = (id: number, token = staff.token) =>
  site.call('POST /staff/sentinel/close/:id', { token, params: { id }, body: { note: '已电话说明' } });
const note = (userId: number, user_note: string) =>
  watchTexts(site.core, { userId, place: 'note' }, { user_note });

test('what is not accepted is refused at its field, with a wording that is, and is recorded', async () => {
  const user = await site.user();
  await expect(note(user.id, '求代写毕业论文')).rejects.toMatchObject({
    status: 422,
    data: { errors: { user_note: [expect.stringContaining('改为：请指导我梳理……')] } },
  });
  expect(await hitsOf(user.id)).toMatchObject([
    { place: 'note', field: 'user_note', rule: 'ghost', severity: 'block', excerpt: '求代写毕业论文' },
  ]);
});

test('harmless texts pass as they are and leave nothing', async () => {
  const user = await site.user();
  const texts = { a: '请周末前完成', b: undefined, c: '' };
  expect(await watchTexts(site.core, { userId: user.id, place: 'form' }, texts)).toBe(texts);
  expect(await hitsOf(user.id)).toEqual([]);
});

test('what only asks for a second look is taken in and recorded', async () => {
  const user = await site.user();
  expect(await note(user.id, '电话 13800138000')).toEqual({ user_note: '电话 13800138000' });
  expect(await hitsOf(user.id)).toMatchObject([{ rule: 'phone', severity: 'warn' }]);
});

test('numbers of persons are kept nowhere, not even in the record', async () => {
  const { id, token } = await site.user();
  const said = await site.call('POST /customer/chat/msg/send', {
    token,
    body: { client_id: randomUUID(), content: '我的身份证是11010519491231002X，手机13800138000' },
  });
  expect(said.data.message.content).toBe('我的身份证是11**************2X，手机13800138000');
  const [hit] = await hitsOf(id);
  expect(hit?.excerpt).not.toMatch(/19491231|00138/);
});

test('a text that is sent again counts once', async () => {
  const user = await site.user();
  for (let i = 0; i < 3; i += 1) await note(user.id, '求代写').catch(() => undefined);
  expect(await hitsOf(user.id)).toHaveLength(1);
  expect((await alerts()).filter((alert) => alert.user.id === user.id)).toEqual([]);
});

test('who is found often is told to staff once, with what was found; staff closes it with a note', async () => {
  const user = await site.user({ nickname: '小吴' });
  const ask = (n: number) => note(user.id, `求代写第${n}篇`).catch(() => undefined);
  for (let n = 1; n <= Number(siteSettings['safety.sentinel'].initial) + 1; n += 1) await ask(n);
  const [alert] = (await alerts()).filter((one) => one.user.id === user.id);
  expect(alert).toMatchObject({ user: { nickname: '小吴' }, count: 4, state: 'open' });
  expect(alert?.hits[0]).toMatchObject({ place: '订单备注', rule: '代写代发', excerpt: '求代写第4篇' });
  const told = await site.core.db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', staff.id)
    .where('obj_id', '=', alert?.id ?? 0)
    .execute();
  expect(told).toHaveLength(1);

  const id = alert?.id ?? 0;
  expect((await close(id, user.token)).status).toBe(403);
  expect((await close(id)).data).toMatchObject({
    state: 'closed',
    closed_by: '运营小港',
    note: '已电话说明',
  });
  expect((await close(id)).status).toBe(409);
  expect((await close(999_999)).status).toBe(404);

  // What was found before staff closed it does not count again.
  site.clock.advance(1000);
  await ask(9);
  expect((await alerts()).filter((one) => one.user.id === user.id)).toEqual([]);
});

test('hits at the same moment make one notice', async () => {
  const user = await site.user();
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => note(user.id, `求代写${n}号论文`).catch(() => undefined)),
  );
  expect((await alerts()).filter((one) => one.user.id === user.id)).toMatchObject([{ count: 12 }]);
});

test('hits are forgotten after half a year', async () => {
  const user = await site.user();
  await note(user.id, '求代写').catch(() => undefined);
  site.clock.advance(sentinelLimits.keepFor + 1000);
  await forgetHits.run(site.core);
  expect(await hitsOf(user.id)).toEqual([]);
});

test('of a text only some hits are kept, and one that is too long is not read', async () => {
  const user = await site.user();
  await expect(note(user.id, '代写。'.repeat(500))).rejects.toMatchObject({ status: 422 });
  expect(await hitsOf(user.id)).toHaveLength(sentinelLimits.mostHits);
  await expect(note(user.id, '写'.repeat(sentinelLimits.longest + 1))).rejects.toMatchObject({
    status: 422,
    data: { errors: { user_note: ['最多20000个字'] } },
  });
});
