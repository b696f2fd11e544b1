import type { CouponOffer } from '@harbor/contract';
import { couponStatus as s } from '@harbor/contract/coupon-status';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { offerState, type TemplateRow } from './present';
import type { CouponActor } from './transitions';

/** `coupon_templates.get_way`: how people come by a coupon. */
export const getWay = { receive: 1, welcome: 2, code: 3, granted: 4 } as const;

const refusals: Record<Exclude<CouponOffer['state'], 'open'>, (row: TemplateRow) => string> = {
  soon: () => '活动还没有开始，请稍后再来',
  over: () => '活动已结束，不再发放',
  sold_out: () => '来晚了，优惠券已被领完',
  taken: (row) => (row.per_limit === 1 ? '您已领取过这张优惠券' : `每人限领 ${row.per_limit} 张，您已领满`),
};

/** How many of a coupon somebody has received, whatever became of them. */
export async function receivedBy(db: Db, userId: number, templateId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_coupons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('template_id', '=', templateId)
    .executeTakeFirstOrThrow();
  return count;
}

const dayMs = 86_400_000;

const validity = (row: TemplateRow, now: Date) =>
  row.time_type === 1 && row.start_at && row.end_at
    ? { start_at: row.start_at, expire_at: row.end_at }
    : { start_at: now, expire_at: new Date(now.getTime() + row.days * dayMs) };

/**
 * Gives somebody one coupon of a template that the caller has locked by `for update`: until the commit nobody else can
 * take one, so that neither the stock nor a person's limit is ever passed.
 * @returns the id of the new coupon
 * @throws HttpProblem 409 with the reason
 */
export async function issueCoupon(
  trx: Db,
  locked: TemplateRow,
  to: { userId: number; actor: CouponActor; actorId?: number; now: Date },
): Promise<number> {
  const state = offerState(locked, await receivedBy(trx, to.userId, locked.id), to.now);
  if (state !== 'open') throw conflict(refusals[state](locked));
  await trx
    .updateTable('coupon_templates')
    .set((eb) => ({ received: eb('received', '+', 1) }))
    .where('id', '=', locked.id)
    .execute();
  const { id } = await trx
    .insertInto('user_coupons')
    .values({
      template_id: locked.id,
      user_id: to.userId,
      status: s.unused,
      order_id: null,
      ...validity(locked, to.now),
      received_at: to.now,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRow(trx, 'coupon_history', {
    coupon_id: id,
    event: 'receive',
    from_status: null,
    to_status: s.unused,
    actor: to.actor,
    actor_id: to.actorId ?? null,
    order_id: null,
    at: to.now,
  });
  return id;
}
