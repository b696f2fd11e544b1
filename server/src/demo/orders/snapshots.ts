import type { Db } from '../../db/connect';
import type { OrderData } from './shapes';

/** Service and specification as the order keeps them. */
export async function snapshots(trx: Db, order: OrderData) {
  const goods = await trx
    .selectFrom('goods')
    .innerJoin('categories', 'categories.id', 'goods.category_id')
    .select([
      'goods.title',
      'goods.cover',
      'goods.category_id',
      'categories.title as category_title',
      'goods.price_mode',
      'goods.unit',
      'goods.form_no',
      'goods.need_trial',
    ])
    .where('goods.id', '=', order.goods)
    .executeTakeFirstOrThrow();
  const spec = await trx
    .selectFrom('goods_specs')
    .select(['id', 'name', 'price_fen', 'days', 'revisions'])
    .where('goods_id', '=', order.goods)
    .where('name', '=', order.spec)
    .executeTakeFirstOrThrow();
  return { goods, spec };
}
