import type { FormClock } from '@harbor/contract/order-form/days';
import { toMoment } from '../../../time';
import type { OrderRow } from '../orders/rows';

/** What the dates of an order's form are held against: today in Beijing, and the days that the service takes. */
export const formClock = (order: Pick<OrderRow, 'spec'>, now: Date): FormClock => ({
  today: toMoment(now).slice(0, 10),
  minDays: order.spec.days,
});
