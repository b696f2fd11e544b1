import type { ownOrders } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { changeCoupon, orderCoupons } from '../checkout/change-coupon';
import { closeTrade } from '../checkout/close-trade';
import { withdrawRefund } from '../refunds/own-acts';
import { cancelOrder } from './cancel';
import { actionableOrders, orderCounts, reviewCounts } from './counts';
import { hideOrder } from './hide';
import { orderInfo, orderList } from './read';

export const routes: AreaHandlers<typeof ownOrders> = {
  'POST /user/get_orders': ({ db, user, body, now }) => orderList(db, user.id, body, now),
  'POST /user/order_info/:id': ({ db, user, params, now }) => orderInfo(db, user.id, params.id, now),
  'POST /user/cancel/:id': ({ core, user, params, body, once }) =>
    once.around((record) => cancelOrder(core, user.id, params.id, body.reason ?? '', record)),
  'POST /user/cancel_refund/:id': ({ core, user, params }) => withdrawRefund(core, user.id, params.id),
  'POST /user/order_coupons/:id': ({ db, user, params, now }) => orderCoupons(db, user.id, params.id, now),
  'POST /user/change_coupon/:id': ({ core, db, user, params, body, once, now }) =>
    once.around(async (record) => {
      const change = { userId: user.id, orderId: params.id, couponId: body.coupon_id };
      await changeCoupon(core, change, async (trx) =>
        record(trx, await orderInfo(trx, user.id, params.id, now)),
      );
      return orderInfo(db, user.id, params.id, now);
    }),
  'POST /wechat/cancel/:id': ({ core, user, params }) => closeTrade(core, user.id, params.id),
  'POST /user/hide_order/:id': async ({ db, user, params, now }) => {
    await hideOrder(db, user.id, params.id, now);
    return { hidden: true };
  },
  'GET /user/get_wait_num': ({ db, user, now }) => orderCounts(db, user.id, now),
  'GET /user/get_order_num': async ({ db, user, now }) => ({
    count: await actionableOrders(db, user.id, now),
  }),
  'GET /user/get_appraise_num': ({ db, user, now }) => reviewCounts(db, user.id, now),
};
