import type { Db } from '../../../db/connect';
import type { FullRow } from './present';

/** Reviews with the service they are about and the name of their author. */
export const fullReviews = (db: Db) =>
  db
    .selectFrom('appraises')
    .innerJoin('goods', 'goods.id', 'appraises.goods_id')
    .innerJoin('categories', 'categories.id', 'goods.category_id')
    .innerJoin('users', 'users.id', 'appraises.user_id')
    .selectAll('appraises')
    .select(['goods.title', 'goods.cover', 'categories.title as category_title', 'users.nickname']);

/** The review of an order, if it is this user's; undefined before there is one. */
export function ownReviewOf(db: Db, userId: number, orderId: number): Promise<FullRow | undefined> {
  return fullReviews(db)
    .where('appraises.order_id', '=', orderId)
    .where('appraises.user_id', '=', userId)
    .executeTakeFirst();
}

/** A review by its own id. */
export function reviewById(db: Db, id: number): Promise<FullRow | undefined> {
  return fullReviews(db).where('appraises.id', '=', id).executeTakeFirst();
}
