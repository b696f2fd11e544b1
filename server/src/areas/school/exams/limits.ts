import { examGraceSeconds } from '@harbor/contract/exam-status';

export const examLimits = {
  /** Ms after the end in which what was on its way is still taken. */
  grace: examGraceSeconds * 1000,
  /** Attempts that the clock looks up at once. */
  batch: 20,
} as const;

/** From when on a running attempt is over, whatever arrives. */
export const overdueBefore = (now: Date): Date => new Date(now.getTime() - examLimits.grace);

/** What is read where something comes after its time. */
export const tooLate = '作答时间已到，已按保存的答案自动交卷';

/** Seconds until an attempt's end, by the server's clock. */
export const secondsLeft = (deadline: Date, now: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000));
