import type { BodyOf, CatalogueCategory } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, updateRows } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { type AuditDetail, audit } from '../../base/accounts/audit';
import type { AuditAction } from '../../base/accounts/audit-words';
import { cardOf } from './pictures';

const unknown = '服务分类不存在或已删除';

/** All categories, hidden ones too, with the numbers of their services. */
export async function allCategories(db: Db): Promise<CatalogueCategory[]> {
  const { rows } = await sql<CatalogueCategory>`
    select c.id, c.title, c.description, c.cover, c.hidden, c.revision,
      count(g.id) filter (where g.status = 0)::integer as draft,
      count(g.id) filter (where g.status = 1)::integer as on_shelf,
      count(g.id) filter (where g.status = 2)::integer as off_shelf,
      count(g.id) filter (where g.status = 3)::integer as archived
    from categories c left join goods g on g.category_id = c.id
    group by c.id order by c.sort, c.id`.execute(db);
  return rows;
}

/** @throws HttpProblem 404 */
export async function categoryOf(db: Db, id: number): Promise<CatalogueCategory> {
  const found = (await allCategories(db)).find((one) => one.id === id);
  if (!found) throw notFound(unknown);
  return found;
}

/** A category that nobody hides, moves or deletes until the transaction ends. @throws HttpProblem 404 */
export async function lockCategory(trx: Db, id: number, how: 'share' | 'update') {
  const query = trx
    .selectFrom('categories')
    .select(['id', 'title', 'cover', 'hidden', 'revision', 'sort'])
    .where('id', '=', id);
  const row = await (how === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

function writeLine(
  core: Core,
  trx: Db,
  staffId: number,
  { action, id, detail }: { action: AuditAction; id: number; detail?: AuditDetail },
) {
  return audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action,
    object: ['goods_category', String(id)],
    ...(detail && { detail }),
  });
}

async function requireFree(trx: Db, title: string, id?: number): Promise<void> {
  const taken = await findRow(trx, 'categories', { title }, ['id']);
  if (taken && taken.id !== id) throw invalid({ title: ['已有同名的分类'] });
}

/** Makes a category, the last one. @throws HttpProblem 422 by field */
export async function createCategory(
  core: Core,
  trx: Db,
  staffId: number,
  body: BodyOf<'POST /staff/catalogue/categories/create'>,
): Promise<CatalogueCategory> {
  await requireFree(trx, body.title);
  const cover = await cardOf(trx, body.cover);
  const { id } = await trx
    .insertInto('categories')
    .values({
      ...body,
      cover,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from categories)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLine(core, trx, staffId, { action: 'goods_category.create', id, detail: { title: body.title } });
  return categoryOf(trx, id);
}

/** Changes what a category says. @throws HttpProblem 404 · 409 when somebody else changed it · 422 by field */
export async function saveCategory(
  core: Core,
  staffId: number,
  id: number,
  { revision, ...body }: BodyOf<'POST /staff/catalogue/categories/save/:id'>,
): Promise<CatalogueCategory> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockCategory(trx, id, 'update');
    if (row.revision !== revision) throw conflict('分类已被其他人修改，请刷新后再改');
    await requireFree(trx, body.title, id);
    const cover = await cardOf(trx, body.cover, row.cover);
    await updateRows(trx, 'categories', { id }, { ...body, cover, revision: revision + 1 });
    const detail = row.title === body.title ? {} : { before: row.title, after: body.title };
    await writeLine(core, trx, staffId, { action: 'goods_category.save', id, detail });
  });
  return categoryOf(core.db, id);
}

/**
 * Hides a category, or shows it again. No service of a hidden one is on the shelf, so that none is for sale where nobody
 * can find it.
 * @throws HttpProblem 404 · 409 while services of it are on the shelf, or when it is so already
 */
export async function hideCategory(
  core: Core,
  staffId: number,
  id: number,
  hidden: boolean,
): Promise<CatalogueCategory> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockCategory(trx, id, 'update');
    if (row.hidden === hidden) throw conflict(hidden ? '分类已经隐藏' : '分类已经显示');
    const { on_shelf } = await categoryOf(trx, id);
    if (hidden && on_shelf > 0) throw conflict(`分类下还有 ${on_shelf} 项在架服务，请先下架或移到其他分类`);
    await updateRows(trx, 'categories', { id }, { hidden, revision: row.revision + 1 });
    await writeLine(core, trx, staffId, {
      action: hidden ? 'goods_category.hide' : 'goods_category.show',
      id,
    });
  });
  return categoryOf(core.db, id);
}

/** Deletes a category in which no service stands. @throws HttpProblem 404 · 409 for one that is not empty */
export async function deleteCategory(
  core: Core,
  staffId: number,
  id: number,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockCategory(trx, id, 'update');
    const service = await findRow(trx, 'goods', { category_id: id }, ['id']);
    if (service) throw conflict('分类下还有服务（含草稿与已归档的），不能删除；可以隐藏');
    await trx.deleteFrom('categories').where('id', '=', id).execute();
    await writeLine(core, trx, staffId, {
      action: 'goods_category.delete',
      id,
      detail: { title: row.title },
    });
  });
  return {};
}
