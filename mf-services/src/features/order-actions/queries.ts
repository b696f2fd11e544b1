import { apiMutation } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** Cancels an order. */
export const useCancelOrder = apiMutation('POST /user/cancel/:id', { invalidates: changedByOrder });

/** Takes an order out of the lists. */
export const useHideOrder = apiMutation('POST /user/hide_order/:id', { invalidates: changedByOrder });
