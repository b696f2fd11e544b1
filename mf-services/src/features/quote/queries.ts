import { apiMutation } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** Accepts a quote. */
export const useAccept = apiMutation('POST /quote/accept/:id', { invalidates: changedByOrder });

/** Asks for another quote. */
export const useCounter = apiMutation('POST /quote/counter/:id', {
  silent: true,
  invalidates: changedByOrder,
});
