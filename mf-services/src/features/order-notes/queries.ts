import { apiMutation } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** Leaves words, and files, at an order. */
export const useAddNote = apiMutation('POST /order_note/add/:id', {
  silent: true,
  invalidates: changedByOrder,
});
