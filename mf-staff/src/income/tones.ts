import { moneyStatus as m, withdrawalStatus as w } from '@harbor/contract/money-status';
import { formatFen } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

/** `¥1,368.00` */
export const yuan = (fen: number): string => `¥${formatFen(fen)}`;

const withdrawals: Record<number, TagTone> = {
  [w.asked]: 'gold',
  [w.checked]: 'gold',
  [w.approved]: 'primary',
  [w.paid]: 'accent',
  [w.failed]: 'alert',
};

/** How the state of a withdrawal looks. */
export const withdrawalTone = (status: number): TagTone => withdrawals[status] ?? 'over';

const deductions: Record<number, TagTone> = {
  [m.deducting]: 'gold',
  [m.deductRefused]: 'alert',
  [m.deducted]: 'accent',
};

/** How the state of a deduction looks. */
export const deductionTone = (status: number): TagTone => deductions[status] ?? 'over';
