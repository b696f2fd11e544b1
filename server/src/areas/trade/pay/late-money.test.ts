import { expireOrders } from '../checkout/expire';
import { orderRow, unpaidOrder } from '../orders/testing/orders';
import { couponStatus, insertCoupon, insertGoods, stockOf } from '../orders/testing/shop';
import { executeDueRefunds } from '../refunds/execution';
import { deliverOutbox } from './outbox-delivery';
import { pollPayments } from './poll';
import { balanced, ledgerOf } from './testing/ledger';
import { type PaySite, paySite, until } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());
afterEach(() => site.clearFaults());

const messagesOf = async (userId: number) => {
  await deliverOutbox(site.core);
  const rows = await site.core.db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.title);
};

const refunded = (id: number) =>
  until(async () => {
    await executeDueRefunds(site.core);
    const rows = await site.core.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
    return rows.length > 0 && rows.every((row) => row.status === 4) && rows;
  });

test('money that arrives after the order was closed goes back by itself, is told and audited', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id);
  await site.atCashier(payment, 'late');
  const closed = await site.call('POST /user/cancel/:id', { params: { id }, body: {}, token: buyer.token });
  expect(closed.data.status).toBe(70);
  await until(async () => (await ledgerOf(site.core, id)).received > 0);
  const rows = await refunded(id);
  expect(rows.map((row) => [row.kind, row.apply_fen, row.reason_code])).toEqual([
    ['extra', 39800, 'late_payment'],
  ]);
  const ledger = await ledgerOf(site.core, id);
  expect([ledger.status, ledger.kept, balanced(ledger)]).toEqual([70, 0, true]);
  expect(await messagesOf(buyer.id)).toEqual(['收到一笔多余的付款，正在退回', '退款已完成']);
  const audit = await site.core.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_id', '=', payment.pay_no)
    .execute();
  expect(audit.map((row) => row.action)).toEqual(['payment.extra_refunded']);
  const { data } = await site.call('POST /user/order_info/:id', { params: { id }, token: buyer.token });
  expect(data.history.map((row) => row.title)).toContain('收到多余的付款 ¥398.00，已自动发起退款');
});

test('an order paid in the last second is kept although its notify is lost', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id);
  await site.fault({ channel: 'wechat', on: 'notify', kind: 'lose', out_trade_no: payment.pay_no });
  await site.atCashier(payment, 'pay');
  site.clock.advance(31 * 60_000);
  expect(await expireOrders(site.core)).toBe(0);
  expect((await orderRow(site, id)).status).toBe(20);
});

test('timeout gives coupon and stock back and closes the number at the gateway', async () => {
  const buyer = await site.user();
  const goods = await insertGoods(site.core, { stock: 4 });
  const coupon = await insertCoupon(site.core, buyer.id);
  const bought = await site.call('POST /service/purchase/:id', {
    params: { id: goods.id },
    body: { spec_id: goods.specId, agreed: true, coupon_id: coupon },
    token: buyer.token,
  });
  const { data: payment } = await site.start(buyer.token, bought.data.order_id);
  expect([await couponStatus(site.core, coupon), await stockOf(site.core, goods.specId)]).toEqual([1, 3]);
  site.clock.advance(31 * 60_000);
  expect(await expireOrders(site.core)).toBe(1);
  expect([await couponStatus(site.core, coupon), await stockOf(site.core, goods.specId)]).toEqual([0, 4]);
  expect((await site.core.gateways.wechat.query(payment.pay_no)).status).toBe('closed');
});

test('an Alipay page that nobody opened yet is watched; paid by its back door, the money goes back', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: first } = await site.start(buyer.token, id, 'alipay');
  const closed = await site.call('POST /wechat/cancel/:id', { params: { id }, token: buyer.token });
  expect(closed.data).toEqual({ status: 10, closed: false });
  const { data: second } = await site.start(buyer.token, id, 'wechat');
  await site.atCashier(second, 'pay');
  await until(async () => (await orderRow(site, id)).status === 20);
  await site.atCashier(first, 'pay');
  await until(async () => (await ledgerOf(site.core, id)).received === 79600);
  const rows = await refunded(id);
  expect(rows.map((row) => [row.kind, row.reason_code])).toEqual([['extra', 'double_payment']]);
  const ledger = await ledgerOf(site.core, id);
  expect([ledger.status, ledger.kept, balanced(ledger)]).toEqual([20, 39800, true]);
  expect(await messagesOf(buyer.id)).toEqual(['付款成功', '收到一笔多余的付款，正在退回', '退款已完成']);
});

test('/wechat/cancel closes the gateway’s transaction and leaves the order payable', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id);
  const closed = await site.call('POST /wechat/cancel/:id', { params: { id }, token: buyer.token });
  expect(closed.data).toEqual({ status: 10, closed: true });
  const again = await site.start(buyer.token, id);
  expect(again.data.pay_no).not.toBe(payment.pay_no);
  await site.atCashier(again.data, 'pay');
  await until(async () => (await orderRow(site, id)).status === 20);
});

test('with the gateway away an order can still be cancelled; the poller closes the number afterwards', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id);
  await site.fault({ channel: 'wechat', on: 'any_call', kind: 'error_500', times: 0 });
  const closed = await site.call('POST /user/cancel/:id', { params: { id }, body: {}, token: buyer.token });
  expect(closed.data.status).toBe(70);
  await site.clearFaults();
  site.clock.advance(20_000);
  await pollPayments(site.core);
  expect((await site.core.gateways.wechat.query(payment.pay_no)).status).toBe('closed');
});

test('a number that stays unknown is watched for 25 hours after its expiry and then given up', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id, 'alipay');
  const row = () =>
    site.core.db
      .selectFrom('payments')
      .selectAll()
      .where('pay_no', '=', payment.pay_no)
      .executeTakeFirstOrThrow();
  site.clock.advance(31 * 60_000);
  await expireOrders(site.core);
  site.clock.advance(24 * 3600_000);
  while ((await pollPayments(site.core)) > 0);
  expect(await row()).toMatchObject({ status: 0 });
  site.clock.advance(1.1 * 3600_000);
  while ((await pollPayments(site.core)) > 0);
  expect(await row()).toMatchObject({ status: 2, next_poll_at: null });
});
