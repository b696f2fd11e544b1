import { defineArea } from '../../../manifest';
import { checkNightly } from './nightly';

export const area = defineArea({
  name: 'audit',
  calls: {
    audit: async () => (await import('./routes')).routes,
  },
  ticks: [checkNightly],
  tables: ['audit_checks'],
});
