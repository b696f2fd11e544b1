import { orderRow, paidOrder, putOrder, unpaidOrder } from '../orders/testing/orders';
import { type PaySite, paySite } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

test('an answer of the gateway that is refused for its amount does not keep an order from being cancelled', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  await site.start(buyer.token, id, 'wechat');
  const real = site.core.gateways.wechat.query;
  const query = jest.spyOn(site.core.gateways.wechat, 'query').mockImplementation(async (payNo) => ({
    ...(await real(payNo)),
    status: 'success',
    amountFen: 1,
  }));
  const cancelled = await site.call('POST /user/cancel/:id', {
    params: { id },
    body: {},
    token: buyer.token,
  });
  query.mockRestore();
  expect([cancelled.status, (await orderRow(site, id)).status]).toEqual([200, 70]);
  const alarms = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'payment.refused')
    .execute();
  expect(alarms).toHaveLength(1);
});

test('an order that was refunded and closed is not answered as paid', async () => {
  const buyer = await site.user();
  const id = await paidOrder(site, buyer.token);
  expect((await site.start(buyer.token, id)).data.status).toBe(1);
  await putOrder(site, id, 80);
  const { status, msg } = await site.start(buyer.token, id);
  expect([status, msg]).toEqual([409, '订单已取消或状态已变化，不能付款']);
});
