import { expireOrders } from '../checkout/expire';
import { orderRow } from '../orders/testing/orders';
import { settleDirectly } from '../orders/testing/pay-directly';
import { deliverOutbox } from '../pay/outbox-delivery';
import { balanced, ledgerOf } from '../pay/testing/ledger';
import { type PaySite, paySite, until } from '../pay/testing/pay-site';
import { refundRow } from '../refunds/testing/refunds';
import { buyCourse, enrolmentsOf, insertCourse, openThrough } from './testing/courses';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

test('money that comes after the order was closed goes back, and the course stays shut', async () => {
  const buyer = await site.user();
  const course = await insertCourse(site.core);
  const { data } = await buyCourse(site, buyer.token, course);
  await site.atCashier(data, 'late');
  const of = { params: { id: data.order_id }, body: {}, token: buyer.token };
  expect((await site.call('POST /user/cancel/:id', of)).data.status).toBe(70);
  await until(async () => (await ledgerOf(site.core, data.order_id)).received > 0);
  const ledger = await ledgerOf(site.core, data.order_id);
  expect([ledger.status, ledger.kept, ledger.extraRefunds, balanced(ledger)]).toEqual([70, 0, 19_900, true]);
  expect(await enrolmentsOf(site.core, course)).toEqual([]);
});

test('money for a course that another order of theirs opened goes back', async () => {
  const buyer = await site.user();
  const course = await insertCourse(site.core);
  const old = await buyCourse(site, buyer.token, course);
  // Its time is over, and no timer has come by yet.
  await site.core.db
    .updateTable('orders')
    .set({ expire_at: new Date(site.clock.now() - 1000) })
    .where('id', '=', old.data.order_id)
    .execute();
  const next = await buyCourse(site, buyer.token, course);
  expect(await settleDirectly(site.core, next.data.pay_no)).toBe('paid');
  expect(await settleDirectly(site.core, old.data.pay_no)).toBe('refunding');
  const ledger = await ledgerOf(site.core, old.data.order_id);
  expect([ledger.kept, ledger.extraRefunds, balanced(ledger)]).toEqual([0, 19_900, true]);
  expect(await refundRow(site, old.data.order_id)).toMatchObject({ reason_text: '已拥有该课程，重复付款' });
  expect(await openThrough(site.core, course)).toEqual([next.data.order_id]);
  await expireOrders(site.core);
  expect((await orderRow(site, old.data.order_id)).status).toBe(70);
});

test('an unpaid order of a course that another one opened meanwhile asks for no money', async () => {
  const buyer = await site.user();
  const course = await insertCourse(site.core);
  const old = await buyCourse(site, buyer.token, course);
  const putExpiry = (at: number) =>
    site.core.db
      .updateTable('orders')
      .set({ expire_at: new Date(at) })
      .where('id', '=', old.data.order_id)
      .execute();
  await putExpiry(site.clock.now() - 1000);
  const next = await buyCourse(site, buyer.token, course);
  expect(await settleDirectly(site.core, old.data.pay_no)).toBe('paid');
  for (const key of ['POST /pay/continue_wechat/:id', 'POST /pay/continue_alipay/:id'] as const) {
    const again = await site.call(key, { params: { id: next.data.order_id }, body: {}, token: buyer.token });
    expect([again.status, again.msg]).toEqual([409, '您已拥有该课程']);
  }
});

test('the buyer is told that the course is open, and it is counted once', async () => {
  const buyer = await site.user();
  const course = await insertCourse(site.core);
  const { data } = await buyCourse(site, buyer.token, course);
  for (let i = 0; i < 5; i += 1) await settleDirectly(site.core, data.pay_no, `event ${i}`);
  await deliverOutbox(site.core);
  const messages = await site.core.db
    .selectFrom('messages')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', buyer.id)
    .execute();
  expect(messages).toEqual([
    {
      title: '课程已开通',
      body: '「学术论文写作入门」已开通，付款 ¥199.00。7天内学习进度不超过10%的，可以全额退款。',
      link: `/orderdetail/${data.order_id}`,
    },
  ]);
  const { students } = await site.core.db
    .selectFrom('courses')
    .select('students')
    .where('id', '=', course)
    .executeTakeFirstOrThrow();
  expect([students, (await enrolmentsOf(site.core, course)).length]).toEqual([1, 1]);
});
