import { examGraceSeconds } from '@harbor/contract/exam-status';

export const examLimits = {
  /** Ms after the end in which what was on its way is still taken. */
  grace: examGraceSeconds * 1000,
  /** Attempts that one transaction of the clock grades. */
  batch: 20,
} as const;

/** From when on a running attempt is over, whatever arrives. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - examLimits.grace);
