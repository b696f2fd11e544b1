import type { CollectKind } from '@harbor/contract/collect-kinds';
import { apiInfiniteQuery } from '@harbor/runtime';

/** Favourites of one kind, page after page, the latest first. */
export const collectFeed = (kind: CollectKind) =>
  apiInfiniteQuery('GET /user/get_collect', { query: { kind } }, { silent: true });
