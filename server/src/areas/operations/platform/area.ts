import { defineArea } from '../../../manifest';
import { memberRemoved } from '../../identity/staff-entry/events';
import { openReleases } from './releases';
import { platformTicks } from './ticks';
import { findBearer, revokeTokensOf, tokenPrefix } from './tokens';

export const area = defineArea({
  name: 'platform',
  gives: async ({ settings, db, log }) => ({ releases: await openReleases(settings, db, log) }),
  calls: {
    platform: async () => (await import('./routes')).routes,
  },
  identifies: { prefix: tokenPrefix, find: findBearer },
  on: [memberRemoved.handledBy(revokeTokensOf)],
  ticks: platformTicks,
  tables: [
    'releases',
    'release_channels',
    'release_moves',
    'withdrawn_releases',
    'collected_releases',
    'release_views',
    'release_drawings',
    'release_outcomes',
    'deploy_tokens',
    'release_overrides',
    'address_grants',
  ],
});
