import { lazy } from 'react';

export { useOrderPayment } from './useOrderPayment';

/** What is open while an order is being paid. */
export const Payment = lazy(() => import('./Payment'));
