import type { DataOf } from '@harbor/contract';
import type { CollectKind } from '@harbor/contract/collect-kinds';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { collectCounts, sourceOf } from './kinds';

const perPage = 20;

/** A page of somebody's favourites of one kind, the latest first. */
export async function collectPage(
  db: Db,
  userId: number,
  kind: CollectKind,
  page: number,
): Promise<DataOf<'GET /user/get_collect'>> {
  const range = { limit: perPage, offset: (page - 1) * perPage };
  const [data, counts] = await Promise.all([
    sourceOf(kind)?.page(db, userId, range) ?? [],
    collectCounts(db, userId),
  ]);
  return { ...toPage(data, counts[kind], page, perPage), kind, counts };
}
