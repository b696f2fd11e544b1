import { defineEvent, defineQuestion } from '../../../events';

/** What became of somebody's attempt. */
export interface AttemptOutcome {
  attemptId: number;
  examId: number;
  courseId: number;
  userId: number;
  at: Date;
}

/** An attempt has its marks: with the hand-in, or once a short answer was marked. */
export const attemptGraded = defineEvent<AttemptOutcome>();

/** The team made an attempt void: what rested on it rests on it no more. */
export const attemptVoided = defineEvent<AttemptOutcome>();

/** Somebody of the team corrected marks: whatever rests on them is looked at again. */
export const attemptRemarked = defineEvent<AttemptOutcome>();

/** What somebody's review list holds of an attempt. */
export interface ReviewStanding {
  /** Those of the asked questions that are in the list. */
  questions: Set<number>;
  /** Questions that this attempt brought into it, all that are in it, and when the first of this attempt's is due. */
  added: number;
  total: number;
  firstDue: Date | null;
}

/** Answered by the review list, which stands above exams. */
export const reviewStanding = defineQuestion<
  { userId: number; attemptId: number; questionIds: readonly number[] },
  ReviewStanding
>('reviewStanding');
