import { defineArea } from '../../../manifest';
import { sentinelPast } from './past';
import { sentinelHits } from './personal-data';
import { forgetHits } from './ticks';

export const area = defineArea({
  name: 'sentinel',
  authorPast: [sentinelPast],
  calls: {
    sentinel: async () => (await import('./routes')).routes,
  },
  queues: [async () => (await import('./desk-queue')).sentinelQueue],
  ticks: [forgetHits],
  tables: ['sentinel_hits', 'sentinel_alerts'],
  personalData: [sentinelHits],
});
