import type { Core } from '../../../core';
import { defineEvent, defineQuestion } from '../../../events';
import type { Channel, RefundState } from '../../../gateways/gateway';
import type { OrderRow } from '../orders/rows';
import type { Actor } from '../orders/transitions';
import type { OutboxRow, PaymentRow } from './rows';

/** Somebody wants to pay an order. A handler that throws tells them why they should not. */
export const paymentStarting = defineEvent<{ order: OrderRow }>();

/** Money for an order is about to be credited, under its lock; false says that it is not wanted. */
export const orderPaying = defineEvent<{ order: OrderRow; actor: 'system' | 'channel'; at: Date }, boolean>();

/** What is worked off after the commit that asked for it, in the transaction that crosses it out. */
export const outboxWorked = defineEvent<{ core: Core; row: OutboxRow }>();

/** Money of a late or second payment, which nobody has to ask for or to grant. Amount in 分. */
export interface ExtraMoney {
  payment: Pick<PaymentRow, 'id' | 'pay_no'>;
  order: OrderRow;
  kind: 'extra';
  actor: Actor;
  actorId?: number;
  reasonCode: string;
  reasonText: string;
  amountFen: number;
  now: Date;
}

/** Gives money back that no order wants, under the locks on payment and order; answers the refund's number. */
export const giveBack = defineQuestion<ExtraMoney, string>('pay.give-back');

/** A gateway tells what became of a refund; answers whether it is one of ours. */
export const refundTold = defineQuestion<{ core: Core; channel: Channel; refund: RefundState }, boolean>(
  'pay.refund-told',
);
