import type { CatalogueRow, DataOf } from '@harbor/contract';
import { goodsStatus as s } from '@harbor/contract/goods-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { paginate } from '../../../http/page';
import { toMoment } from '../../../time';

const perPage = 20;

const statuses = { draft: s.draft, on: s.onShelf, off: s.offShelf, archived: s.archived } as const;

/** What is looked for; without a status all but the archived. */
export interface ServiceFilter {
  category_id?: number | undefined;
  status?: keyof typeof statuses | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

/** Services in the order in which everybody reads them, category by category. */
export function servicesPage(
  db: Db,
  filter: ServiceFilter,
): Promise<DataOf<'GET /staff/catalogue/services'>> {
  const { category_id, status, keyword = '', page = 1 } = filter;
  const found = db
    .selectFrom('goods')
    .innerJoin('categories', 'categories.id', 'goods.category_id')
    .where('goods.status', status ? '=' : '<>', status ? statuses[status] : s.archived)
    .$if(category_id !== undefined, (query) => query.where('goods.category_id', '=', category_id ?? 0))
    .$if(keyword !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('goods.title', 'ilike', `%${escapeLike(keyword)}%`),
          ...(/^\d{1,9}$/.test(keyword) ? [eb('goods.id', '=', Number(keyword))] : []),
        ]),
      ),
    );
  const sorted = found
    .select([
      'goods.id',
      'goods.title',
      'goods.cover',
      'goods.category_id',
      'categories.title as category_title',
      'goods.status',
      'goods.price_mode',
      'goods.price_fen',
      'goods.unit',
      'goods.sales',
      'goods.updated_at',
      sql<number>`(select count(*) from goods_specs s where s.goods_id = goods.id and s.retired_at is null)`.as(
        'specs',
      ),
      // A sum leaves out what is not counted: one without a limit makes the whole without one.
      sql<number | null>`(select case when bool_or(s.stock is null) then null else sum(s.stock) end
        from goods_specs s where s.goods_id = goods.id and s.retired_at is null)`.as('stock'),
    ])
    .orderBy('categories.sort')
    .orderBy('categories.id')
    .orderBy('goods.sort', 'desc')
    .orderBy('goods.is_hot', 'desc')
    .orderBy('goods.sales', 'desc')
    .orderBy('goods.id');
  return paginate(sorted, { page, perPage, counted: found }, (rows) =>
    rows.map((row): CatalogueRow => ({ ...row, updated_at: toMoment(row.updated_at) })),
  );
}
