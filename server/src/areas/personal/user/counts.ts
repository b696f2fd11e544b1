import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { collectCounts } from '../../base/collect/kinds';
import { countOf } from '../../community/member/figures';
import { countRelated } from '../../community/member/relations';
import { soonMs } from '../../trade/coupons/present';
import { coursesOf } from '../../trade/courses/access';
import { orderCounts } from '../../trade/own-orders/counts';

async function coupons(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('user_coupons')
    .select(({ fn }) => [
      fn.countAll<number>().as('coupon'),
      fn
        .countAll<number>()
        .filterWhere('expire_at', '<', new Date(now.getTime() + soonMs))
        .as('coupon_expiring'),
    ])
    .where('user_id', '=', userId)
    .where('status', '=', 0)
    .where('expire_at', '>', now)
    .executeTakeFirstOrThrow();
}

async function collected(db: Db, userId: number): Promise<number> {
  const counts = await collectCounts(db, userId);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The counts of the personal centre. */
export async function personalCounts(
  db: Db,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /user/get_pc_num'>> {
  const [orders, coupon, collect, course, follow, fans, like] = await Promise.all([
    orderCounts(db, userId, now),
    coupons(db, userId, now),
    collected(db, userId),
    coursesOf(db, userId),
    countRelated(db, 'following', userId),
    countRelated(db, 'fans', userId),
    countOf(db, 'post_likes', userId),
  ]);
  return { follow, fans, like, course, collect, ...coupon, ...orders };
}
