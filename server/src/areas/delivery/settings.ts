const day = 24 * 3600_000;

/** Rules and clocks from the dispatch of an order to its acceptance (domain.md 3.1). Times in ms. */
export const deliverySettings = {
  /** A delivery counts as accepted after this. */
  acceptAfter: 7 * day,
  /** The buyer is reminded this long before that: on the fifth day. */
  remindBefore: 2 * day,
  /** What one extension of the review adds. */
  extendBy: 7 * day,
  /** Changes are to be delivered within this. */
  reviseWithin: 5 * day,
  /** Most files in a delivery or a note, and most bytes of one. */
  files: 20,
  noteFiles: 10,
};

/** One day in ms. */
export const dayMs = day;
