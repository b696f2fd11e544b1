import type { OwnCoupon } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, invalid, tooMany } from '../../../http/problem';
import { getWay, issueCoupon } from './issue';
import { oneCoupon } from './own';

const keyOf = (userId: number) => `coupon-code:${userId}`;

/**
 * Counts a try at a code before it is looked at, so that many at once are no way around the limit. A code that works
 * ends the count.
 * @throws HttpProblem 429 after as many wrong tries as the settings allow
 */
export async function countTry(core: Core, userId: number): Promise<void> {
  const wait = await core.limiter.takeShared(keyOf(userId), [core.settings.coupons.codeTries]);
  if (wait > 0) throw tooMany(wait, '兑换码输错次数过多，请一小时后再试');
}

/** Forgets the wrong tries of somebody whose code worked. */
export const forgetTries = (core: Core, userId: number) => core.limiter.resetShared(keyOf(userId));

/**
 * Turns a code into a coupon.
 * @param code 8 to 12 capital letters and digits
 * @throws HttpProblem 422 at `code` for an unknown one · 409 with the reason for one that gives no coupon any more
 */
export async function redeemCode(trx: Db, userId: number, code: string, now: Date): Promise<OwnCoupon> {
  // A code of one's own is locked before its coupon, so that of two who send it at once one gets it.
  const single = await trx
    .selectFrom('coupon_codes')
    .select(['template_id', 'used_at'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (single?.used_at) throw conflict('这个兑换码已经用过');
  const locked = await trx
    .selectFrom('coupon_templates')
    .selectAll()
    .where((eb) => (single ? eb('id', '=', single.template_id) : eb('code', '=', code)))
    .where('get_way', '=', getWay.code)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw invalid({ code: ['兑换码不正确，请核对后重试'] });
  const id = await issueCoupon(trx, locked, { userId, actor: 'user', actorId: userId, now });
  if (single) await updateRows(trx, 'coupon_codes', { code }, { used_at: now, coupon_id: id });
  return oneCoupon(trx, id, now);
}
