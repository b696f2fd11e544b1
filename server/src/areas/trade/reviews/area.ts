import { defineArea } from '../../../manifest';
import { catalogueCache } from '../services/catalogue/cache';
import { reviewsPast } from './past';
import { reviews } from './personal-data';

export const area = defineArea({
  name: 'reviews',
  authorPast: [reviewsPast],
  calls: {
    reviews: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).reviewQueue],
  announces: [{ calls: ['GET /appraise/list'], heard: (core) => catalogueCache(core).heard }],
  tables: ['appraises', 'appraise_history'],
  personalData: [reviews],
});
