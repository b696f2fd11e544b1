import { defineArea } from '../../../manifest';
import { accountPast } from './past';

export const area = defineArea({
  name: 'staff',
  authorPast: [accountPast],
  calls: {
    staff: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).accountQueue],
});
