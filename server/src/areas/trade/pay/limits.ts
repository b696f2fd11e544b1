const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Clocks of payments and refunds, in ms. */
export const payLimits = {
  /** A waiting page makes us ask the gateway at most this often for one payment. */
  askEvery: 2 * second,
  /** While the order is open a payment is asked for this often: a lost notify is found well within 60 s. */
  pollOpen: 25 * second,
  /** After its expiry a number can still be paid (an Alipay code that was not scanned yet); asked less often. */
  pollLate: 10 * minute,
  watchAfterExpiry: 25 * hour,
  /** A claimed row is left to its process for this long. */
  lease: 20 * second,
  /** All gateway calls of one request together; the client gives up at 6 s. */
  patience: 4.5 * second,
  /** A failed prepay is repeated at once only if it failed faster than this. */
  retryWithin: 1.2 * second,
  refundRetry: { first: 5 * second, most: 30 * minute },
  /** Refusals of a refund by the gateway after which staff takes over. */
  refundTries: 3,
};
