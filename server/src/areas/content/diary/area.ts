import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { calendarFeed } from './calendar/feed-route';
import { diaryRecords } from './personal-data';
import { diaryTicks } from './ticks';

/** What authors write down of their manuscripts for themselves, and what journals' pages learn from it. */
export const area = defineArea({
  name: 'diary',
  calls: {
    diary: async () => (await import('./routes')).routes,
  },
  rawRoutes: [calendarFeed],
  ticks: diaryTicks,
  tables: [
    ...(['diary_owners', 'diary_manuscripts', 'diary_rounds', 'diary_steps', 'diary_deadlines'] as const),
    ...(['diary_figures', 'diary_counted', 'diary_figures_day'] as const),
  ],
  personalData: [diaryRecords],
  examples: [{ call: 'GET /magazine/experience-figures', newest: newest('journals', 'id') }],
});
