import { type TestApp, testApp } from '../../../testing/app';
import { goodAnswers, orderToFill, submit } from '../../trade/forms/testing/forms';
import { orderRow } from '../../trade/orders/testing/orders';
import { putTeacher } from '../avoidance/testing/teachers';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'forms', 'avoidance', 'profiles', 'pool'],
  });
});
afterAll(() => site.close());

const invited = async (order: number) =>
  (
    await site.core.db
      .selectFrom('invitations')
      .select(['teacher_id', 'status'])
      .where('order_id', '=', order)
      .execute()
  ).map(({ teacher_id }) => teacher_id);

async function wishing(teacher: { id: number }) {
  const { id, token } = await orderToFill(site);
  const { goods_id } = await orderRow(site, id);
  const wished = await site.call('POST /teacher/wish/:id', {
    ...{ token, params: { id: teacher.id } },
    body: { goods_id },
  });
  expect(wished.status).toBe(200);
  return { id, token };
}

test('whom the buyer wished for is asked first, once the form is handed in', async () => {
  const teacher = await putTeacher(site, { skills: [1] });
  const { id, token } = await wishing(teacher);
  expect(await invited(id)).toEqual([]);
  expect((await submit(site, token, id, goodAnswers(site))).status).toBe(200);
  expect(await invited(id)).toEqual([teacher.id]);
});

test('who must not meet the buyer is not asked, and the order waits in the hall', async () => {
  const teacher = await putTeacher(site, { skills: [1], university: '东湖大学' });
  const { id, token } = await wishing(teacher);
  expect((await submit(site, token, id, { ...goodAnswers(site), avoid: ['东湖大学'] })).status).toBe(200);
  expect([await invited(id), (await orderRow(site, id)).status]).toEqual([[], 30]);
});
