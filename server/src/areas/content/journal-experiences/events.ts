import { defineQuestion } from '../../../events';

/** Whether somebody has a finished order whose form names a journal, by one of these names as names are compared. */
export const namedInOrder = defineQuestion<{ userId: number; keys: readonly string[] }, boolean>(
  'journal-experiences.named-in-order',
);
