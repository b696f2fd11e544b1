import { apiMutation, apiQuery } from '@harbor/runtime';

/** All files of an order of one's own, with everybody who had them in hand. */
export const orderVault = (orderId: number) =>
  apiQuery('POST /files/vault/:id', { params: { id: orderId } }, { silent: true });

/** Says how long files stay. */
export const useKeepFiles = apiMutation('POST /files/vault/:id/keep');

/** Deletes files of an order. */
export const useDeleteFiles = apiMutation('POST /files/vault/:id/delete');
