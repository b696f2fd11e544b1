import type { BodyOf, DeskPressTag } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid, notFound } from '../../../http/problem';
import { recount } from '../press/writing/move';
import { writeLine } from './audit-line';
import { deleteShelf, type Shelf, saveShelf, unknown } from './shelf';

/** All tags with how often they are used, those of most articles first. */
export async function deskTags(db: Db): Promise<{ data: DeskPressTag[] }> {
  const { rows } = await sql<DeskPressTag>`
    select t.id, t.title, t.introduction, t.press_count, t.revision, (
      (select count(*) from press_tag_links where tag_id = t.id)
      + (select count(*) from press_drafts d where d.document->'tags' @> to_jsonb(t.id)
          and not exists (select 1 from press_tag_links l where l.press_id = d.press_id and l.tag_id = t.id))
    )::int as used
    from press_tags t order by t.press_count desc, t.id`.execute(db);
  return { data: rows };
}

const shelf: Shelf<DeskPressTag> = {
  table: 'press_tags',
  object: 'press_tag',
  word: '标签',
  list: deskTags,
  inUse: (used) => `还有 ${used} 篇头条（含草稿）使用这个标签，不能删除；可以并入其他标签`,
};

/** Makes a tag, or changes one. @throws HttpProblem 404 · 409 somebody changed it · 422 */
export const saveTag = (core: Core, staffId: number, saving: BodyOf<'POST /staff/press/tag/save'>) =>
  saveShelf(core, staffId, shelf, saving, {
    add: (trx, kept) => trx.insertInto('press_tags').values(kept).returning('id').executeTakeFirstOrThrow(),
  });

/** Makes a tag one with another: its articles and drafts go over, each counted once. @throws HttpProblem 404 · 422 on `into` */
export async function mergeTag(
  core: Core,
  staffId: number,
  id: number,
  into: number,
): Promise<{ data: DeskPressTag[] }> {
  if (id === into) throw invalid({ into: ['不能并入自己'] });
  await core.db.transaction().execute(async (trx) => {
    // In the order of their ids, so that two merges do not wait for each other.
    const rows = await trx
      .selectFrom('press_tags')
      .selectAll()
      .where('id', 'in', [id, into])
      .orderBy('id')
      .forUpdate()
      .execute();
    const row = rows.find((one) => one.id === id);
    const target = rows.find((one) => one.id === into);
    if (!row) throw notFound(unknown(shelf));
    if (!target) throw invalid({ into: ['要并入的标签不存在'] });
    await sql`
      insert into press_tag_links (press_id, tag_id, position, published_at, type, special_id, hot, collects)
      select press_id, ${into}, position, published_at, type, special_id, hot, collects from press_tag_links where tag_id = ${id}
      on conflict do nothing`.execute(trx);
    await trx.deleteFrom('press_tag_links').where('tag_id', '=', id).execute();
    await sql`
      update press_drafts set document = jsonb_set(document, '{tags}', (
        select coalesce(jsonb_agg(distinct case when tag = to_jsonb(${id}::bigint) then to_jsonb(${into}::bigint) else tag end), '[]')
        from jsonb_array_elements(document->'tags') tag))
      where document->'tags' @> to_jsonb(${id}::bigint)`.execute(trx);
    await recount(trx, 'press_tags', [into]);
    await trx.deleteFrom('press_tags').where('id', '=', id).execute();
    await writeLine(core, trx, staffId, {
      action: 'press_tag.merge',
      object: ['press_tag', String(id)],
      detail: { title: row.title, into: target.title },
    });
  });
  return deskTags(core.db);
}

/** Deletes a tag that no article and no draft has. @throws HttpProblem 404 · 409 */
export const deleteTag = (core: Core, staffId: number, id: number) => deleteShelf(core, staffId, shelf, id);
