import type { BodyOf, DeskPressSpecial } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid, notFound } from '../../../http/problem';
import { newsPicture } from '../press/text/news';
import { writeLine } from './audit-line';
import { deleteShelf, type Shelf, saveShelf, unknown } from './shelf';

/** All specials in their order, with how many articles they have. */
export async function deskSpecials(db: Db): Promise<{ data: DeskPressSpecial[] }> {
  const { rows } = await sql<DeskPressSpecial>`
    select s.id, s.title, s.introduction, s.cover, s.sort, s.press_count, s.revision, (
      (select count(*) from press where special_id = s.id)
      + (select count(*) from press_drafts d join press p on p.id = d.press_id
          where d.document->'special_id' = to_jsonb(s.id) and p.special_id is distinct from s.id)
    )::int as used
    from press_specials s order by s.sort, s.id`.execute(db);
  return { data: rows };
}

const shelf: Shelf<DeskPressSpecial> = {
  table: 'press_specials',
  object: 'press_special',
  word: '专题',
  list: deskSpecials,
  inUse: (used) => `专题里还有 ${used} 篇头条（含草稿），不能删除`,
};

/** Makes a special, the last one, or changes one. @throws HttpProblem 404 · 409 somebody changed it · 422 */
export async function saveSpecial(
  core: Core,
  staffId: number,
  { cover, ...saving }: BodyOf<'POST /staff/press/special/save'>,
): Promise<{ data: DeskPressSpecial[] }> {
  if (!newsPicture.test(cover)) throw invalid({ cover: ['请重新上传封面'] });
  return saveShelf(core, staffId, shelf, saving, {
    more: { cover },
    add: (trx, kept) =>
      trx
        .insertInto('press_specials')
        .values({
          ...kept,
          cover,
          sort: sql<number>`(select coalesce(max(sort), 0) + 1 from press_specials)`,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
  });
}

/** Puts the specials into an order; those that are not named stay behind. @throws HttpProblem 404 */
export async function orderSpecials(
  core: Core,
  staffId: number,
  ids: readonly number[],
): Promise<{ data: DeskPressSpecial[] }> {
  await core.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('press_specials')
      .select(['id', 'sort'])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) throw notFound(unknown(shelf));
    const rest = rows.filter(({ id }) => !ids.includes(id)).sort((a, b) => a.sort - b.sort || a.id - b.id);
    const order = [...new Set([...ids, ...rest.map(({ id }) => id)])];
    await sql`
      update press_specials s set sort = o.place from unnest(${order}::bigint[]) with ordinality o (id, place)
      where s.id = o.id`.execute(trx);
    await writeLine(core, trx, staffId, {
      action: 'press_special.order',
      object: ['press_special', 'order'],
      detail: { count: ids.length },
    });
  });
  return deskSpecials(core.db);
}

/** Deletes a special in which no article and no draft stands. @throws HttpProblem 404 · 409 */
export const deleteSpecial = (core: Core, staffId: number, id: number) =>
  deleteShelf(core, staffId, shelf, id);
