import { defineQuestion } from '../../../events';

/** Whether an order that somebody writes to support about is theirs. */
export const isOwnOrder = defineQuestion<{ userId: number; orderId: number }, boolean>('support.own-order');
