import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'order-desk',
  calls: {
    orderDesk: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).orderQueue],
});
