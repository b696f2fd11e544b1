import type { Category, DataOf, GoodsCard } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { paginate, toPage } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { catalogueCache } from './cache';
import { selectCards, toCard } from './card';

const onHome = 12;

/** Cards on the shelf in the shop's own order. */
function shelved(db: Db) {
  return selectCards(db)
    .where('goods.status', '=', 1)
    .orderBy('goods.sort', 'desc')
    .orderBy('goods.is_hot', 'desc')
    .orderBy('goods.sales', 'desc')
    .orderBy('goods.id');
}

/** All categories that are not hidden, with the number of their services and the lowest price. */
export function categories(core: Core): Promise<Category[]> {
  return catalogueCache(core).categories.get('all', () => loadCategories(core.db));
}

async function loadCategories(db: Db): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.id, c.title, c.description, c.cover, count(g.id)::integer as goods_count,
      min(g.price_fen) filter (where g.price_mode <> 3) as from_fen,
      coalesce((array_agg(g.unit order by (g.price_mode = 3), g.price_fen, g.id) filter (where g.id is not null))[1], '次') as from_unit
    from categories c left join goods g on g.category_id = c.id and g.status = 1
    where not c.hidden
    group by c.id order by c.sort, c.id`.execute(db);
  return rows;
}

/**
 * One page of the services on the shelf, of one category or of all.
 * @throws HttpProblem 404 unknown category
 */
export async function shelfPage(
  core: Core,
  categoryId: number | undefined,
  page: number,
  perPage: number,
): Promise<DataOf<'GET /service/goods'>> {
  if (categoryId !== undefined) await findCategory(core, categoryId);
  return catalogueCache(core).shelves.get(`${categoryId ?? 'all'}/${page}/${perPage}`, async () => {
    const counted = (await categories(core))
      .filter(({ id }) => categoryId === undefined || id === categoryId)
      .reduce((sum, { goods_count }) => sum + goods_count, 0);
    return paginate(
      shelved(core.db).$if(categoryId !== undefined, (query) =>
        query.where('goods.category_id', '=', categoryId ?? 0),
      ),
      { page, perPage, counted },
      (rows) => rows.map(toCard),
    );
  });
}

/** @throws HttpProblem 404 unknown category */
export async function findCategory(core: Core, id: number): Promise<Category> {
  const category = (await categories(core)).find((one) => one.id === id);
  if (!category) throw notFound('服务分类不存在');
  return category;
}

/** Every category with all of its services. */
export async function wholeShelf(core: Core): Promise<(Category & { goods: GoodsCard[] })[]> {
  const [known, all] = await Promise.all([
    categories(core),
    catalogueCache(core).shelves.get('whole', async () => {
      const rows = (await shelved(core.db).limit(500).execute()).map(toCard);
      return toPage(rows, rows.length, 1, 500);
    }),
  ]);
  return known.map((category) => ({
    ...category,
    goods: all.data.filter((card) => card.category_id === category.id),
  }));
}

/** What the home page recommends, and the categories. */
export function homeGoods(core: Core): Promise<DataOf<'GET /index/goods'>> {
  return catalogueCache(core).home.get('home', async () => {
    const [rows, known] = await Promise.all([
      shelved(core.db).where('goods.is_hot', '=', true).limit(onHome).execute(),
      categories(core),
    ]);
    return { data: rows.map(toCard), categories: known };
  });
}
