import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { heardOfPress } from './cache';
import { collectedPress } from './collected';
import { pressLikes, pressReports } from './personal-data';
import { pressFinder } from './reading/finder';
import { pressTicks } from './ticks';

export const area = defineArea({
  name: 'press',
  calls: {
    press: async () => (await import('./routes')).routes,
  },
  ticks: pressTicks,
  announces: [
    {
      calls: [
        'GET /index/press',
        'GET /press/list',
        'GET /press/front',
        'GET /press/newest',
        'GET /press/:id/detail',
        'GET /press/specials',
        'GET /press/special/:id',
        'GET /index/tags/:id',
        'GET /get_tags',
      ],
      heard: heardOfPress,
    },
  ],
  tables: [
    ...(['press', 'press_tags', 'press_specials', 'press_tag_links', 'press_search'] as const),
    ...(['press_corrections', 'press_likes', 'press_collects', 'press_views', 'press_view_days'] as const),
    ...([
      'press_reports',
      'press_drafts',
      'press_revisions',
      'press_history',
      'press_pictures',
      'press_pin',
    ] as const),
  ],
  collects: { press: collectedPress },
  finds: [pressFinder],
  personalData: [pressLikes, pressReports],
  examples: [
    { call: 'GET /press/:id/detail', newest: newest('press', 'id') },
    { call: 'GET /press/special/:id', newest: newest('press_specials', 'id') },
    { call: 'GET /index/tags/:id', newest: newest('press_tags', 'id') },
  ],
});
