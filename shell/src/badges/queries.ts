import { apiQuery } from '@harbor/runtime';

const options = (enabled: boolean) =>
  ({
    enabled,
    silent: true,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  }) as const;

/** Orders that need the user to act. */
export const orderCount = (enabled: boolean) => apiQuery('GET /user/get_order_num', {}, options(enabled));

/** Unread messages. */
export const messageCount = (enabled: boolean) => apiQuery('GET /message/message_num', {}, options(enabled));
