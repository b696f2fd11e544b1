import type { coupons } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { holdersPage, peopleByWords, voidCoupon } from './holders';
import { createTemplate, grantCoupon, makeCodes, openTemplate } from './make';
import { couponCentre, receiveCoupon } from './offers';
import { heldCouponsPage, myCoupons } from './own';
import { countTry, forgetTries, redeemCode } from './redeem';
import { allTemplates, stopTemplate, templateDetail } from './staff';

export const routes: AreaHandlers<typeof coupons> = {
  'GET /user/get_coupons': ({ db, user, query, now }) =>
    myCoupons(db, user.id, query.status ?? 'unused', query.page ?? 1, now),
  'GET /coupons/list': ({ db, user, query, now }) => couponCentre(db, user?.id, query.page ?? 1, now),
  'POST /coupons/receive/:id': ({ user, params, once, now }) =>
    once.inTransaction((trx) => receiveCoupon(trx, user.id, params.id, now)),
  'POST /coupons/redeem': async ({ core, user, body, once, now }) => {
    await countTry(core, user.id);
    let redeemed = false;
    const answer = await once.inTransaction(async (trx) => {
      const coupon = await redeemCode(trx, user.id, body.code, now);
      redeemed = true;
      return { coupon };
    });
    // Only a code that worked now: a repeated answer would forget wrong tries again and again.
    if (redeemed) await forgetTries(core, user.id);
    return answer;
  },
  'GET /staff/coupon/list': ({ db, query, now }) => allTemplates(db, query, now),
  'GET /staff/coupon/detail/:id': ({ db, params, now }) => templateDetail(db, params.id, now),
  'GET /staff/coupon/holders/:id': ({ db, params, query, now }) => holdersPage(db, params.id, query, now),
  'POST /staff/coupon/people': ({ db, body }) => peopleByWords(db, body.words),
  'POST /staff/coupon/create': ({ core, user, body, once }) =>
    once.inTransaction((trx) => createTemplate(core, trx, user.id, body)),
  'POST /staff/coupon/open/:id': ({ core, user, params }) => openTemplate(core, user.id, params.id),
  'POST /staff/coupon/grant/:id': ({ core, user, params, body, once }) =>
    once.inTransaction((trx) => grantCoupon(core, trx, user.id, params.id, body)),
  'POST /staff/coupon/codes/:id': ({ core, user, params, body, once }) =>
    once.inTransaction((trx) => makeCodes(core, trx, user.id, params.id, body.count)),
  'POST /staff/coupon/stop/:id': ({ core, user, params, body }) =>
    stopTemplate(core, user.id, params.id, body.reason),
  'GET /staff/coupon/held/:id': ({ db, params, query, now }) =>
    heldCouponsPage(db, params.id, query.page ?? 1, now),
  'POST /staff/coupon/void/:id': ({ core, user, params, body }) =>
    voidCoupon(core, user.id, params.id, body.reason),
};
