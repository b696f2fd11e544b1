import { apiMutation, apiQuery } from '@harbor/runtime';

/** The buyer's coupons for a course, those that cannot be used with the reason. */
export const courseCoupons = (course: number) =>
  apiQuery('GET /course/:id/coupons', { params: { id: course } }, { silent: true });

/** Makes the order of a course, or takes the unpaid one up again; how it is paid is chosen with the order. */
export const useBuyCourse = apiMutation('POST /course/:id/wechat/pay', {
  silent: true,
  invalidates: [
    'GET /course/:id/info',
    'GET /course/:id/coupons',
    'GET /cloudclassroom/list',
    'POST /user/get_orders',
    'GET /user/get_wait_num',
    'GET /user/get_order_num',
  ],
});
