import type { DiaryStep } from '@harbor/contract';
import { type ExperienceResult, experienceResult } from '@harbor/contract/journal-experience';

interface Decided {
  result: ExperienceResult;
  submitted_on: string;
  first_decision_on: string | undefined;
  accepted_on: string | undefined;
}

/**
 * How a submission went, as its steps tell it; undefined before the journal decided, or its author took it back.
 * @param steps of one submission, the newest first
 */
export function submissionOf(steps: readonly DiaryStep[]): Decided | undefined {
  const inOrder = [...steps].reverse().filter(({ kind }) => kind !== 'note');
  const dayOf = (...kinds: DiaryStep['kind'][]) => inOrder.find(({ kind }) => kinds.includes(kind))?.day;
  const submitted = dayOf('submit');
  if (!submitted) return undefined;
  const accepted = dayOf('accept');
  const looked = dayOf('review', 'revise') !== undefined;
  const result = dayOf('withdraw')
    ? experienceResult.withdrawn
    : accepted
      ? dayOf('revise')
        ? experienceResult.revised
        : experienceResult.accepted
      : dayOf('reject')
        ? looked
          ? experienceResult.rejected
          : experienceResult.deskRejected
        : undefined;
  if (result === undefined) return undefined;
  return {
    result,
    submitted_on: submitted,
    first_decision_on: dayOf('revise', 'accept', 'reject'),
    accepted_on: result === experienceResult.withdrawn ? undefined : accepted,
  };
}
