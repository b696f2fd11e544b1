import { apiQuery } from '@harbor/runtime';

/** All files of an order of one's own, with everybody who had them in hand. */
export const orderVault = (orderId: number) =>
  apiQuery('POST /files/vault/:id', { params: { id: orderId } }, { silent: true });
