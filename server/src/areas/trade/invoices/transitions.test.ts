import type { InvoiceStatus } from '@harbor/contract/invoice-status';
import { findInvoiceStep, type InvoiceActor, invoiceSteps } from './transitions';

const statuses = [null, 1, 2, 3, 4] as const satisfies readonly (InvoiceStatus | null)[];
const actors: InvoiceActor[] = ['user', 'operator', 'system'];
const events = [...new Set(invoiceSteps.map(({ event }) => event))];

/** domain.md section 3.10, written a second time by hand: from, to, who. */
const specification = [
  'apply: - → 1 user',
  'correct: 1 → 1 user',
  'correct: 3 → 1 user',
  'issue: 1 → 2 operator',
  'refuse: 1 → 3 operator',
  'lapse: 1 → 3 system',
  'reverse: 2 → 4 operator',
];

test('the table has exactly the rows of the specification', () => {
  const written = invoiceSteps.map(
    ({ event, from, to, actor }) => `${event}: ${from ?? '-'} → ${to} ${actor}`,
  );
  expect(written.sort()).toEqual([...specification].sort());
});

test('every other combination of status, event and actor is refused', () => {
  const legal = new Set(invoiceSteps.map(({ from, event, actor }) => `${from}/${event}/${actor}`));
  expect(legal.size).toBe(invoiceSteps.length);
  for (const from of statuses)
    for (const event of events)
      for (const actor of actors)
        expect([from, event, actor, findInvoiceStep(from, event, actor) !== undefined]).toEqual([
          from,
          event,
          actor,
          legal.has(`${from}/${event}/${actor}`),
        ]);
});

test('nothing leads out of a reversed invoice', () => {
  expect(invoiceSteps.filter(({ from }) => from === 4)).toEqual([]);
});
