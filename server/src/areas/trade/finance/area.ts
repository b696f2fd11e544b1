import { defineArea } from '../../../manifest';
import { compareDay, compareYesterday } from './run';

export const area = defineArea({
  name: 'finance',
  calls: {
    finance: async () => (await import('./routes')).routes,
  },
  jobs: [compareDay],
  ticks: [compareYesterday],
  tables: ['reconciliations', 'reconciliation_runs', 'payment_differences'],
});
