import { apiQuery } from '@harbor/runtime';

/** How the payment of an order stands. */
export const payState = (orderId: number) =>
  apiQuery('GET /pay/state/:id', { params: { id: orderId } }, { silent: true });
