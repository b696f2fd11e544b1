import { apiInfiniteQuery } from '@harbor/runtime';

/** Takes that came to nothing, the newest first. */
export const invalidTakes = () =>
  apiInfiniteQuery('GET /wait_take/invalid', {}, { silent: true, staleTime: 0 });
