import { onPhone } from '@harbor/ui/kit';

/** Address of one's orders. */
export const ordersPath = onPhone ? '/orderpage/0' : '/orderpage/';
