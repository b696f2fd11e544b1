import { apiMutation, apiQuery } from '@harbor/runtime';

/** How the payment of an order stands. */
export const payState = (orderId: number) =>
  apiQuery('GET /pay/state/:id', { params: { id: orderId } }, { silent: true });

/** Starts a payment by WeChat, or goes on with it. */
export const usePayByWechat = apiMutation('POST /pay/continue_wechat/:id');

/** Starts a payment by Alipay, or goes on with it. */
export const usePayByAlipay = apiMutation('POST /pay/continue_alipay/:id');
