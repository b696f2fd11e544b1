import { apiInfiniteQuery } from '@harbor/runtime';

/** Without a live stream the conversation is asked for this often, in ms. */
const every = 20_000;

/** The conversation with support, from its latest lines back to earlier ones. */
export const chatFeed = () =>
  apiInfiniteQuery(
    'GET /customer/chat/msg/list',
    {},
    { silent: true, refetchInterval: every, refetchOnWindowFocus: true },
  );
