import { defineEvent } from '../../../events';

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
