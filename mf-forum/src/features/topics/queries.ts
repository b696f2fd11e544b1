import { apiInfiniteQuery, callKey } from '@harbor/runtime';

export type TopicSort = 'hot' | 'newest';

/** All topics, as far as somebody asks for more. */
export const topicFeed = (sort: TopicSort) =>
  apiInfiniteQuery(
    'POST /topic/list',
    { body: { sort } },
    {
      silent: true,
      staleTime: 30_000,
      first: callKey('GET /topic/all', { query: { sort: sort === 'hot' ? undefined : sort } }),
    },
  );
