import { defineArea } from '../../../manifest';

/** The search over everything that the site has: each area finds its own things. */
export const area = defineArea({
  name: 'site-search',
  calls: {
    siteSearch: async () => (await import('./routes')).routes,
  },
});
