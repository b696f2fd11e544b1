const hour = 3600_000;

/** Numbers of order forms. Times in ms. */
export const formLimits = {
  /** A paid order whose form is missing is spoken of after these. */
  remindAfter: [24 * hour, 72 * hour],
  /** Then the operators are asked to look after it. */
  ticketAfter: 30 * 24 * hour,
  perPage: 20,
};
