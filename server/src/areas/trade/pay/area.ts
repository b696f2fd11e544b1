import { defineArea } from '../../../manifest';
import { notifyRoutes } from './notify';
import { payments } from './personal-data';
import { lockMoneyOf } from './queries';
import { payTicks } from './ticks';

export const area = defineArea({
  name: 'pay',
  calls: {
    pay: async () => (await import('./routes')).routes,
  },
  rawRoutes: notifyRoutes,
  ticks: payTicks,
  tables: ['payments', 'notify_inbox', 'outbox'],
  personalData: [payments],
  closingLocks: [lockMoneyOf],
});
