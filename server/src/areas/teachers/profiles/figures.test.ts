import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { moveOrder, writeHistory } from '../../trade/orders/move';
import { lockOrder } from '../../trade/orders/queries';
import { paidOrder, putOrder } from '../../trade/orders/testing/orders';
import { putTeacher } from '../avoidance/testing/teachers';
import { addCredit } from './figures/credit';
import { recompute } from './figures/recompute';
import { countReply } from './figures/replies';
import { levelBy, levelTerms, termsText } from './figures/terms';
import { recomputeAll } from './figures/ticks';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'fulfilment', 'refunds', 'reviews', 'avoidance', 'profiles'],
  });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const now = () => new Date(site.clock.now());

const row = (id: number) =>
  site.core.db.selectFrom('teachers').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();

/** Orders that ended, as the table of results has them. */
async function results(teacher: number, count: number, { late = 0, lost = 0 } = {}) {
  await sql`
    insert into teacher_results (teacher_id, ended_at, on_time, accepted)
    select ${teacher}, ${now()}::timestamptz - n * interval '1 hour', n > ${late}::int, n > ${lost}::int
    from generate_series(1, ${count}::int) n`.execute(site.core.db);
}

const levelAfter = async (count: number, bad: { late?: number; lost?: number } = {}) => {
  const { id } = await putTeacher(site);
  await results(id, count, bad);
  await recompute(site.core.db, [id], now());
  return (await row(id)).level;
};

test('levels follow the public terms, at each border', async () => {
  expect(await levelAfter(4)).toBe(1);
  expect(await levelAfter(5)).toBe(2);
  expect(await levelAfter(49)).toBe(2);
  expect(await levelAfter(50)).toBe(3);
  expect(await levelAfter(50, { late: 3 })).toBe(2);
  expect(await levelAfter(60, { late: 3 })).toBe(3);
  expect(await levelAfter(199)).toBe(3);
  expect(await levelAfter(200)).toBe(4);
  expect(await levelAfter(200, { late: 7 })).toBe(3);
  expect(await levelAfter(200, { lost: 11 })).toBe(2);
  const terms = await levelTerms(site.core.db);
  expect(terms.map(termsText)).toEqual([
    '少于 5 单，不显示比率',
    '5 单起，信用分 80 以上',
    '50 单起，准时与验收 95% 以上',
    '200 单起，准时 97% 以上，验收 95% 以上',
  ]);
  const counts = { on_time_count: 50, on_time_total: 50, accept_count: 50, accept_total: 50 };
  expect(levelBy(terms, counts, 79)).toBe(1);
});

test('credit is the start and the points of twelve months, whatever order they came in; the same reason of an order counts once', async () => {
  const { id } = await putTeacher(site);
  const { db } = site.core;
  const at = now();
  const later = (days: number) => new Date(at.getTime() - days * 86_400_000);
  for (const [reason, orderId, days] of [
    ['give_up_late', 11, 400],
    ['late', 12, 200],
    ['on_time', 13, 3],
    ['late', 12, 2],
    ['give_up', 14, 1],
  ] as const)
    await db
      .transaction()
      .execute((trx) => addCredit(trx, { teacherId: id, reason, orderId, at: later(days) }));
  await recompute(db, [id], at);
  // 90, one late order, one on time and one given up; what is older than a year counts no more.
  expect((await row(id)).credit).toBe(90 - 3 + 1 - 5);
  const before = await row(id);
  expect(await recompute(db, [id], at)).toEqual({ teachers: 1, changed: 0 });
  await sql`update teachers set credit = 1, level = 4, on_time_count = 7 where user_id = ${id}`.execute(db);
  await recomputeAll(site.core);
  expect({ ...(await row(id)), figures_at: null }).toEqual({ ...before, figures_at: null });
});

test('credit stays between 0 and 100', async () => {
  const [low, high] = [await putTeacher(site), await putTeacher(site)];
  const add = (teacherId: number, points: number) =>
    addCredit(site.core.db, { teacherId, reason: 'correction', points, at: now() });
  await add(low.id, -100);
  await add(low.id, -100);
  await add(high.id, 100);
  expect([(await row(low.id)).credit, (await row(high.id)).credit]).toEqual([0, 100]);
});

async function served(teacher: number) {
  const { token } = await site.user();
  const id = await paidOrder(site, token);
  await putOrder(site, id, s.delivered, { teacher_id: teacher, delivered_at: now(), accept_at: now() });
  return id;
}

const step = (id: number, event: 'accept' | 'refund_whole') =>
  site.core.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw new Error('no order');
    await moveOrder(trx, order, event, { actor: event === 'accept' ? 'user' : 'system', at: now() });
  });

test('an order that is accepted in time, one that was late and one that was given back count as what they were', async () => {
  const { id } = await putTeacher(site);
  const [good, late, back] = [await served(id), await served(id), await served(id)];
  const { db } = site.core;
  await writeHistory(db, late, s.serving, s.serving, 'overdue', { actor: 'system', at: now() });
  await step(good, 'accept');
  await step(late, 'accept');
  await step(back, 'refund_whole');
  const { on_time_count, on_time_total, accept_count, accept_total, done_count, credit } = await row(id);
  expect({ on_time_count, on_time_total, accept_count, accept_total, done_count, credit }).toEqual({
    ...{ on_time_count: 2, on_time_total: 3, accept_count: 2, accept_total: 3, done_count: 2 },
    credit: 90 + 1 - 3,
  });
  // Given back after it was accepted: the same order is one result.
  await step(good, 'refund_whole');
  expect([(await row(id)).accept_count, (await row(id)).accept_total]).toEqual([1, 3]);
});

test('answers are averaged over thirty days', async () => {
  const { id } = await putTeacher(site);
  for (const seconds of [60, 180]) await countReply(site.core.db, { teacherId: id, seconds, at: now() });
  await countReply(site.core.db, {
    ...{ teacherId: id, seconds: 9999 },
    at: new Date(now().getTime() - 40 * 86_400_000),
  });
  await recompute(site.core.db, [id], now());
  const { reply_seconds, reply_count } = await row(id);
  expect([reply_seconds, reply_count]).toEqual([240, 2]);
});

test('staff correct credit with a reason that the teacher reads, and terms only with the right to', async () => {
  const teacher = await putTeacher(site);
  const { token } = staff;
  const call = (body: object) =>
    site.call('POST /staff/teacher/level/correct/:id', {
      ...{ params: { id: teacher.id }, token },
      body: body as { points: number; note: string },
    });
  expect((await call({ points: 0, note: '系统误判已核实' })).status).toBe(422);
  const done = await call({ points: 4, note: '系统误判已核实' });
  expect([done.status, done.data.credit, done.data.events[0]]).toMatchObject([
    200,
    94,
    { points: 4, note: '系统误判已核实' },
  ]);
  const own = await site.call('GET /teacher/credit', { token: teacher.token });
  expect(own.data.data[0]).toMatchObject({ points: 4, reason: '平台更正', note: '系统误判已核实' });
  const { data } = await site.call('GET /staff/teacher/level/terms', { token });
  expect(data.data.map(({ name, rate }) => [name, rate])).toEqual([
    ['新入驻', 60],
    ['认证导师', 60],
    ['金牌导师', 65],
    ['首席导师', 70],
  ]);
  const levels = data.data.map((one) => (one.level === 2 ? { ...one, min_orders: 6 } : one));
  const saved = await site.call('POST /staff/teacher/level/terms', {
    token,
    body: { revision: data.revision, levels: levels as never },
  });
  expect([saved.status, saved.data.data[1]?.min_orders]).toEqual([200, 6]);
  const again = await site.call('POST /staff/teacher/level/terms', {
    token,
    body: { revision: data.revision, levels: levels as never },
  });
  expect(again.status).toBe(409);
});

test('the desk lists who has the least credit first, finds by name, and reckons all anew', async () => {
  const { token } = staff;
  const poor = await putTeacher(site, { nickname: '信用最低的老师' });
  await addCredit(site.core.db, { teacherId: poor.id, reason: 'correction', points: -100, at: now() });
  const list = (body: object) => site.call('POST /staff/teacher/level/list', { token, body });
  expect((await list({})).data.data[0]?.credit).toBe(0);
  expect((await list({ keyword: '信用最低' })).data.data.map(({ id }) => id)).toEqual([poor.id]);
  expect((await list({ keyword: '%' })).data.total).toBe(0);
  await sql`update teachers set credit = 55 where user_id = ${poor.id}`.execute(site.core.db);
  const { status, data } = await site.call('POST /staff/teacher/level/recompute', { token });
  expect([status, data.changed]).toEqual([200, 1]);
  expect((await row(poor.id)).credit).toBe(0);
});
