import type { DataOf } from '@harbor/contract';
import type { Db } from '../../db/connect';
import { orderCounts } from '../orders/counts';

const week = 7 * 86_400_000;

async function coupons(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('user_coupons')
    .select(({ fn }) => [
      fn.countAll<number>().as('coupon'),
      fn
        .countAll<number>()
        .filterWhere('expire_at', '<', new Date(now.getTime() + week))
        .as('coupon_expiring'),
    ])
    .where('user_id', '=', userId)
    .where('status', '=', 0)
    .where('expire_at', '>', now)
    .executeTakeFirstOrThrow();
}

async function collected(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('goods_collects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The counts of the personal centre. Following, fans, likes and courses count once their areas have tables. */
export async function personalCounts(
  db: Db,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /user/get_pc_num'>> {
  const [orders, coupon, collect] = await Promise.all([
    orderCounts(db, userId),
    coupons(db, userId, now),
    collected(db, userId),
  ]);
  return { follow: 0, fans: 0, like: 0, course: 0, collect, ...coupon, ...orders };
}
