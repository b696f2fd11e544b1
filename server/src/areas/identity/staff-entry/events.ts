import { defineEvent } from '../../../events';

/** Somebody has left the team, in the transaction of it: what they gave out as one of it ends. */
export const memberRemoved = defineEvent<{ userId: number; now: Date }>();
