import type { CandidateKind } from '@harbor/contract/teacher-apply-status';
import { defineEvent } from '../../../events';

/** What people wrote became an entry, or is one that was there: who keeps their words takes the entry instead. */
export const candidateSettled = defineEvent<{
  kind: CandidateKind;
  /** The words as they are compared. */
  normal: string;
  entry: { id: number; name: string };
  at: Date;
}>();
