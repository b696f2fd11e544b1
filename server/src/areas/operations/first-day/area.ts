import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'first-day',
  calls: {
    firstDay: async () => (await import('./routes')).routes,
  },
  tables: ['first_day_tries'],
});
