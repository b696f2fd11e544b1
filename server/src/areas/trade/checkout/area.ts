import { defineArea } from '../../../manifest';
import { orderTicks } from './ticks';

export const area = defineArea({
  name: 'checkout',
  calls: {
    checkout: async () => (await import('./routes')).routes,
  },
  ticks: orderTicks,
});
