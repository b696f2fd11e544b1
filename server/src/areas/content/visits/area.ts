import { defineArea } from '../../../manifest';
import { countVisits } from './count';
import { forgetVisits } from './visits';

export const area = defineArea({
  name: 'visits',
  calls: {
    visits: async () => (await import('./routes')).routes,
  },
  ticks: [countVisits, forgetVisits],
  tables: [
    ...(['friendly_links', 'visits', 'visit_salts', 'visit_visitors', 'visit_cursor'] as const),
    ...(['visit_days', 'visit_pages', 'visit_referrers'] as const),
  ],
});
