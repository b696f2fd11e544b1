import { orderRow, putOrder, unpaidOrder } from '../orders/testing/orders';
import { type ChannelName, type PaySite, paySite, until } from '../pay/testing/pay-site';
import { executeDueRefunds } from './execution';
import { apply, content, refundRow } from './testing/refunds';

let site: PaySite;
beforeAll(async () => {
  site = await paySite({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'refunds'] });
});
afterAll(() => site.close());
afterEach(() => site.clearFaults());

/** An order paid at the sandbox that a teacher works on. */
async function paidAndServed(channel: ChannelName) {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id, channel);
  await site.atCashier(payment, 'pay');
  await until(async () => (await orderRow(site, id)).status === 20);
  await putOrder(site, id, 40);
  return { id, token: buyer.token, payment };
}

const act = async (body: object, id: number) => {
  const staff = await site.user({ is_staff: true });
  return site.call('POST /staff/refund/act/:id', { params: { id }, token: staff.token, body: body as never });
};

const backAtBank = async (channel: ChannelName, payNo: string, refundNo: string) =>
  (await site.core.gateways[channel].queryRefund(payNo, refundNo)).status;

const settled = (id: number) =>
  until(async () => {
    site.clock.advance(10_000);
    await executeDueRefunds(site.core);
    return (await refundRow(site, id)).status === 4;
  });

test.each(['wechat', 'alipay'] as const)(
  '%s: refused, appealed, granted in part: exactly that goes back at the gateway, and the order goes on',
  async (channel) => {
    const { id, token, payment } = await paidAndServed(channel);
    await apply(site, token, id);
    const { id: refundId, refund_no } = await refundRow(site, id);
    await act({ act: 'refuse', content: '约定的内容已完成', basis: '退款规则第3条' }, refundId);
    await site.call('POST /refund/appeal/:id', { params: { id }, token, body: { content } });
    expect((await act({ act: 'approve', amount_fen: 12000 }, refundId)).status).toBe(200);
    await settled(id);
    expect(await backAtBank(channel, payment.pay_no, refund_no)).toBe('success');
    expect(await refundRow(site, id)).toMatchObject({ apply_fen: 20000, approved_fen: 12000 });
    expect(await orderRow(site, id)).toMatchObject({ status: 40, refund_status: 4 });

    // The rest can be asked back too, and only the rest.
    const more = await apply(site, token, id, { amount_fen: 27801 });
    expect(more.errors).toEqual({ amount_fen: ['最多可退 ¥278.00'] });
    await apply(site, token, id, { amount_fen: 27800 });
    await act({ act: 'approve' }, (await refundRow(site, id)).id);
    await settled(id);
    expect(await orderRow(site, id)).toMatchObject({ status: 80, refund_status: 4 });
  },
);

test('a gateway that does not answer leaves the granted refund on its way; the job ends it with the same number', async () => {
  const { id, token, payment } = await paidAndServed('wechat');
  await apply(site, token, id);
  const { id: refundId, refund_no } = await refundRow(site, id);
  await site.fault({ channel: 'wechat', on: 'any_call', kind: 'error_500', times: 0 });
  expect((await act({ act: 'approve' }, refundId)).data).toMatchObject({ status: 3 });
  await site.clearFaults();
  await settled(id);
  expect((await refundRow(site, id)).refund_no).toBe(refund_no);
  expect(await backAtBank('wechat', payment.pay_no, refund_no)).toBe('success');
});

test('a refund the bank cannot make waits for staff; finance transfers, and the order knows', async () => {
  const { id, token } = await paidAndServed('wechat');
  await apply(site, token, id);
  const { id: refundId } = await refundRow(site, id);
  await site.fault({ channel: 'wechat', on: 'refund', kind: 'abnormal' });
  await act({ act: 'approve' }, refundId);
  await until(async () => {
    site.clock.advance(10_000);
    await executeDueRefunds(site.core);
    return (await refundRow(site, id)).status === 7;
  });
  const { data } = await site.call('GET /refund/info/:id', { params: { id }, token });
  expect(data.refund).toMatchObject({ status_text: '退款处理中', actions: { withdraw: false } });
  expect(data.refund?.promise).toContain('预计1–7个工作日');
  const answer = await act({ act: 'offline', reference: 'CMB1' }, refundId);
  expect(answer.data).toMatchObject({ status: 4 });
  expect(await orderRow(site, id)).toMatchObject({ status: 40, refund_status: 4 });
});
