import type { OrderDetail } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { defineQuestion } from '../../../events';

/** The page of an order as its buyer sees it, which `own-orders` puts together from all that belongs to an order. */
export const orderPage = defineQuestion<{ userId: number; orderId: number; now: Date }, OrderDetail>(
  'orders.page',
);

/** One order with everything on its page. @throws HttpProblem 404 when it is not the user's */
export const orderInfo = (db: Db, userId: number, orderId: number, now: Date): Promise<OrderDetail> =>
  orderPage.ask(db, { userId, orderId, now });
