import { type OrderStatus, orderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { OrderRow } from '../orders/rows';
import { type FormEvent, findFormStep, formSteps, mayFill } from './transitions';

const events: FormEvent[] = ['save', 'submit', 'revise', 'drop', 'return'];
const states = [0, 1, 2, 3].flatMap((status) => [
  { status, changing: false },
  { status, changing: true },
]);
const orders = Object.values(orderStatus);

/** The rules in words, once more: event, form (with a change begun: +), new form, orders. */
const specification = [
  'save 0 → 1 in 5,10,20,30',
  'save 1+ → 1 in 5,10,20,30',
  'save 3+ → 3 in 5,10,20,30',
  'save 2+ → 2 in 5,10,20,30',
  'submit 0 → 2 in 5,10,20,30',
  'submit 1+ → 2 in 5,10,20,30',
  'submit 3+ → 2 in 5,10,20,30',
  'submit 2+ → 2 in 5,10,20,30',
  'revise 2 → 2 in 5,10,20,30',
  'drop 2+ → 2 in 5,10,20,30',
  'return 2 → 3 in 30',
  'return 2+ → 3 in 30',
];

test('the table has exactly the rows of the specification', () => {
  const written = formSteps.map(
    ({ event, from, changing, to, orders: where }) =>
      `${event} ${from}${changing ? '+' : ''} → ${to} in ${where.join(',')}`,
  );
  expect(written).toEqual(specification);
});

test('every pair that is not in the table is refused', () => {
  for (const event of events)
    for (const form of states)
      for (const order of orders) {
        const legal = formSteps.some(
          (step) =>
            step.event === event &&
            step.from === form.status &&
            step.changing === form.changing &&
            step.orders.includes(order),
        );
        expect([event, form, order, findFormStep(event, form, order) !== undefined]).toEqual([
          event,
          form,
          order,
          legal,
        ]);
      }
});

test('a form is open until the order is taken, and not while money is asked back', () => {
  const order = (status: OrderStatus, change: Partial<OrderRow> = {}) =>
    ({ status, refund_status: 0, kind: 1, goods: { form_no: 3 }, ...change }) as OrderRow;
  expect(orders.filter((status) => mayFill(order(status)))).toEqual([5, 10, 20, 30]);
  expect(mayFill(order(s.incomplete, { refund_status: 3 }))).toBe(false);
  expect(mayFill(order(s.incomplete, { kind: 2 }))).toBe(false);
});
