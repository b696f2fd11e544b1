const day = 24 * 3600_000;

/** Numbers of the order pages; how long an order may stay unpaid is `settings.orders.unpaidFor`. Times in ms. */
export const orderSettings = {
  /** A delivery counts as accepted after this. */
  acceptAfter: 7 * day,
  /** After it is finished an order can be reviewed for this long. */
  reviewFor: 15 * day,
  perPage: 10,
};
