import { useLive } from '../parts/useLive';
import { changedByOrder } from './changed';

/** Follows the orders on screen. */
export const useLiveOrders = (): void => useLive(changedByOrder);
