import type { DataOf, PressSpecial, PressTag } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { notFound } from '../../../../http/problem';
import { toMomentOrNull } from '../../../../time';
import { cached } from '../cache';
import { pageWithin, type ReadingCore, shelfPress } from './lists';

export const toTag = (row: Pick<Selectable<DB['press_tags']>, keyof PressTag>): PressTag => ({
  id: row.id,
  title: row.title,
  introduction: row.introduction,
  press_count: row.press_count,
});

export const toSpecial = (row: Selectable<DB['press_specials']>): PressSpecial => ({
  ...toTag(row),
  cover: row.cover,
  updated_at: toMomentOrNull(row.newest_at),
});

/** All tags, those of most articles first. */
export const allTags = (core: ReadingCore): Promise<PressTag[]> =>
  cached(core, 'tags', async () => {
    const rows = await core.db
      .selectFrom('press_tags')
      .selectAll()
      .orderBy('press_count', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(toTag);
  });

/** All specials in the order of the team. */
export const allSpecials = (core: ReadingCore): Promise<PressSpecial[]> =>
  cached(core, 'specials', async () => {
    const rows = await core.db
      .selectFrom('press_specials')
      .selectAll()
      .orderBy('sort')
      .orderBy('id')
      .execute();
    return rows.map(toSpecial);
  });

/** A tag with a page of its articles. @throws HttpProblem 404 */
export function tagPage(
  core: ReadingCore,
  id: number,
  page?: number,
): Promise<DataOf<'GET /index/tags/:id'>> {
  return cached(core, `tag:${id}:${pageWithin(page)}`, async () => {
    const tags = (await allTags(core)).find((one) => one.id === id);
    if (!tags) throw notFound('标签不存在');
    return { tags, press: await shelfPress(core, { tag: id, page }, tags.press_count) };
  });
}

/** A special with a page of its articles. @throws HttpProblem 404 */
export function specialPage(
  core: ReadingCore,
  id: number,
  page?: number,
): Promise<DataOf<'GET /press/special/:id'>> {
  return cached(core, `special:${id}:${pageWithin(page)}`, async () => {
    const special = (await allSpecials(core)).find((one) => one.id === id);
    if (!special) throw notFound('专题不存在');
    return { special, press: await shelfPress(core, { special: id, page }, special.press_count) };
  });
}

/** Tags by their ids, in the order of the ids. */
export async function tagsByIds(db: Db, ids: readonly number[]): Promise<PressTag[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('press_tags').selectAll().where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, toTag(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
