import { type CollectKind, collectKinds } from '@harbor/contract/collect-kinds';
import type { Db } from '../../../db/connect';
import { areaManifests } from '../../../manifest';
import type { CollectSource } from './source';

declare module '../../../manifest' {
  interface AreaManifest {
    /** Its things that people collect. */
    collects?: Partial<Record<CollectKind, CollectSource>>;
  }
}

/** Where the favourites of a kind are kept; undefined for one that this server has not. */
export const sourceOf = (kind: CollectKind): CollectSource | undefined =>
  areaManifests().find(({ collects }) => collects?.[kind])?.collects?.[kind];

/** How many favourites somebody has of each kind. */
export async function collectCounts(db: Db, userId: number): Promise<Record<CollectKind, number>> {
  const counted = await Promise.all(
    collectKinds.map(async (kind) => [kind, (await sourceOf(kind)?.count(db, userId)) ?? 0] as const),
  );
  return Object.fromEntries(counted) as Record<CollectKind, number>;
}
