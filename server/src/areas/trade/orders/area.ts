import { defineArea } from '../../../manifest';
import { isOwnOrder } from '../../content/support/subjects';
import { ownOrders, takenOrders } from './closing-blockers';
import { deliverables, orders } from './personal-data';
import { ownOrder } from './queries';

/** What an order is, for all areas around it. A buyer's own calls are in `own-orders`, those of staff in `order-desk`. */
export const area = defineArea({
  name: 'orders',
  tables: ['orders', 'order_history', 'deliverables'],
  on: [
    isOwnOrder.answeredBy(
      async (db, { userId, orderId }) => (await ownOrder(db, userId, orderId)) !== undefined,
    ),
  ],
  personalData: [orders, deliverables],
  closingBlockers: [ownOrders, takenOrders],
});
