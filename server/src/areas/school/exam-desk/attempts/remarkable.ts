import { attemptStatus as s } from '@harbor/contract/attempt-status';
import type { AttemptRow } from '../../exams/rows';

/** Whether marks that somebody gave may still be corrected. @param hours how long after it was graded; 0 for never */
export const mayRemark = (
  { status, marked_at, graded_at }: Pick<AttemptRow, 'status' | 'marked_at' | 'graded_at'>,
  hours: number,
  now: Date,
): boolean =>
  status === s.graded &&
  marked_at !== null &&
  graded_at !== null &&
  now.getTime() - graded_at.getTime() < hours * 3_600_000;
