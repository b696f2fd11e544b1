import type { InlinedQuery } from '@harbor/contract';
import { readToken } from '../session/storage';
import { queryClient } from './client';
import { callKey } from './keys';

/** A time so long ago that every query calls it stale. */
const longAgo = 1;

/**
 * Puts the data that the server wrote into the page into the cache, as if it had just been fetched. The server wrote it
 * for a visitor: with a token it is shown at once too, and asked for again in the background (collected? a coupon?),
 * unless the answer is the same for everybody.
 */
export function hydrateQueries(queries: readonly InlinedQuery[]): void {
  const someone = readToken() !== '';
  for (const { key, params, query, data, forEverybody } of queries) {
    const updatedAt = someone && !forEverybody ? longAgo : Date.now();
    queryClient.setQueryData(callKey(key, { params, query }), data, { updatedAt });
  }
}
