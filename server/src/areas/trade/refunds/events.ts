import { defineEvent, defineQuestion } from '../../../events';
import type { OrderRow } from '../orders/rows';

/** What an order's refund has come to, under the order's lock. */
interface RefundStep {
  orderId: number;
  at: Date;
}

/** A refund of an order runs: it was opened, or went a step on. */
export const refundOpened = defineEvent<RefundStep>();

/** A refund of an order is over, one way or the other. */
export const refundEnded = defineEvent<RefundStep>();

/** A refund was granted; its money may be on its way for days. */
export const refundGranted = defineEvent<RefundStep>();

/** Staff is about to grant a refund. A handler that throws says what has to be done first. */
export const refundApproving = defineEvent<{ orderId: number }>();

/** All of an order's money is back, and the order closed. */
export const orderRefunded = defineEvent<{ order: OrderRow; at: Date }>();

/** What the buyer of an order reads before they ask for money back; empty for nothing. */
export const refundNotice = defineQuestion<number, string>('refunds.notice');
