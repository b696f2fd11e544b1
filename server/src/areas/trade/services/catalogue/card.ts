import type { GoodsCard } from '@harbor/contract';
import type { GoodsStatus } from '@harbor/contract/goods-status';
import type { Db } from '../../../../db/connect';

/** Services with the columns that a card shows. */
export function selectCards(db: Db) {
  return db
    .selectFrom('goods')
    .innerJoin('categories', 'categories.id', 'goods.category_id')
    .select([
      'goods.id',
      'goods.category_id',
      'categories.title as category_title',
      'goods.title',
      'goods.subtitle',
      'goods.cover',
      'goods.price_mode',
      'goods.price_fen',
      'goods.origin_price_fen',
      'goods.unit',
      'goods.deliver_days',
      'goods.free_revisions',
      'goods.need_trial',
      'goods.tags',
      'goods.sales',
      'goods.score',
      'goods.appraise_count',
      'goods.is_hot',
      'goods.status',
    ]);
}

type CardRow = Omit<GoodsCard, 'status'> & { status: GoodsStatus };

/** A row as a card. Drafts never come here: what is not on the shelf reads as taken off. */
export function toCard<T extends CardRow>(row: T): T & GoodsCard {
  return { ...row, status: row.status === 1 ? 1 : 2 };
}
