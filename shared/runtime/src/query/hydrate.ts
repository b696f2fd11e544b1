import type { InlinedQuery } from '@harbor/contract';
import { ApiError } from '../http/api-error';
import { readToken } from '../session/storage';
import { queryClient } from './client';
import { type CallKey, callKey } from './keys';
import { saidMissing } from './said-missing';

/** A time so long ago that every query calls it stale. */
const longAgo = 1;

/** What the server knows nothing of fails at once, as if it had just been asked for. */
function putMissing(queryKey: CallKey, msg: string): void {
  const error = new ApiError({ kind: 'answer', code: 404, msg });
  saidMissing.add(error);
  const query = queryClient.getQueryCache().build(queryClient, { queryKey });
  query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}

/**
 * Puts the data that the server wrote into the page into the cache, as if it had just been fetched. The server wrote it
 * for a visitor: with a token it is shown at once too, and asked for again in the background (collected? a coupon?),
 * unless the answer is the same for everybody.
 */
export function hydrateQueries(queries: readonly InlinedQuery[]): void {
  const someone = readToken() !== '';
  for (const { key, params, query, data, missing, forEverybody } of queries) {
    const forThem = !someone || forEverybody === true;
    const queryKey = callKey(key, { params, query });
    if (missing === undefined)
      queryClient.setQueryData(queryKey, data, { updatedAt: forThem ? Date.now() : longAgo });
    else if (forThem) putMissing(queryKey, missing);
  }
}
