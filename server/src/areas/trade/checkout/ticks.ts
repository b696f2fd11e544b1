import type { Tick } from '../../../jobs/define';
import { expireOrders } from './expire';

/** What recurs for orders. */
export const orderTicks: Tick[] = [
  {
    name: 'orders.expire',
    everySeconds: 5,
    async run(core) {
      for (let round = 0; round < 20; round += 1) if ((await expireOrders(core)) === 0) return;
    },
  },
];
