import { defineArea } from '../../../manifest';
import { orderPage } from '../orders/order-page';
import { orderInfo } from './read';

export const area = defineArea({
  name: 'own-orders',
  calls: {
    ownOrders: async () => (await import('./routes')).routes,
  },
  on: [orderPage.answeredBy((db, { userId, orderId, now }) => orderInfo(db, userId, orderId, now))],
});
