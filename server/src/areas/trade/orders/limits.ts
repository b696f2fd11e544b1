import { promises } from '@harbor/contract/promises';

const hour = 3600_000;
const day = 24 * hour;

/** Numbers of orders; how long one may stay unpaid is `settings.orders.unpaidFor`. Times in ms. */
export const orderLimits = {
  /** After it is finished an order can be reviewed for this long. */
  reviewFor: promises.reviewDays * day,
  perPage: 10,
  /** An order that nobody quoted or took for this long is pointed out to staff. */
  alertStaffAfter: promises.alertStaffHours * hour,
  /** One that nobody took for this long can be given back whole in one press. */
  untakenRefundAfter: promises.untakenHours * hour,
};
