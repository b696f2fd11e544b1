import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';

/** Codes of `orders.form_status`. */
export const formStatus = { empty: 0, draft: 1, submitted: 2, returned: 3 } as const;

/** What happens to a form. `revise` opens a handed-in one for changes, `drop` gives the changes up. */
export type FormEvent = 'save' | 'submit' | 'revise' | 'drop' | 'return';

/** One legal step: `changing` says whether a change of what was handed in has been begun. */
export interface FormStep {
  event: FormEvent;
  from: number;
  changing: boolean;
  to: number;
  orders: readonly OrderStatus[];
}

/** Statuses of an order in which its buyer may write: until somebody takes it. */
export const untaken: readonly OrderStatus[] = [s.quoting, s.unpaid, s.incomplete, s.waiting];

const f = formStatus;

/** Every legal step of a form. What is not here is refused with 409. */
export const formSteps: readonly FormStep[] = [
  { event: 'save', from: f.empty, changing: false, to: f.draft, orders: untaken },
  { event: 'save', from: f.draft, changing: true, to: f.draft, orders: untaken },
  { event: 'save', from: f.returned, changing: true, to: f.returned, orders: untaken },
  { event: 'save', from: f.submitted, changing: true, to: f.submitted, orders: untaken },

  { event: 'submit', from: f.empty, changing: false, to: f.submitted, orders: untaken },
  { event: 'submit', from: f.draft, changing: true, to: f.submitted, orders: untaken },
  { event: 'submit', from: f.returned, changing: true, to: f.submitted, orders: untaken },
  { event: 'submit', from: f.submitted, changing: true, to: f.submitted, orders: untaken },

  { event: 'revise', from: f.submitted, changing: false, to: f.submitted, orders: untaken },
  { event: 'drop', from: f.submitted, changing: true, to: f.submitted, orders: untaken },

  { event: 'return', from: f.submitted, changing: false, to: f.returned, orders: [s.waiting] },
  { event: 'return', from: f.submitted, changing: true, to: f.returned, orders: [s.waiting] },
];

/** The legal step, or undefined. */
export function findFormStep(
  event: FormEvent,
  form: { status: number; changing: boolean },
  order: OrderStatus,
): FormStep | undefined {
  return formSteps.find(
    (step) =>
      step.event === event &&
      step.from === form.status &&
      step.changing === form.changing &&
      step.orders.includes(order),
  );
}

/** Whether the buyer may write in the form of this order now. */
export function mayFill(order: Pick<OrderRow, 'status' | 'refund_status' | 'kind' | 'goods'>): boolean {
  return (
    order.kind === 1 &&
    order.goods.form_no > 0 &&
    untaken.includes(order.status) &&
    !openRefund(order.refund_status)
  );
}
