import { type InvoiceStatus, invoiceStatus as s } from '@harbor/contract/invoice-status';

/** Who changes an invoice. `system` is a rule. */
export type InvoiceActor = 'user' | 'operator' | 'system';

/** What happens to an invoice; the word stored in `invoice_lines.event`. */
export type InvoiceEvent = 'apply' | 'correct' | 'issue' | 'refuse' | 'lapse' | 'reverse';

/** One legal step. `from: null` is the request for it. */
export interface InvoiceStep {
  from: InvoiceStatus | null;
  event: InvoiceEvent;
  to: InvoiceStatus;
  actor: InvoiceActor;
}

const step = (
  from: InvoiceStep['from'],
  event: InvoiceEvent,
  to: InvoiceStatus,
  actor: InvoiceActor,
): InvoiceStep => ({ from, event, to, actor });

/** Every legal step of an invoice (domain.md 3.10). What is not here is refused with 409. */
export const invoiceSteps: readonly InvoiceStep[] = [
  step(null, 'apply', s.asked, 'user'),
  step(s.asked, 'correct', s.asked, 'user'),
  step(s.refused, 'correct', s.asked, 'user'),
  step(s.asked, 'issue', s.issued, 'operator'),
  step(s.asked, 'refuse', s.refused, 'operator'),
  // The whole order went back: there is nothing left to make an invoice out for.
  step(s.asked, 'lapse', s.refused, 'system'),
  step(s.issued, 'reverse', s.reversed, 'operator'),
];

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export function findInvoiceStep(
  from: InvoiceStatus | null,
  event: InvoiceEvent,
  actor: InvoiceActor,
): InvoiceStep | undefined {
  return invoiceSteps.find((one) => one.from === from && one.event === event && one.actor === actor);
}
