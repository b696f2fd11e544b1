import { defineQuestion } from '../../../events';
import type { JournalIdentity } from './identity';

/** Whether somebody has a finished order whose form names a journal as the one that it is about. */
export const namedInOrder = defineQuestion<{ userId: number; journal: JournalIdentity }, boolean>(
  'journal-experiences.named-in-order',
);
