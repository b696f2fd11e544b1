import type { StaffRole } from '@harbor/contract';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { paidOrder, putOrder } from '../../trade/orders/testing/orders';
import { type Cases, oneOfEach } from './testing/cases';

let site: TestApp;
let cases: Cases;
let admin: { id: number; token: string };

beforeAll(async () => {
  site = await testApp();
  // Noon in Beijing of a day: hours of today do not end in the midst of a test.
  site.clock.toNext('day');
  site.clock.advance(4 * 3_600_000 + 60_000);
  cases = await oneOfEach(site);
  admin = await site.user({ is_staff: true, nickname: '值班运营' });
});
afterAll(() => site.close());

const withRole = (role: StaffRole) => site.user({ roles: [role], nickname: role });

/** After the time for which counts are kept. */
const boardOf = async (token: string) => {
  site.clock.advance(4000);
  return (await site.call('GET /staff/desk/board', { token })).data;
};
const audited = async (action: string, id: number) =>
  (
    await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', id)
      .where('action', '=', action)
      .execute()
  ).length;

test('the day until now is held against the same hours a week ago', async () => {
  const { db } = site.core;
  const now = site.clock.now();
  const at = (ms: number) => new Date(now + ms);
  const hour = 3_600_000;
  const week = 7 * 24 * hour;
  await sql`update orders set created_at = ${at(-40 * 24 * hour)}, paid_at = null`.execute(db);
  const buyer = await site.user();
  const put = async (ms: number) => {
    const id = await paidOrder(site, buyer.token);
    await putOrder(site, id, 40, { paid_at: at(ms), created_at: at(ms), due_at: at(0) });
    return id;
  };
  const today = [await put(-hour), await put(-2 * hour), await put(-2 * hour)];
  await put(-week - hour);
  // Later in that day, and yesterday: neither belongs to it.
  await put(-week + hour);
  await put(-24 * hour);
  for (const [i, order_id] of today.entries())
    await db
      .insertInto('deliverables')
      .values({
        ...{ order_id, version: 1, by_name: '林书瑶', title: '终稿', text: '见批注' },
        at: at(-hour),
      })
      .execute()
      .then(() => putOrder(site, order_id, 50, { due_at: at(i === 0 ? -2 * hour : hour) }));
  await sql`update users set created_at = ${at(-60 * 24 * hour)}`.execute(db);
  await site.user({ created_at: at(-hour) });
  const { figures } = await boardOf(admin.token);
  const of = (key: string) => figures.find((one) => one.key === key);
  expect(of('paid')).toMatchObject({ now: 119_400, before: 39_800, note: '3 笔', unit: 'fen' });
  expect(of('paid')?.hours).toHaveLength(13);
  expect(of('paid')?.hours.slice(-3)).toEqual([79_600, 39_800, 0]);
  expect(of('orders')).toMatchObject({ now: 3, before: 1 });
  expect(of('on_time')).toMatchObject({ now: 66.7, before: null, unit: 'percent' });
  expect(of('refunds')).toMatchObject({ now: 0, before: 0 });
  expect(of('users')).toMatchObject({ now: 1, before: 0 });
});

test('somebody reads what their rights let them read', async () => {
  const moderator = await boardOf((await withRole('moderator')).token);
  expect(moderator.figures.map(({ key }) => key)).toEqual(['users']);
  expect([moderator.releases, moderator.alerts.filter(({ kind }) => kind !== 'queue_late')]).toEqual([
    [],
    [],
  ]);
  expect(moderator.queues.map(({ key }) => key)).not.toContain('order');
  const teaching = await boardOf((await withRole('teaching')).token);
  expect([teaching.figures, teaching.queues, teaching.alerts]).toEqual([[], [], []]);
});

test('what is late, taken back or given up is said, and nothing else', async () => {
  const { db } = site.core;
  await db
    .updateTable('posts')
    .set({ due_at: new Date(site.clock.now() + 3_600_000) })
    .execute();
  await sql`update comments set due_at = ${new Date(site.clock.now() + 3_600_000)}`.execute(db);
  const kinds = async () => (await boardOf(admin.token)).alerts.map(({ kind }) => kind);
  expect(await kinds()).toEqual([]);
  const now = new Date(site.clock.now());
  await db
    .updateTable('posts')
    .set({ due_at: new Date(now.getTime() - 1000) })
    .where('id', '=', cases.post ?? 0)
    .execute();
  await db
    .insertInto('releases')
    .values({
      ...{ remote: 'mf-x', version: '1.0.0', published_at: now, published_by: '测试', source: 'publish' },
      ...{ document: JSON.stringify({ routes: { owner: '期刊组' } }), location: 'x', size: 1 },
    })
    .execute();
  await db
    .insertInto('release_channels')
    .values({
      ...{ remote: 'mf-x', stable: '1.0.0', moved_at: now, moved_by: '系统', revision: 2, stable_since: now },
      ...{ canary: null, last_good: null, built: null },
    })
    .execute();
  await db
    .insertInto('release_moves')
    .values({
      ...{ remote: 'mf-x', action: 'heal', channel: 'stable', from_version: '1.0.1', to_version: '1.0.0' },
      ...{ moved_at: now, moved_by: '系统', revision: 2, reason: '20 位访客中 9 位加载失败' },
    })
    .execute();
  await db
    .insertInto('release_drawings')
    .values({ remote: 'mf-x', version: '1.0.0', minute: now, fact: 'failed', value: 0, count: 2 })
    .execute();
  await db
    .updateTable('refunds')
    .set({ status: 7 })
    .where('id', '=', cases.refund ?? 0)
    .execute();
  expect(await kinds()).toEqual(['queue_late', 'gateway', 'release', 'drawing']);
  const { releases, alerts } = await boardOf(admin.token);
  expect(releases).toEqual([
    expect.objectContaining({
      remote: 'mf-x',
      title: '期刊组',
      version: '1.0.0',
      state: 'reverted',
      error_percent: null,
    }),
  ]);
  expect(alerts[0]).toMatchObject({
    title: '帖子有 1 项超过时限',
    link: '/staff/queue/post',
    tone: 'danger',
  });
});

test('the cases that somebody works on stand on their board, those of others do not', async () => {
  const { token } = await site.user({ is_staff: true });
  await site.call('POST /staff/desk/hold/:queue/:id', {
    token,
    params: { queue: 'ticket', id: cases.ticket ?? 0 },
  });
  const { holding, queues } = await boardOf(token);
  expect(holding).toEqual([
    expect.objectContaining({ queue: 'ticket', queue_title: '工单', id: cases.ticket }),
  ]);
  expect(queues.find(({ key }) => key === 'ticket')?.mine).toBe(1);
  expect((await boardOf(admin.token)).holding).toEqual([]);
});

test('who is on duty says so, and who was at the desk lately is there', async () => {
  const { token, id } = await site.user({ is_staff: true, nickname: '夜班' });
  const mine = async () => (await boardOf(admin.token)).duty.find((one) => one.id === id);
  expect(await mine()).toMatchObject({ on: false, online: false, seen_at: null, roles: ['超级管理员'] });
  const { data } = await site.call('POST /staff/desk/duty', { token, body: { on: true } });
  expect(data.duty.find((one) => one.id === id)).toMatchObject({ on: true, online: true });
  expect(await audited('desk.on_duty', id)).toBe(1);
  site.clock.advance(6 * 60_000);
  expect(await mine()).toMatchObject({ on: true, online: false });
});

test('a note of handover is read by all, and taken away by who wrote it', async () => {
  const { token, id } = await site.user({ is_staff: true, nickname: '夜班' });
  const written = await site.call('POST /staff/desk/handover', {
    token,
    body: { content: '订单 12 等买家回复' },
  });
  const note = written.data.handover[0];
  expect(note).toMatchObject({ content: '订单 12 等买家回复', author: '夜班', mine: true });
  expect((await boardOf(admin.token)).handover[0]).toMatchObject({ id: note?.id, mine: false });
  const remove = (by: string) =>
    site.call('POST /staff/desk/handover/delete/:id', { token: by, params: { id: note?.id ?? 0 } });
  expect((await remove(admin.token)).status).toBe(404);
  expect((await remove(token)).data.handover.map((one) => one.id)).not.toContain(note?.id);
  expect([await audited('desk.handover_write', id), await audited('desk.handover_delete', id)]).toEqual([
    1, 1,
  ]);
});

describe('search', () => {
  const search = async (token: string, keyword: string) => {
    const { data, status } = await site.call('GET /staff/desk/search', { token, query: { keyword } });
    expect(status).toBe(200);
    return data.data;
  };

  test('finds orders by number and title, people by id, whole number and name, tickets and posts', async () => {
    const { db } = site.core;
    const order = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['order_no', 'goods', 'users.id as buyer', 'users.phone', 'nickname'])
      .where('orders.id', '=', cases.order ?? 0)
      .executeTakeFirstOrThrow();
    const ticket = await db
      .selectFrom('tickets')
      .select('ticket_no')
      .where('id', '=', cases.ticket ?? 0)
      .executeTakeFirstOrThrow();
    const of = async (keyword: string, kind: string) =>
      (await search(admin.token, keyword)).filter((one) => one.kind === kind).map(({ id }) => id);
    expect(await of(order.order_no, 'order')).toEqual([cases.order]);
    expect(await of(order.goods.title, 'order')).toContain(cases.order);
    expect(await of(String(order.buyer), 'person')).toEqual([order.buyer]);
    expect(await of(order.phone ?? '', 'person')).toEqual([order.buyer]);
    expect(await of((order.phone ?? '').slice(0, 8), 'person')).toEqual([]);
    expect(await of('小陈', 'person')).toContain(order.buyer);
    expect(await of(ticket.ticket_no.toLowerCase(), 'ticket')).toEqual([cases.ticket]);
    expect(await of('选期刊', 'post')).toEqual([cases.post]);
    expect(await search(admin.token, '%')).toEqual([]);
    const [person] = await search(admin.token, order.phone ?? '');
    expect(JSON.stringify(person)).not.toContain(order.phone);
    expect(person?.facts[1]).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  test('an older thing with a rare word is found behind the newest', async () => {
    const { db } = site.core;
    const old = new Date('2025-01-01T00:00:00Z');
    const { user_id, category_id } = await db
      .selectFrom('posts')
      .select(['user_id', 'category_id'])
      .where('id', '=', cases.post ?? 0)
      .executeTakeFirstOrThrow();
    await sql`insert into posts (title, content, body, status, shown, user_id, category_id, due_at, created_at, replied_at)
      select '平常的题目', '<p>文</p>', '文', 2, true, ${user_id}, ${category_id}, now(), now(), now()
      from generate_series(1, 3100)`.execute(db);
    await db
      .updateTable('posts')
      .set({ created_at: old })
      .where('id', '=', cases.post ?? 0)
      .execute();
    await site.call('POST /staff/post/publish/:id', { token: admin.token, params: { id: cases.post ?? 0 } });
    const found = await search(admin.token, '选期刊');
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([['post', cases.post]]);
  });

  test.each<[StaffRole, string[]]>([
    ['finance', ['order', 'person']],
    ['moderator', ['person', 'post']],
    ['teaching', []],
  ])('%s finds what they may read', async (role, kinds) => {
    const { token } = await withRole(role);
    const words = ['小陈', '作者', '题目', '润色', '平常'];
    const all = (await site.core.db.selectFrom('orders').select(['order_no']).execute()).map(
      (row) => row.order_no,
    );
    const found = new Set<string>();
    for (const word of [...words, all[0] ?? ''])
      for (const { kind } of await search(token, word)) found.add(kind);
    expect([...found].toSorted()).toEqual(kinds);
  });
});
