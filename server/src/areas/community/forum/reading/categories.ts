import type { DataOf, ForumCategory, ForumCategoryChild } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { notFound } from '../../../../http/problem';
import { cached } from './cache';
import { type PostSort, postPage, type ReadingCore } from './lists';
import type { Viewer } from './viewer';

const toChild = (row: Selectable<DB['post_categories']>): ForumCategoryChild => ({
  id: row.id,
  parent_id: row.parent_id,
  title: row.title,
  description: row.description,
  cover: row.cover,
  post_count: row.post_count,
});

const rows = (db: Db) =>
  db
    .selectFrom('post_categories')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** All categories that are offered, those under others within them. */
export async function categoryTree(db: Db): Promise<ForumCategory[]> {
  const all = await rows(db);
  return all
    .filter((row) => row.parent_id === null)
    .map((row) => ({
      ...toChild(row),
      children: all.filter((child) => child.parent_id === row.id).map(toChild),
    }));
}

/** The categories that stand above. */
export async function topCategories(db: Db): Promise<ForumCategoryChild[]> {
  return (await rows(db)).filter((row) => row.parent_id === null).map(toChild);
}

const mostRecommended = 4;

/** Up to four that staff recommend, else the first. */
export async function recommendedCategories(db: Db): Promise<ForumCategoryChild[]> {
  const all = (await rows(db)).filter((row) => row.parent_id === null);
  const chosen = all.filter((row) => row.recommended);
  return (chosen.length > 0 ? chosen : all).slice(0, mostRecommended).map(toChild);
}

/** A category with a page of its posts. @throws HttpProblem 404 */
export async function categoryPage(
  core: ReadingCore,
  viewer: Viewer,
  id: number,
  { sort = 'newest', page }: { sort?: PostSort; page?: number },
): Promise<DataOf<'GET /hot_post/category/:id'>> {
  const all = await cached(core, 'categories', () => rows(core.db));
  const row = all.find((one) => one.id === id);
  if (!row) throw notFound('分类不存在');
  const parent = all.find((one) => one.id === row.parent_id);
  const where = row.parent_id === null ? { root: id } : { leaf: id };
  return {
    category: { ...toChild(row), children: all.filter((one) => one.parent_id === id).map(toChild) },
    parent: parent ? toChild(parent) : null,
    posts: await postPage(core, viewer, { where, sort, page, total: row.post_count }),
  };
}
