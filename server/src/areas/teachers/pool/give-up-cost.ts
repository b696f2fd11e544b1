import type { CreditReason } from '@harbor/contract/teacher-levels';

const late = 24 * 3_600_000;

/** For what leaving a service takes credit: it weighs more where it is to be delivered within a day. */
export const giveUpReason = (
  dueAt: Date | null,
  now: Date,
): Extract<CreditReason, 'give_up' | 'give_up_late'> =>
  dueAt !== null && dueAt.getTime() - now.getTime() < late ? 'give_up_late' : 'give_up';
