import { orderStatus as s } from '@harbor/contract/order-status';
import { orderAt } from '../fulfilment/testing/flow';
import { deliverySite } from '../fulfilment/testing/site';
import { orderRow } from '../orders/testing/orders';

const here = deliverySite();

test('the desk lists what waits longest first, and finds an order by its number', async () => {
  const { site, staff } = here;
  const { buyer, id } = await orderAt(site, s.waiting, { waiting_since: new Date(0) });
  const list = (body: object) =>
    site.call('POST /staff/order/list', { token: staff.token, body: body as never });
  const { order_no } = await orderRow(site, id);
  expect((await list({})).data.data[0]).toMatchObject({ id, status_text: '待接单' });
  expect((await list({ tab: 'all', keyword: order_no })).data.data.map((row) => row.id)).toEqual([id]);
  for (const tab of ['quote', 'unpaid', 'waiting', 'serving', 'delivered', 'asked', 'late', 'all'])
    expect((await list({ tab })).status).toBe(200);
  const { data } = await site.call('GET /staff/order/detail/:id', { params: { id }, token: staff.token });
  expect(data.user.phone).toMatch(/^1\d\d\*{4}\d{4}$/);
  expect(data.user.id).toBe(buyer.id);
});
