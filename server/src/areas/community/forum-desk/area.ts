import { defineArea } from '../../../manifest';

export const area = defineArea({
  name: 'forum-desk',
  calls: {
    forumDesk: async () => (await import('./routes')).routes,
  },
});
