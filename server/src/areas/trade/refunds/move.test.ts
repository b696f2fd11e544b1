import { type RefundStatus, refundStatusLabel } from '@harbor/contract/refund-status';
import type { TestApp } from '../../../testing/app';
import { orderRow } from '../orders/testing/orders';
import { tradeSite } from '../orders/testing/trade-site';
import type { Actor } from '../orders/transitions';
import { moveRefund } from './move';
import type { RefundRow } from './rows';
import { apply, putRefund, refundRow, servedOrder } from './testing/refunds';
import { findRefundStep, refundSteps } from './transitions';

let site: TestApp;
let orderId: number;
beforeAll(async () => {
  site = await tradeSite([]);
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  orderId = id;
});
afterAll(() => site.close());

const actors: Actor[] = ['user', 'teacher', 'operator', 'system', 'channel'];
const events = [...new Set(refundSteps.map(({ event }) => event))];
const attempts = events.flatMap((event) => actors.map((actor) => ({ event, actor })));
const statuses = Object.entries(refundStatusLabel)
  .map(([code, label]) => ({ from: Number(code) as RefundStatus, label }))
  .filter(({ from }) => Number(from) !== 0);

const lines = () => site.core.db.selectFrom('refund_lines').selectAll().orderBy('id').execute();

const move = (refund: RefundRow, { event, actor }: (typeof attempts)[number]) =>
  site.core.db.transaction().execute((trx) => moveRefund(trx, refund, event, { actor, at: new Date() }));

test.each(statuses)('from $label every legal step is taken, mirrored and written down', async ({ from }) => {
  for (const attempt of attempts) {
    const step = findRefundStep(from, attempt.event, attempt.actor);
    if (!step) continue;
    const refund = await putRefund(site, orderId, from);
    expect(await move(refund, attempt)).toBe(step.to);
    const after = [(await refundRow(site, orderId)).status, (await orderRow(site, orderId)).refund_status];
    expect(after).toEqual([step.to, step.to]);
    expect((await lines()).at(-1)).toMatchObject({
      event: attempt.event,
      actor: attempt.actor,
      from_status: from,
      to_status: step.to,
    });
  }
});

test.each(statuses)('from $label every other step is a 409, and nothing changes', async ({ from }) => {
  const refund = await putRefund(site, orderId, from);
  const said = await lines();
  for (const attempt of attempts)
    if (!findRefundStep(from, attempt.event, attempt.actor))
      await expect(move(refund, attempt)).rejects.toMatchObject({ status: 409 });
  expect([await refundRow(site, orderId), await lines()]).toEqual([refund, said]);
});
