import type { Step } from '../../../machine';

/** Every legal step of the review of an account whose number went to somebody else. */
export const accountReviewSteps = [
  { event: 'return', from: 'open', to: 'returned' },
  { event: 'close', from: 'open', to: 'closed' },
] as const satisfies readonly Step[];

export type AccountReviewEvent = (typeof accountReviewSteps)[number]['event'];
