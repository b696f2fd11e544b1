import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'staff',
  calls: {
    staff: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).accountQueue],
});
