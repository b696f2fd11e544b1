import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { goodAnswers, orderToFill, readForm, submit } from '../../trade/forms/testing/forms';
import { orderRow } from '../../trade/orders/testing/orders';
import { mayMeet } from './may-meet';
import { putTeacher, seenBy } from './testing/teachers';
import { refreshChanged } from './ticks';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'forms', 'orderDesk', 'user', 'avoidance'],
  });
});
afterAll(() => site.close());

/** A paid order whose form is handed in, and its buyer. */
async function waiting(avoid: string[] = []) {
  const { id, token } = await orderToFill(site);
  const { status } = await submit(site, token, id, { ...goodAnswers(site), avoid });
  expect(status).toBe(200);
  const { user_id } = await orderRow(site, id);
  return { id, token, user_id };
}

const meet = async (order: { id: number; user_id: number }, teacher: { id: number }) =>
  mayMeet(site.core.db, order, teacher.id);

const sees = async (order: { id: number }, teacher: { id: number }) =>
  (await seenBy(site, teacher.id, [order.id])).length === 1;

test.each([
  ['Peking University', ['北京大学']],
  ['北大', ['Peking University']],
  ['东湖大学', ['东湖大学附属医院']],
  ['ＰＫＵ', ['北京大学医学部']],
  ['沈老师', ['西湖大学']],
])(
  'an order whose buyer avoids %s is not there for a teacher of %s, by tables as by the check',
  async (avoid, units) => {
    const before = await putTeacher(site, { university: units[0] ?? '', institutions: units });
    const order = await waiting([avoid]);
    const after = await putTeacher(site, { university: units[0] ?? '', institutions: units });
    for (const teacher of [before, after])
      expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([false, false]);
  },
);

test('whom nobody avoids sees the order', async () => {
  const order = await waiting(['东湖大学', 'Peking University']);
  const teacher = await putTeacher(site, { nickname: '许望舒', university: '西湖大学' });
  expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([true, true]);
});

test('the standing list counts for orders that wait already, and no more once an entry is gone', async () => {
  const teacher = await putTeacher(site, { nickname: '周清和', university: '北岭文献中心' });
  const order = await waiting();
  expect(await sees(order, teacher)).toBe(true);
  const { token } = order;
  const added = await site.call('POST /avoid/add', { token, body: { texts: ['北岭文献中心'] } });
  expect([added.status, added.data.data.map(({ text }) => text)]).toEqual([200, ['北岭文献中心']]);
  expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([false, false]);
  const counted = await site.call('GET /avoid/order/:id', { token, params: { id: order.id } });
  expect(counted.data).toEqual({ units: ['北岭文献中心'], count: 1 });
  const id = added.data.data[0]?.id ?? 0;
  expect((await site.call('POST /avoid/remove/:id', { token, params: { id } })).data.data).toEqual([]);
  expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([true, true]);
});

test('a teacher who was set on their page is avoided, and again not', async () => {
  const teacher = await putTeacher(site, { nickname: '顾南' });
  const other = await putTeacher(site, { nickname: '叶之遥' });
  const order = await waiting();
  const press = () =>
    site.call('POST /avoid/teacher/:id', { token: order.token, params: { id: teacher.id } });
  expect((await press()).data).toEqual({ avoided: true });
  expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([false, false]);
  expect([await sees(order, other), await meet(order, other)]).toEqual([true, true]);
  const later = await waiting();
  expect(await sees(later, teacher)).toBe(true);
  expect((await press()).data).toEqual({ avoided: false });
  expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([true, true]);
});

test('a teacher’s own list keeps them from orders of buyers there, old and new, and the buyer is not told', async () => {
  const teacher = await putTeacher(site, { nickname: '江砚', university: '松川大学' });
  const old = await waiting();
  await sql`update users set unit = '南屿理工大学' where id = ${old.user_id}`.execute(site.core.db);
  const { token } = teacher;
  const added = await site.call('POST /teacher/avoid/add', { token, body: { texts: ['南屿理工'] } });
  expect(added.status).toBe(200);
  const fresh = await waiting();
  await sql`update users set unit = '南屿理工大学' where id = ${fresh.user_id}`.execute(site.core.db);
  expect([await sees(old, teacher), await meet(old, teacher), await meet(fresh, teacher)]).toEqual([
    false,
    false,
    false,
  ]);
  const told = await site.call('GET /avoid/order/:id', { token: old.token, params: { id: old.id } });
  expect(told.data.count).toBe(0);
  const id = added.data.data[0]?.id ?? 0;
  await site.call('POST /teacher/avoid/remove/:id', { token, params: { id } });
  expect([await sees(old, teacher), await meet(old, teacher)]).toEqual([true, true]);
});

test('a profile that changes is followed by the tick, and by the check at once', async () => {
  const teacher = await putTeacher(site, { nickname: '贺岩', university: '松川大学' });
  const order = await waiting(['启明研究院']);
  await sql`update users set unit = '启明研究院' where id = ${teacher.id}`.execute(site.core.db);
  expect(await meet(order, teacher)).toBe(false);
  while ((await refreshChanged(site.core)) > 0);
  expect(await sees(order, teacher)).toBe(false);
});

test('staff do not give an order to a teacher whom the standing list avoids, nor to one who avoids its buyer', async () => {
  const staff = await site.user({ is_staff: true });
  const teacher = await putTeacher(site, { nickname: '白蘅', university: '松川大学' });
  const order = await waiting();
  const dispatch = () =>
    site.call('POST /staff/order/dispatch/:id', {
      params: { id: order.id },
      token: staff.token,
      body: { teacher_id: teacher.id },
    });
  await site.call('POST /avoid/teacher/:id', { token: order.token, params: { id: teacher.id } });
  expect((await dispatch()).errors.teacher_id).toEqual(['买家要求回避这位老师，不能安排']);
  await site.call('POST /avoid/teacher/:id', { token: order.token, params: { id: teacher.id } });
  await sql`update users set unit = '石门大学' where id = ${order.user_id}`.execute(site.core.db);
  await site.call('POST /teacher/avoid/add', { token: teacher.token, body: { texts: ['石门大学'] } });
  expect((await dispatch()).errors.teacher_id?.[0]).toContain('老师设置了回避');
});

test('a list holds ten words, an entry is its owner’s alone, and two of one spelling are one', async () => {
  const { token } = await site.user();
  const add = (...texts: string[]) => site.call('POST /avoid/add', { token, body: { texts } });
  const ten = Array.from({ length: 10 }, (_, n) => `第${n}研究所`);
  expect((await add(...ten)).data.data).toHaveLength(10);
  expect((await add('第０研究所')).data.data).toHaveLength(10);
  expect((await add('第十一研究所')).status).toBe(409);
  const id = (await site.call('GET /avoid/list', { token })).data.data[0]?.id ?? 0;
  const stranger = await site.user();
  expect((await site.call('POST /avoid/remove/:id', { token: stranger.token, params: { id } })).status).toBe(
    404,
  );
});

test('a form that nobody began begins with the standing list', async () => {
  const { id, token } = await orderToFill(site);
  await site.call('POST /avoid/add', { token, body: { texts: ['北岭文献中心'] } });
  expect((await readForm(site, token, id)).prefill.avoid).toEqual(['北岭文献中心']);
});

test('an order that waits is kept from who avoids the unit that its buyer writes into their profile later', async () => {
  const teacher = await putTeacher(site, { nickname: '韩松年', university: '松川大学' });
  await site.call('POST /teacher/avoid/add', { token: teacher.token, body: { texts: ['启明建设学院'] } });
  const order = await waiting();
  expect(await sees(order, teacher)).toBe(true);
  await site.call('POST /user/edit', { token: order.token, body: { unit: '启明建设学院' } });
  expect([await sees(order, teacher), await meet(order, teacher)]).toEqual([false, false]);
});
