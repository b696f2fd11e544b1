import { type CollectKind, collectKinds } from '@harbor/contract/collect-kinds';
import type { Db } from '../../../db/connect';
import { collectedPosts } from '../../community/forum/collected';
import { collectedServices } from '../../trade/services/catalogue/collected';
import type { CollectSource } from './source';

/** Whose favourites there are; a kind without an entry has none yet. */
const sources: Partial<Record<CollectKind, CollectSource>> = {
  service: collectedServices,
  post: collectedPosts,
};

/** Where the favourites of a kind are kept; undefined for one that this server has not. */
export const sourceOf = (kind: CollectKind): CollectSource | undefined => sources[kind];

/** How many favourites somebody has of each kind. */
export async function collectCounts(db: Db, userId: number): Promise<Record<CollectKind, number>> {
  const counted = await Promise.all(
    collectKinds.map(async (kind) => [kind, (await sources[kind]?.count(db, userId)) ?? 0] as const),
  );
  return Object.fromEntries(counted) as Record<CollectKind, number>;
}
