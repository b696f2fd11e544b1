import { payLimits } from './limits';
import type { PaymentRow } from './rows';

/** When an open payment is asked for next: often while its order waits, seldom while it can only be paid late. */
export function nextPoll(payment: Pick<PaymentRow, 'expire_at'>, now: Date): Date {
  const pause = now < payment.expire_at ? payLimits.pollOpen : payLimits.pollLate;
  return new Date(now.getTime() + pause);
}
