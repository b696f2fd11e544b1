import { defineEvent } from '../../../events';

/** Somebody's mails go to another address from now on, or to none; addresses are masked, empty ones are none. */
export const addressChanged = defineEvent<{ userId: number; before: string; after: string; now: Date }>();
