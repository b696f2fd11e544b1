import { defineArea } from '../../../manifest';
import { orderTicks } from './ticks';

export const area = defineArea({
  name: 'checkout',
  calls: {
    services: async () => (await import('./purchase-routes')).purchaseRoutes,
  },
  ticks: orderTicks,
});
