import type { OrderStatus } from '@harbor/contract/order-status';
import { defineEvent } from '../../../events';
import type { OrderRow } from './rows';
import type { Actor, OrderEvent } from './transitions';

/** A step that an order took, in the transaction in which it did, under the order's lock. */
export interface OrderMove {
  /** As it stands now. */
  order: OrderRow;
  event: OrderEvent;
  from: OrderStatus;
  actor: Actor;
  actorId: number | null;
  note: string;
  at: Date;
}

/** An order took a step: whatever has a state of its own beside it follows here, and nowhere else. */
export const orderMoved = defineEvent<OrderMove>();
