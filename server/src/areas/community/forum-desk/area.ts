import { defineArea } from '../../../manifest';
import { forumPast } from './past';

export const area = defineArea({
  name: 'forum-desk',
  authorPast: [forumPast],
  calls: {
    forumDesk: async () => (await import('./routes')).routes,
  },
  queues: [
    async () => (await import('./desk-queues')).postQueue,
    async () => (await import('./desk-queues')).commentQueue,
    async () => (await import('./desk-queues')).topicQueue,
  ],
});
