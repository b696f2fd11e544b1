import { orderRow, unpaidOrder } from '../orders/testing/orders';
import { executeDueRefunds } from '../refunds/execution';
import { deliverOutbox } from './outbox-delivery';
import { ledgerOf } from './testing/ledger';
import { type ChannelName, type PaySite, paySite, until } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());
afterEach(() => site.clearFaults());

const channels: ChannelName[] = ['wechat', 'alipay'];

async function paid(channel: ChannelName) {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id, channel);
  await site.atCashier(payment, 'pay');
  await until(async () => (await orderRow(site, id)).status === 20);
  return { buyer, id, payment };
}

const cancel = (token: string, id: number) =>
  site.call('POST /user/cancel/:id', { params: { id }, body: { reason: '不需要了' }, token });
const refundOf = (id: number) =>
  site.core.db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const closed = (id: number) =>
  until(async () => {
    await executeDueRefunds(site.core);
    return (await orderRow(site, id)).status === 80;
  });

describe.each(channels)('%s', (channel) => {
  test('a paid order nobody began is refunded whole, closes, and the buyer is told', async () => {
    const { buyer, id } = await paid(channel);
    const answer = await cancel(buyer.token, id);
    expect([3, 4]).toContain(answer.data.refund_status);
    await closed(id);
    const { data } = await site.call('POST /user/order_info/:id', { params: { id }, token: buyer.token });
    expect(data).toMatchObject({ status: 80, refund_status: 4, hint: '¥398.00 已原路退回' });
    expect(data.refund).toMatchObject({ status: 4, apply_fen: 39800, reason: '不需要了' });
    expect(data.milestones.at(-1)?.label).toBe('已关闭');
    await deliverOutbox(site.core);
    const messages = await site.core.db
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', buyer.id)
      .orderBy('id')
      .execute();
    expect(messages.map((message) => message.title)).toEqual(['付款成功', '退款已完成']);
  });

  test.each(['reset_before', 'reset_after', 'error_500'] as const)(
    'with %s at the gateway the same number is repeated, and the money goes back once',
    async (kind) => {
      const { buyer, id, payment } = await paid(channel);
      await site.fault({ channel, on: 'refund', kind, out_trade_no: payment.pay_no });
      const answer = await cancel(buyer.token, id);
      expect(answer.status).toBe(200);
      const before = await refundOf(id);
      if (answer.data.refund_status === 3) site.clock.advance(60_000);
      await closed(id);
      const after = await refundOf(id);
      expect([after.refund_no, after.status]).toEqual([before.refund_no, 4]);
      expect((await ledgerOf(site.core, id)).orderRefunds).toBe(39800);
    },
  );

  test('a gateway that stays silent leaves 退款处理中, and the job ends it later', async () => {
    const { buyer, id } = await paid(channel);
    await site.fault({ channel, on: 'any_call', kind: 'error_500', times: 0 });
    const answer = await cancel(buyer.token, id);
    expect(answer.data).toEqual({ status: 20, refund_status: 3 });
    const { data } = await site.call('POST /user/order_info/:id', { params: { id }, token: buyer.token });
    expect([data.refund_text, data.hint]).toEqual([
      '退款处理中',
      '退款 ¥398.00 处理中，预计1–7个工作日原路退回',
    ]);
    expect(data.actions).toMatchObject({ refund: false, cancel_refund: false });
    await site.clearFaults();
    site.clock.advance(60_000);
    await closed(id);
  });
});

test('a refund the bank cannot make goes to staff', async () => {
  const { buyer, id } = await paid('wechat');
  await site.fault({ channel: 'wechat', on: 'refund', kind: 'abnormal' });
  await cancel(buyer.token, id);
  await until(async () => {
    site.clock.advance(10_000);
    await executeDueRefunds(site.core);
    return (await refundOf(id)).status === 7;
  });
  expect(await orderRow(site, id)).toMatchObject({ status: 20, refund_status: 7 });
  const { refund_no } = await refundOf(id);
  const audit = await site.core.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_id', '=', refund_no)
    .execute();
  expect(audit.map((row) => row.action)).toEqual(['refund.needs_staff']);
});

test('a refund notify that comes before our own call has returned ends the refund once', async () => {
  const { buyer, id } = await paid('wechat');
  const real = site.core.gateways.wechat.refund;
  const slow = jest.spyOn(site.core.gateways.wechat, 'refund').mockImplementation(async (order) => {
    const state = await real(order);
    await until(async () => (await refundOf(id)).status === 4);
    return state;
  });
  await cancel(buyer.token, id);
  slow.mockRestore();
  expect((await orderRow(site, id)).status).toBe(80);
  const done = await site.core.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'refund_done')
    .where('ref', '=', (await refundOf(id)).refund_no)
    .execute();
  expect(done).toHaveLength(1);
});
