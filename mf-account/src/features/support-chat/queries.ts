import { apiInfiniteQuery, apiQuery, useApiMutation } from '@harbor/runtime';

/** Without a live stream the conversation is asked for this often, in ms. */
const every = 20_000;

/** The conversation with support, from its latest lines back to earlier ones. */
export const chatFeed = () =>
  apiInfiniteQuery(
    'GET /customer/chat/msg/list',
    {},
    { silent: true, refetchInterval: every, refetchOnWindowFocus: true },
  );

/** The user's latest orders, one of which may be shown to support. */
export const latestOrders = () =>
  apiQuery('POST /user/get_orders', { body: { page: 1 } }, { silent: true, staleTime: 0 });

/** Rates a conversation that is over. */
export const useRateChat = () =>
  useApiMutation('POST /customer/chat/rate', { invalidates: ['GET /customer/chat/msg/list'] });
