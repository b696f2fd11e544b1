import { defineEvent } from '../../../events';
import type { OrderEvent } from '../orders/transitions';

/** An unpaid order ends, under its lock. */
export const endedUnpaid = defineEvent<{ orderId: number; event: OrderEvent }>();
