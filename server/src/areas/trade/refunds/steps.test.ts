import type { RefundAct } from '@harbor/contract';
import { type RefundStatus, refundStatusLabel } from '@harbor/contract/refund-status';
import type { TestApp } from '../../../testing/app';
import { tradeSite } from '../orders/testing/trade-site';
import { apply, putRefund, refundRow, servedOrder } from './testing/refunds';
import { findRefundStep } from './transitions';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite([]);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const statuses = Object.keys(refundStatusLabel).map(Number) as RefundStatus[];
const words = { content: '补充的说明与凭证见图片，请核对。' };

type Deed = (token: string, orderId: number, refundId: number) => Promise<{ status: number; msg: string }>;

const ofBuyer: Record<'withdraw' | 'supply' | 'appeal', Deed> = {
  withdraw: (token, id) => site.call('POST /user/cancel_refund/:id', { params: { id }, token }),
  supply: (token, id) => site.call('POST /refund/supply/:id', { params: { id }, token, body: words }),
  appeal: (token, id) => site.call('POST /refund/appeal/:id', { params: { id }, token, body: words }),
};
const byStaff =
  (act: RefundAct): Deed =>
  (_token, _orderId, id) =>
    site.call('POST /staff/refund/act/:id', {
      params: { id },
      token: staff.token,
      body: { act, content: '核对了往来记录与交付版本', basis: '退款规则第3条', reference: 'T20261121' },
    });
const deeds = [
  ...Object.entries(ofBuyer).map(([event, deed]) => ({ event, actor: 'user' as const, deed })),
  ...(['approve', 'refuse', 'ask', 'retry', 'offline'] as const).map((act) => ({
    event: act,
    actor: 'operator' as const,
    deed: byStaff(act),
  })),
];
const cases = statuses.flatMap((from) =>
  deeds.map((one) => ({ ...one, from, to: findRefundStep(from, one.event as never, one.actor)?.to })),
);

test.each(cases.filter(({ to }) => to))(
  'from $from, $actor may $event',
  async ({ from, to, deed, actor, event }) => {
    const { id, token } = await servedOrder(site);
    await apply(site, token, id);
    const refund = await putRefund(site, id, from);
    const answer = await deed(token, id, refund.id);
    expect([answer.status, answer.msg]).toEqual([200, expect.any(String)]);
    const after = await refundRow(site, id);
    // The closed gateways of this site leave granted money on its way.
    expect(after.status).toBe(to);
    const order = await site.core.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order.refund_status).toBe(to);
    const audits = await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', refund.refund_no)
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(actor === 'operator' ? [`refund.${event}`] : []);
  },
);

test.each(cases.filter(({ to }) => !to))('from $from, $event is refused', async ({ from, deed }) => {
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  const refund = await putRefund(site, id, from);
  const before = await refundRow(site, id);
  const answer = await deed(token, id, refund.id);
  expect(answer.status).toBe(409);
  expect(await refundRow(site, id)).toEqual(before);
});

test.each([1, 2, 3, 7, 8] as const)('while a refund stands at %i there is no second one', async (from) => {
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  await putRefund(site, id, from);
  const answer = await apply(site, token, id);
  expect([answer.status, answer.msg]).toEqual([409, '该订单正在退款中']);
});
