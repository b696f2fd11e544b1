import { defineEvent } from '../../../events';

/** Somebody completed a lesson for the first time, in the transaction that counted its last seconds. */
export const lessonCompleted = defineEvent<{
  userId: number;
  courseId: number;
  lessonId: number;
  at: Date;
}>();
