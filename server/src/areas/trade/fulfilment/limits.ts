import { promises } from '@harbor/contract/promises';

const day = 24 * 3600_000;

/** Rules and clocks from the dispatch of an order to its acceptance. Times in ms. */
export const deliveryLimits = {
  /** A delivery counts as accepted after this. */
  acceptAfter: promises.acceptDays * day,
  /** The buyer is reminded this long before that: on the fifth day. */
  remindBefore: 2 * day,
  /** What one extension of the review adds. */
  extendBy: promises.extendDays * day,
  /** Changes are to be delivered within this. */
  reviseWithin: promises.reviseDays * day,
  /** Most files in a delivery or a note, and most bytes of one. */
  files: 20,
  noteFiles: 10,
};

/** One day in ms. */
export const dayMs = day;
