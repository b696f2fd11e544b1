import { paymentStatus as s } from './payment-status';

/** What we hear or do about a number at a gateway. */
export type PaymentEvent = 'pay' | 'wait' | 'fail' | 'close';

/** One legal step. */
export interface PaymentStep {
  event: PaymentEvent;
  from: readonly number[];
  to: number;
}

/** A number that may still be paid. A payment that failed once can be tried again at the gateway. */
const open: readonly number[] = [s.pending, s.failed];

/** Every legal step of a payment. Money that came in stays with its number, also when it was closed before. */
export const paymentSteps: readonly PaymentStep[] = [
  { event: 'pay', from: [s.pending, s.failed, s.closed], to: s.success },
  { event: 'wait', from: open, to: s.pending },
  { event: 'fail', from: open, to: s.failed },
  { event: 'close', from: open, to: s.closed },
];
