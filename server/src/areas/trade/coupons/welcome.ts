import type { Db } from '../../../db/connect';
import { getWay, issueCoupon } from './issue';
import { offerState } from './present';

/** Gives a new member the coupons that come with registering. Pass the transaction of the registration. */
export async function giveWelcomeCoupons(trx: Db, userId: number, now: Date): Promise<void> {
  const templates = await trx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('get_way', '=', getWay.welcome)
    .where('status', '=', 1)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const template of templates)
    if (offerState(template, 0, now) === 'open')
      await issueCoupon(trx, template, { userId, actor: 'system', now });
}
