import { dataKinds } from '../../../personal-data/kinds';
import { again, hour, quote, quotingOrder, told } from '../fulfilment/testing/flow';
import { deliverySite } from '../fulfilment/testing/site';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';

const here = deliverySite();

test('the price of an unpaid order changes for new payments; money for the old one goes back', async () => {
  const { site, staff } = here;
  const { buyer, id } = await quotingOrder(site);
  await quote(site, staff, id);
  await site.call('POST /quote/accept/:id', { params: { id }, token: buyer.token, body: { round: 1 } });
  const old = await insertPayment(site.core, id);
  const adjust = (pay_fen: number) =>
    site.call('POST /staff/order/adjust/:id', {
      params: { id },
      token: staff.token,
      body: { pay_fen, reason: '减去不需要的一章' },
    });
  expect((await adjust(128000)).errors).toEqual({ pay_fen: ['与现在的价格相同'] });
  expect((await adjust(100000)).data).toMatchObject({ pay_fen: 100000, adjust_fen: -28000 });
  expect(await told(site, buyer.id)).toContain('订单价格已调整');
  expect(await settleDirectly(site.core, old)).toBe('refunding');
  const back = await site.core.db
    .selectFrom('refunds')
    .select(['reason_code', 'reason_text'])
    .where('order_id', '=', id)
    .execute();
  expect(back).toEqual([{ reason_code: 'other_amount', reason_text: '订单金额已变更，原金额的付款退回' }]);
  expect(await settleDirectly(site.core, await insertPayment(site.core, id))).toBe('paid');
  expect((await adjust(90000)).status).toBe(409);
});

test('an answer to a quote that was replaced, expired or countered twice is refused', async () => {
  const { site, staff } = here;
  const { buyer, id } = await quotingOrder(site);
  await quote(site, staff, id);
  await quote(site, staff, id, { amount_fen: 140000 });
  const params = { id };
  const token = buyer.token;
  const old = await site.call('POST /quote/accept/:id', { params, token, body: { round: 1 } });
  expect([old.status, old.msg]).toEqual([409, '报价已更新，请刷新后确认']);
  for (const round of [2, 3]) {
    const body = { round, wish: '希望价格再低一些' };
    expect((await site.call('POST /quote/counter/:id', { params, token, body })).status).toBe(200);
    await quote(site, staff, id);
  }
  const words = await dataKinds()
    .find(({ key }) => key === 'order_words')
    ?.query(buyer.id)
    .execute(site.core.db);
  const said = words?.rows.map(({ author, content }) => `${String(author)} ${String(content)}`);
  expect(said?.filter((line) => line === 'user 希望价格再低一些')).toHaveLength(2);
  expect(said).toContainEqual(expect.stringMatching(/^operator 报价 ¥1400\.00，\d+天交付。/));
  const third = await site.call('POST /quote/counter/:id', {
    params,
    token,
    body: { round: 4, wish: '希望价格再低一些' },
  });
  expect([third.status, third.msg]).toEqual([409, '最多可请重新报价2次，请接受报价或取消订单']);
  site.clock.advance(73 * hour);
  const late = await site.call('POST /quote/accept/:id', {
    params,
    token: (await again(site, buyer)).token,
    body: { round: 4 },
  });
  expect([late.status, late.msg]).toEqual([409, '报价已过期']);
});
