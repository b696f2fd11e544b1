import { defineArea } from '../../../manifest';
import { reviews } from './personal-data';

export const area = defineArea({
  name: 'reviews',
  calls: {
    reviews: async () => (await import('./routes')).routes,
  },
  tables: ['appraises', 'appraise_history'],
  personalData: [reviews],
});
