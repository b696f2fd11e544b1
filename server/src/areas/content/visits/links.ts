import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../db/connect';

/** Friendly links in their order. */
export async function friendlyLinks(db: Db): Promise<DataOf<'GET /get_links'>> {
  const data = await db
    .selectFrom('friendly_links')
    .select(['id', 'title', 'links'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return { data };
}
