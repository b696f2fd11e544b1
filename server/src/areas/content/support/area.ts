import { defineArea } from '../../../manifest';
import { latestService, unreadService } from '../../base/messages/service-box';
import { latestServiceLine, unreadServiceOf } from './latest';
import { chats, tickets } from './personal-data';
import { supportTicks } from './ticks';

export const area = defineArea({
  name: 'support',
  calls: {
    support: async () => (await import('./routes')).routes,
  },
  queues: [
    async () => (await import('./desk-queues')).ticketQueue,
    async () => (await import('./desk-queues')).chatQueue,
  ],
  ticks: supportTicks,
  tables: [
    'support_contacts',
    'support_conversations',
    'support_messages',
    'support_replies',
    'tickets',
    'ticket_lines',
  ],
  on: [unreadService.answeredBy(unreadServiceOf), latestService.answeredBy(latestServiceLine)],
  personalData: [chats, tickets],
});
