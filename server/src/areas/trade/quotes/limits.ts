import { promises } from '@harbor/contract/promises';

const hour = 3600_000;

/** Rules and clocks of quotes. Times in ms. */
export const quoteLimits = {
  /** A quote can be accepted for this long. */
  validFor: promises.quoteHours * hour,
  /** The buyer is reminded this long before it ends. */
  remindBefore: 24 * hour,
  /** How often the buyer may ask for another one. */
  counters: 2,
};
