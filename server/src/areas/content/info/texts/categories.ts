import type { BodyOf, StaffHelp } from '@harbor/contract';
import type { Core } from '../../../../core';
import { findRow } from '../../../../db/rows';
import { conflict, notFound } from '../../../../http/problem';
import { staffHelp } from './help';
import { checkNumbers } from './numbers';
import { writeHelp } from './write';

/**
 * Adds a category at the end, or changes one.
 * @throws HttpProblem 404 unknown category · 409 when somebody else changed it meanwhile · 422 by field
 */
export async function saveHelpCategory(
  core: Core,
  staffId: number,
  { id, revision, ...texts }: BodyOf<'POST /staff/help/category'>,
): Promise<StaffHelp> {
  checkNumbers(texts);
  await writeHelp(core, async (trx) => {
    const saved = id
      ? await trx
          .updateTable('help_categories')
          .set((eb) => ({ ...texts, revision: eb('revision', '+', 1) }))
          .where('id', '=', id)
          .where('revision', '=', revision ?? 0)
          .returning('id')
          .executeTakeFirst()
      : await trx
          .insertInto('help_categories')
          .values(({ selectFrom }) => ({
            ...texts,
            sort: selectFrom('help_categories').select((eb) =>
              eb(eb.fn.coalesce(eb.fn.max('sort'), eb.lit(0)), '+', 1).as('next'),
            ),
          }))
          .returning('id')
          .executeTakeFirst();
    if (!saved) {
      const known = await findRow(trx, 'help_categories', { id: id ?? 0 }, ['id']);
      throw known ? conflict('这个分类刚被其他同事修改，请刷新后再改') : notFound('分类不存在');
    }
    return {
      made: saved.id,
      line: {
        actor: { type: 'staff', id: staffId },
        action: id ? 'help.category_change' : 'help.category_add',
        object: ['help_category', String(saved.id)],
        detail: { title: texts.title },
      },
    };
  });
  return staffHelp(core.db);
}

/** Takes an empty category away. @throws HttpProblem 404 · 409 while a question stands in it */
export async function deleteHelpCategory(core: Core, staffId: number, id: number): Promise<StaffHelp> {
  await writeHelp(core, async (trx) => {
    const row = await trx
      .selectFrom('help_categories')
      .select('title')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('分类不存在');
    if (await findRow(trx, 'help_articles', { category_id: id }, ['id']))
      throw conflict('分类里还有问题，请先移到其他分类');
    await trx.deleteFrom('help_categories').where('id', '=', id).execute();
    return {
      made: id,
      line: {
        actor: { type: 'staff', id: staffId },
        action: 'help.category_delete',
        object: ['help_category', String(id)],
        detail: { title: row.title },
      },
    };
  });
  return staffHelp(core.db);
}

/**
 * Puts the categories, or the questions of one, in a new order.
 * @throws HttpProblem 409 unless `ids` are exactly what is there: somebody else added or moved one
 */
export async function orderHelp(
  core: Core,
  staffId: number,
  { category_id, ids }: BodyOf<'POST /staff/help/order'>,
): Promise<StaffHelp> {
  await writeHelp(core, async (trx) => {
    const there = category_id
      ? await trx
          .selectFrom('help_articles')
          .select('id')
          .where('category_id', '=', category_id)
          .orderBy('id')
          .forUpdate()
          .execute()
      : await trx.selectFrom('help_categories').select('id').orderBy('id').forUpdate().execute();
    const wanted = new Set(ids);
    if (there.length !== ids.length || there.some(({ id }) => !wanted.has(id)))
      throw conflict('内容刚被其他同事修改，请刷新后再调整顺序');
    const table = category_id ? 'help_articles' : 'help_categories';
    for (const [place, id] of ids.entries())
      await trx
        .updateTable(table)
        .set({ sort: place + 1 })
        .where('id', '=', id)
        .execute();
    return {
      made: undefined,
      line: {
        actor: { type: 'staff', id: staffId },
        action: 'help.order',
        object: ['help_category', category_id ? String(category_id) : ''],
        detail: { count: ids.length },
      },
    };
  });
  return staffHelp(core.db);
}
