import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, updateRows } from '../../../db/rows';
import { invalid, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { categoryTree } from '../forum/reading/categories';

/**
 * Makes a category or changes one. There are two levels; one that stands above others, or has posts, stays where it is.
 * @throws HttpProblem 404 · 422 by field
 */
export async function saveCategory(
  core: Core,
  staffId: number,
  body: BodyOf<'POST /staff/post_category/save'>,
): Promise<DataOf<'POST /staff/post_category/save'>> {
  await core.db.transaction().execute(async (trx) => {
    const { id, parent_id = null, title, description, sort, active, asks } = body;
    await requireTop(trx, parent_id, id);
    await requireFree(trx, body);
    const given = {
      title,
      ...(description !== undefined && { description }),
      ...(sort !== undefined && { sort }),
      ...(active !== undefined && { active }),
      ...(asks !== undefined && { asks }),
    };
    const saved = id
      ? await change(trx, id, body.parent_id, given)
      : (
          await trx
            .insertInto('post_categories')
            .values({ ...given, parent_id })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'post_category.save',
      object: ['post_category', String(saved)],
      detail: { title, ...(active !== undefined && { active }) },
    });
  });
  return { data: await categoryTree(core.db) };
}

async function change(
  trx: Db,
  id: number,
  parentId: number | null | undefined,
  given: object,
): Promise<number> {
  const row = await trx
    .selectFrom('post_categories')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('分类不存在');
  if (parentId !== undefined && parentId !== row.parent_id) {
    const used = await trx
      .selectFrom('posts')
      .select('id')
      .where('category_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    const above = await findRow(trx, 'post_categories', { parent_id: id }, ['id']);
    if (used || above) throw invalid({ parent_id: ['已有帖子或下级分类，不能移动'] });
  }
  await updateRows(
    trx,
    'post_categories',
    { id },
    { ...given, ...(parentId !== undefined && { parent_id: parentId }) },
  );
  return id;
}

async function requireTop(trx: Db, parentId: number | null, id: number | undefined): Promise<void> {
  if (parentId === null) return;
  const parent = await findRow(trx, 'post_categories', { id: parentId }, ['parent_id']);
  if (!parent || parent.parent_id !== null || parentId === id)
    throw invalid({ parent_id: ['请选择一级分类'] });
  const direct = await trx
    .selectFrom('posts')
    .select('id')
    .where('category_id', '=', parentId)
    .limit(1)
    .executeTakeFirst();
  if (direct) throw invalid({ parent_id: ['这个分类已有帖子，不能再分下级'] });
}

async function requireFree(
  trx: Db,
  { id, parent_id, title }: BodyOf<'POST /staff/post_category/save'>,
): Promise<void> {
  const taken = await trx
    .selectFrom('post_categories')
    .select('id')
    .where('title', '=', title)
    .where('parent_id', parent_id ? '=' : 'is', parent_id ?? null)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst();
  if (taken) throw invalid({ title: ['已有同名的分类'] });
}
