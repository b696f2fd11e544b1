import type { BodyOf, OwnAppraise } from '@harbor/contract';
import { appraiseStatus } from '@harbor/contract/appraise-status';
import { promises } from '@harbor/contract/promises';
import { subjects } from '@harbor/contract/subjects';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { grouped } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { userStatus } from '../../base/accounts/user-status';
import { checkOwnImages } from '../../base/media/own-images';
import { noteOnOrder } from '../orders/move';
import { reviewable, reviewUntil } from '../orders/review-window';
import type { OrderRow } from '../orders/rows';
import { moveAppraise, remember } from './move';
import { appendUntil, mayAppend, presentOwn } from './present';
import { fullReviews, reviewById } from './queries';
import { strangeTags } from './tags';

type ReviewInput = NonNullable<BodyOf<'POST /user/appraise/:id'>>;

/** Who writes, about what, when. `id` is the order's for a review, the review's for an addition. */
interface Writing {
  userId: number;
  id: number;
  now: Date;
}

/**
 * The buyer reviews a finished order, once; it waits for the staff's look. The order's row is locked first, so that of
 * two reviews sent at once the second finds the first.
 * @throws HttpProblem 404 not the user's order · 409 not finished, reviewed already, too late · 422 tags, pictures
 */
export async function reviewOrder(
  trx: Db,
  { userId, id, now }: Writing,
  input: ReviewInput,
): Promise<OwnAppraise> {
  const author = await authorOf(trx, userId);
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('订单不存在');
  if (!reviewable(order, now)) throw conflict(whyNot(order, now) || staleMessage);
  const { images = [], tags = [], anonymous = false, content = '', ...ratings } = input;
  if (strangeTags(order.goods.category_id, tags).length > 0) throw invalid({ tags: ['标签不正确'] });
  await checkOwnImages(trx, userId, images);

  const { id: reviewId } = await trx
    .insertInto('appraises')
    .values({
      ...ratings,
      content,
      tags,
      images,
      anonymous,
      goods_id: order.goods_id,
      order_id: order.id,
      user_id: userId,
      teacher_id: order.teacher_id,
      // Who stays anonymous is not described either.
      identity: anonymous ? '' : author.identity,
      spec_name: specName(order),
      append_content: null,
      append_at: null,
      reply_content: null,
      reply_name: null,
      reply_at: null,
      status: appraiseStatus.waiting,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const context = { part: 'review', event: 'write', actor: 'user', actorId: userId, at: now } as const;
  await remember(trx, reviewId, context, null, appraiseStatus.waiting);
  await updateRows(trx, 'orders', { id: order.id }, { reviewed: true, updated_at: now });
  await noteOnOrder(trx, order, 'review', { actor: 'user', actorId: userId, at: now });
  const row = await reviewById(trx, reviewId);
  if (!row) throw new Error(`Review ${reviewId} is not there`);
  return presentOwn(row, now);
}

/**
 * Why an order cannot be reviewed, as its buyer reads it; empty where there is nothing more to say than that it moved.
 */
export function whyNot(order: OrderRow, now: Date): string {
  if (order.reviewed) return '您已评价过这个订单';
  if (order.kind !== 1) return '课程订单请在课程页评价';
  if (order.status !== 60) return '订单完成后才能评价';
  if (reviewUntil(order) <= now) return `评价期已过：完成后${promises.reviewDays}天内可以评价`;
  return reviewable(order, now) ? '' : '退款处理中，暂时不能评价';
}

/** What is said of the author beside the review; shares the row, so that an account that closes waits or is seen. */
async function authorOf(trx: Db, userId: number): Promise<{ identity: string }> {
  const user = await trx
    .selectFrom('users')
    .select(['status', 'identity', 'subject_ids'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (user.status !== userStatus.normal) throw conflict('账号正在注销中，不能评价');
  const subject = subjects[user.subject_ids[0] as keyof typeof subjects];
  return { identity: [user.identity, subject].filter(Boolean).join(' · ') };
}

const specName = ({ spec, words }: OrderRow) =>
  words === null ? spec.name : `${spec.name} · ${grouped(words)} 字`;

/**
 * The author adds to a shown review, once, within 90 days; the addition waits for the staff's look by itself.
 * @throws HttpProblem 404 not the user's review · 409 added to already, not shown, too late
 */
export async function appendToReview(
  trx: Db,
  { userId, id, now }: Writing,
  content: string,
): Promise<OwnAppraise> {
  const row = await fullReviews(trx)
    .where('appraises.id', '=', id)
    .where('appraises.user_id', '=', userId)
    .forNoKeyUpdate('appraises')
    .executeTakeFirst();
  if (!row) throw notFound('评价不存在');
  if (row.append_status !== null) throw conflict('每条评价只能追评一次');
  if (appendUntil(row) <= now) throw conflict(`评价后${promises.appendDays}天内可以追评`);
  if (!mayAppend(row, now)) throw conflict('评价展示后才能追评');
  const moved = await moveAppraise(
    trx,
    row,
    { part: 'append', event: 'write', actor: 'user', actorId: userId, at: now },
    { append_content: content, append_at: now },
  );
  return presentOwn({ ...row, ...moved }, now);
}
