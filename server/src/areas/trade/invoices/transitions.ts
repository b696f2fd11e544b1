import { type InvoiceStatus, invoiceStatus as s } from '@harbor/contract/invoice-status';
import { stepFinder, stepsOf } from '../../../machine';

/** Who changes an invoice. `system` is a rule. */
export type InvoiceActor = 'user' | 'operator' | 'system';

/** What happens to an invoice; the word stored in `invoice_lines.event`. */
export type InvoiceEvent = (typeof invoiceSteps)[number]['event'];

/** Every legal step of an invoice. What is not here is refused with 409. */
export const invoiceSteps = stepsOf<InvoiceStatus | null, { actor: InvoiceActor }>()([
  { event: 'apply', from: null, to: s.asked, actor: 'user' },
  { event: 'correct', from: s.asked, to: s.asked, actor: 'user' },
  { event: 'correct', from: s.refused, to: s.asked, actor: 'user' },
  { event: 'issue', from: s.asked, to: s.issued, actor: 'operator' },
  { event: 'refuse', from: s.asked, to: s.refused, actor: 'operator' },
  // The whole order went back: there is nothing left to make an invoice out for.
  { event: 'lapse', from: s.asked, to: s.refused, actor: 'system' },
  { event: 'reverse', from: s.issued, to: s.reversed, actor: 'operator' },
]);

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export const findInvoiceStep = stepFinder(invoiceSteps);
