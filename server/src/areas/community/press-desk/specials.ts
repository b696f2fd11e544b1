import type { BodyOf, DeskPressSpecial } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { newsPicture } from '../press/text/news';
import { checkTexts } from './read-document';
import { writeLine } from './write';

const unknown = '专题不存在';

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

async function lockSpecial(trx: Db, id: number) {
  const row = await trx
    .selectFrom('press_specials')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

async function requireFree(trx: Db, title: string, id: number | undefined): Promise<void> {
  const taken = await trx
    .selectFrom('press_specials')
    .select('id')
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .executeTakeFirst();
  if (taken && taken.id !== id) throw invalid({ title: ['已有同名的专题'] });
}

/** Makes a special, the last one, or changes one. @throws HttpProblem 404 · 409 somebody changed it · 422 */
export async function saveSpecial(
  core: Core,
  staffId: number,
  { id, revision, title, introduction, cover }: BodyOf<'POST /staff/press/special/save'>,
): Promise<{ data: DeskPressSpecial[] }> {
  if (!newsPicture.test(cover)) throw invalid({ cover: ['请重新上传封面'] });
  await checkTexts(core, staffId, { title, introduction });
  const updated_at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    if (id !== undefined && (await lockSpecial(trx, id)).revision !== revision)
      throw conflict('专题刚被其他同事修改，请刷新后再改');
    await requireFree(trx, title, id);
    const values = { title, introduction, cover, updated_at };
    const saved =
      id === undefined
        ? await trx
            .insertInto('press_specials')
            .values({ ...values, sort: sql<number>`(select coalesce(max(sort), 0) + 1 from press_specials)` })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await trx
            .updateTable('press_specials')
            .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await writeLine(core, trx, staffId, {
      action: 'press_special.save',
      object: ['press_special', String(saved.id)],
      detail: { title },
    });
  });
  return deskSpecials(core.db);
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
    if (ids.some((id) => !known.has(id))) throw notFound(unknown);
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
export async function deleteSpecial(core: Core, staffId: number, id: number): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSpecial(trx, id);
    const used = (await deskSpecials(trx)).data.find((special) => special.id === id)?.used ?? 0;
    if (used > 0) throw conflict(`专题里还有 ${used} 篇头条（含草稿），不能删除`);
    await trx.deleteFrom('press_specials').where('id', '=', id).execute();
    await writeLine(core, trx, staffId, {
      action: 'press_special.delete',
      object: ['press_special', String(id)],
      detail: { title: row.title },
    });
  });
  return {};
}
