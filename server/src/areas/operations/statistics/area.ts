import { defineArea } from '../../../manifest';
import { countSiteDays } from './site-days';

export const area = defineArea({
  name: 'statistics',
  calls: {
    statistics: async () => (await import('./routes')).routes,
  },
  ticks: [countSiteDays],
  tables: ['site_days'],
});
