import type { CourseDetail, DataOf } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import type { Db } from '../../../db/connect';
import { judgedCoupons } from '../coupons/for-goods';

/** The person's unused coupons held against a course: what saves most first, what cannot be used last with the reason. */
export async function courseCoupons(
  db: Db,
  userId: number,
  course: { id: number; price_fen: number },
  now: Date,
): Promise<DataOf<'GET /course/:id/coupons'>> {
  const { id: goodsId, price_fen: totalFen } = course;
  const data = await judgedCoupons(
    db,
    userId,
    { kind: orderKind.course, goodsId, categoryId: 0, totalFen, quoted: false },
    now,
  );
  return { data, best_id: data.find(({ usable }) => usable)?.id ?? null };
}

/** The one that saves most; null for none. */
export async function courseCoupon(
  db: Db,
  userId: number,
  course: { id: number; price_fen: number },
  now: Date,
): Promise<CourseDetail['coupon']> {
  const [best] = (await courseCoupons(db, userId, course, now)).data;
  if (!best?.usable) return null;
  return {
    id: best.id,
    title: best.title,
    off_fen: best.save_fen,
    pay_fen: course.price_fen - best.save_fen,
    expires_at: best.expire_at,
  };
}
