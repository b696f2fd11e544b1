import { defineEvent } from '../../../events';
import type { OrderRow } from '../orders/rows';

/** An order is about to be given to a teacher; whoever knows why that must not be throws. Under the order's lock. */
export const teacherDispatching = defineEvent<{ order: OrderRow; teacherId: number }>();

/** Where a teacher works, as their certification showed, in every language that is known. */
export const certifiedUnits = defineEvent<{ teacherId: number }, string[]>();
