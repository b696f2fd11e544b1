import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { specText } from '../orders/labels/spec-text';
import { ownOrder } from '../orders/queries';
import { reviewable, reviewUntil } from '../orders/review-window';
import { reviewLimits } from './limits';
import { presentOwn } from './present';
import { fullReviews, ownReviewOf } from './queries';
import { tagsFor } from './tags';
import { whyNot } from './write';

/** One page of a user's own reviews, newest first, whatever their state. */
export async function myReviews(
  db: Db,
  userId: number,
  page: number,
  now: Date,
): Promise<DataOf<'POST /user/appraise'>> {
  const perPage = reviewLimits.ownPerPage;
  return paginate(
    fullReviews(db)
      .where('appraises.user_id', '=', userId)
      .orderBy('appraises.created_at', 'desc')
      .orderBy('appraises.id', 'desc'),
    { page, perPage, counted: db.selectFrom('appraises').where('user_id', '=', userId) },
    (rows) => rows.map((row) => presentOwn(row, now)),
  );
}

const finished = 60;

/**
 * What the page of one order's review needs: the order, whether it can be reviewed, and the review once there is one.
 * @throws HttpProblem 404 not the user's order
 */
export async function orderReview(
  db: Db,
  userId: number,
  orderId: number,
  now: Date,
): Promise<DataOf<'GET /user/appraise/:id'>> {
  const [order, review] = await Promise.all([
    ownOrder(db, userId, orderId),
    ownReviewOf(db, userId, orderId),
  ]);
  if (!order) throw notFound('订单不存在');
  return {
    order: {
      id: order.id,
      order_no: order.order_no,
      goods_id: order.goods_id,
      title: order.goods.title,
      cover: order.goods.cover,
      category_title: order.goods.category_title,
      spec_text: specText(order),
      teacher_name: order.teacher?.name ?? '',
      finished_at: toMomentOrNull(order.finished_at),
    },
    actions: { review: reviewable(order, now) },
    reason: review ? '' : whyNot(order, now),
    review_until: order.status === finished ? toMoment(reviewUntil(order)) : null,
    tags: tagsFor(order.goods.category_id),
    review: review ? presentOwn(review, now) : null,
  };
}
