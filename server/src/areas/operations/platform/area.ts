import { defineArea } from '../../../manifest';
import { platformTicks } from './ticks';
import { findBearer, tokenPrefix } from './tokens';

export const area = defineArea({
  name: 'platform',
  calls: {
    platform: async () => (await import('./routes')).routes,
  },
  identifies: { prefix: tokenPrefix, find: findBearer },
  ticks: platformTicks,
  tables: [
    'releases',
    'release_channels',
    'release_moves',
    'withdrawn_releases',
    'collected_releases',
    'release_views',
    'release_outcomes',
    'deploy_tokens',
    'release_overrides',
    'address_grants',
  ],
});
