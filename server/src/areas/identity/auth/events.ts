import { defineEvent } from '../../../events';

/** Somebody has become a member, in the transaction of their registration. */
export const accountOpened = defineEvent<{ userId: number; now: Date }>();
