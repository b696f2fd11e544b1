import { defineQuestion } from '../../../events';

/** Lines from support that these users have not read; users without any are left out. */
export const unreadService = defineQuestion<number[], Map<number, number>>('messages.unread-service');

/** What the message centre shows of a user's conversation with support. */
export const latestService = defineQuestion<number, { unread: number; latest: string; at: string | null }>(
  'messages.latest-service',
);
