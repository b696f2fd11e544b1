import { revealLimits } from '@harbor/contract';
import { dataKinds } from '../../../personal-data/kinds';
import { type TestApp, testApp } from '../../../testing/app';

let site: TestApp;
let support: { id: number; token: string };
let moderator: { id: number; token: string };

beforeAll(async () => {
  site = await testApp();
  support = await site.user({ roles: ['support'], nickname: '客服小林' });
  moderator = await site.user({ roles: ['moderator'], nickname: '审核小许' });
});
afterAll(() => site.close());

const detail = (id: number, token = support.token) =>
  site.call('GET /staff/user/detail/:id', { token, params: { id } });
const reveal = (id: number, more: object = {}, token = support.token) =>
  site.call('POST /staff/reveal', {
    token,
    body: { object: 'user', id, field: 'phone', reason: 'contact', ...more },
  });
const lines = (id: number, action: string) =>
  site.core.db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('action', '=', action as never)
    .where('object_id', '=', String(id))
    .execute();

test('a phone is masked until somebody says why; that is one line, and its number is in none', async () => {
  const member = await site.user({ nickname: '小周' });
  const shown = await detail(member.id);
  expect(JSON.stringify(shown.data)).not.toContain(member.phone);
  expect(shown.data.contacts).toEqual([
    { field: 'phone', label: '手机号', masked: expect.stringContaining('****'), revealable: true },
  ]);
  const { data } = await reveal(member.id, { reason: 'identity' });
  expect(data).toEqual({ value: member.phone, seconds: 60, left: expect.any(Number) });
  expect(await lines(member.id, 'reveal.shown')).toEqual([
    { actor_id: support.id, detail: { field: 'phone', reason: '核对身份' } },
  ]);
});

test('a role without the right is refused and sees no button; other reasons need words', async () => {
  const member = await site.user();
  expect((await reveal(member.id, {}, moderator.token)).status).toBe(403);
  const { data } = await detail(member.id, moderator.token);
  expect(data.contacts.map(({ revealable }) => revealable)).toEqual([false]);
  expect((await reveal(member.id, { reason: 'other' })).errors).toEqual({ note: ['请说明原因'] });
  expect((await reveal(member.id, { object: 'account_review', field: 'email' })).status).toBe(422);
  expect((await reveal(member.id, { field: 'email' })).status).toBe(404);
  expect(await lines(member.id, 'reveal.shown')).toEqual([]);
});

test('at once or one by one, nobody passes the limit of the day; the next day begins anew', async () => {
  const member = await site.user();
  const { id, token } = await site.user({ roles: ['support'] });
  const day = new Date(site.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const almost = revealLimits.aDay - 3;
  await site.core.db.insertInto('reveal_days').values({ staff_id: id, day, count: almost }).execute();
  const all = await Promise.all(Array.from({ length: 8 }, () => reveal(member.id, {}, token)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = all.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.msg]).toEqual([429, expect.stringContaining('达到每日上限')]);
  expect(await lines(member.id, 'reveal.shown')).toHaveLength(3);
  site.clock.advance(24 * 3_600_000);
  expect((await reveal(member.id, {}, token)).status).toBe(200);
});

test('notes are read by colleagues with their author, exported without, and go with the account', async () => {
  const member = await site.user({ nickname: '小吴' });
  const note = (token: string, content = '来电确认交付时间，希望周五前') =>
    site.call('POST /staff/user/note/:id', { token, params: { id: member.id }, body: { content } });
  expect((await note((await site.user({ roles: ['finance'] })).token)).status).toBe(403);
  expect((await note(support.token)).data).toMatchObject({ author: '客服小林' });
  const { data } = await detail(member.id, moderator.token);
  expect(data.notes.map(({ content, author }) => [content, author])).toEqual([
    ['来电确认交付时间，希望周五前', '客服小林'],
  ]);
  expect(data.history[0]).toMatchObject({ text: '写用户备注', by: '客服小林' });
  const kind = dataKinds().find(({ key }) => key === 'staff_notes');
  const { rows } = (await kind?.query(member.id).execute(site.core.db)) ?? { rows: [] };
  expect(rows).toEqual([{ content: '来电确认交付时间，希望周五前', created_at: expect.any(Date) }]);
  await kind?.erase?.(site.core, site.core.db, member.id);
  expect((await detail(member.id)).data.notes).toEqual([]);
});

test('a member is shown with what they have, as far as the role may read it, and with what they agreed to', async () => {
  const member = await site.user({ nickname: '小郑' });
  await site.core.db
    .insertInto('consents')
    .values({ user_id: member.id, document: 'terms', version: '1.0', at: new Date(site.clock.now()) })
    .execute();
  const forSupport = (await detail(member.id)).data;
  expect(forSupport.counts.map(({ kind }) => kind)).toEqual(['order', 'refund', 'ticket']);
  expect(forSupport.consents).toMatchObject([
    { document: 'terms', version: '1.0', title: expect.any(String) },
  ]);
  const forModerator = (await detail(member.id, moderator.token)).data;
  expect(forModerator.counts.map(({ kind }) => kind)).toEqual(['post']);
  expect((await detail(999_999)).status).toBe(404);
});
