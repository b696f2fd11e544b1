import { newTradeNo } from '../../areas/trade/orders/numbers';
import { makeRefund, moveRefund } from '../../areas/trade/refunds/move';
import { release, reserve } from '../../areas/trade/refunds/reserve';
import type { Db } from '../../db/connect';
import { buyer, digits, hour } from './numbers';
import type { OrderData } from './shapes';

/** Who decides refunds in the demo. */
const operator = 9;

const actors = { grant: 'system', done: 'channel', refuse: 'operator', ask: 'operator' } as const;

/** What the demo's refund asks for, in 分. */
export const refundFen = (order: OrderData, payFen: number): number =>
  Math.floor((payFen * (order.refund?.percent ?? 0)) / 100);

/** The order's refund, taken through the product's own table of steps. */
export async function seedRefund(
  trx: Db,
  order: OrderData,
  paymentId: number,
  payFen: number,
  now: number,
): Promise<void> {
  const { refund } = order;
  if (!refund) return;
  const amountFen = refundFen(order, payFen);
  const asked = new Date(now - refund.hours * hour);
  await reserve(trx, paymentId, amountFen, asked);
  const made = await makeRefund(
    trx,
    'apply',
    {
      refund_no: newTradeNo('R'),
      order_id: order.id,
      payment_id: paymentId,
      kind: 'order',
      reason_code: refund.reason_code,
      reason_text: refund.text,
      misses: refund.misses,
      apply_fen: amountFen,
      approved_fen: null,
      next_try_at: null,
      done_at: null,
    },
    { actor: 'user', actorId: buyer, at: asked, amountFen, content: refund.text },
  );
  let { status } = made;
  for (const [event, hours, content = ''] of refund.followed) {
    const at = new Date(now - hours * hour);
    const actor = actors[event];
    const actorId = actor === 'operator' ? operator : null;
    status = await moveRefund(
      trx,
      { ...made, status },
      event,
      { actor, actorId, at, content, ...(event !== 'refuse' && { amountFen }) },
      {
        ...(event === 'grant' && { approved_fen: amountFen }),
        ...(event === 'done' && { channel_no: `50${digits(`refund ${order.id}`, 26)}`, done_at: at }),
        ...(event === 'refuse' && { decided_by: operator, done_at: at }),
      },
    );
    if (event === 'refuse') await release(trx, paymentId, amountFen, at);
  }
}
