import { promises } from '@harbor/contract/promises';

/** Numbers of reviews; how long an order can be reviewed is `orderLimits.reviewFor`. Times in ms. */
export const reviewLimits = {
  /** After the review, something can be added for this long. */
  appendFor: promises.appendDays * 24 * 3_600_000,
  ownPerPage: 10,
  wallPerPage: 12,
  deskPerPage: 20,
};
