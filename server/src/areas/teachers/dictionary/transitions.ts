import { type CandidateStatus, candidateStatus as s } from '@harbor/contract/teacher-apply-status';
import { stepsOf } from '../../../machine';

/** Every legal step of a word that is not in the dictionary. */
export const candidateSteps = stepsOf<CandidateStatus, { actor: 'operator' }>()([
  { event: 'add', from: s.waiting, to: s.added, actor: 'operator' },
  { event: 'merge', from: s.waiting, to: s.merged, actor: 'operator' },
  { event: 'refuse', from: s.waiting, to: s.refused, actor: 'operator' },
]);
