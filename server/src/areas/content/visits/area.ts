import { defineArea } from '../../../manifest';
import { forgetVisits } from './visits';

export const area = defineArea({
  name: 'visits',
  calls: {
    visits: async () => (await import('./routes')).routes,
  },
  ticks: [forgetVisits],
  tables: ['friendly_links', 'visits'],
});
