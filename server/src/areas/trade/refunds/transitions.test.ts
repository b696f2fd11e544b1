import type { RefundStatus } from '@harbor/contract/refund-status';
import type { Actor } from '../orders/transitions';
import { findRefundStep, refundSteps } from './transitions';

const statuses = [null, 1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly (RefundStatus | null)[];
const actors: Actor[] = ['user', 'teacher', 'operator', 'system', 'channel'];
const events = [...new Set(refundSteps.map(({ event }) => event))];

/** domain.md section 3.2, written a second time by hand: from, to, who. */
const specification = [
  'apply: - → 1 user',
  'begin: - → 3 system,operator',
  'grant: 1 → 3 system',
  'approve: 1 → 3 operator',
  'propose: 1 → 1 operator',
  'propose: 8 → 8 operator',
  'return: 1 → 1 operator',
  'return: 8 → 8 operator',
  'ask: 1 → 2 operator',
  'refuse: 1 → 5 operator',
  'supply: 2 → 1 user',
  'lapse: 2 → 6 system',
  'withdraw: 1 → 6 user',
  'withdraw: 2 → 6 user',
  'withdraw: 8 → 6 user',
  'appeal: 5 → 8 user',
  'approve: 8 → 3 operator',
  'refuse: 8 → 5 operator',
  'done: 3 → 4 channel',
  'fail: 3 → 7 channel',
  'done: 7 → 4 channel',
  'retry: 7 → 3 operator',
  'offline: 7 → 4 operator',
];

test('the table has exactly the rows of the specification', () => {
  const written = refundSteps.map(
    ({ event, from, to, actors: who }) => `${event}: ${from ?? '-'} → ${to} ${who.join(',')}`,
  );
  expect(written.sort()).toEqual([...specification].sort());
});

test('status and event alone decide where a refund goes', () => {
  const keys = refundSteps.map(({ from, event }) => `${from}/${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every other combination of status, event and actor is refused', () => {
  const legal = new Set(
    refundSteps.flatMap(({ from, event, actors: who }) => who.map((actor) => `${from}/${event}/${actor}`)),
  );
  for (const from of statuses)
    for (const event of events)
      for (const actor of actors)
        expect([from, event, actor, findRefundStep(from, event, actor) !== undefined]).toEqual([
          from,
          event,
          actor,
          legal.has(`${from}/${event}/${actor}`),
        ]);
});

test('nothing leads out of money given back or an application withdrawn', () => {
  expect(refundSteps.filter(({ from }) => from === 4 || from === 6)).toEqual([]);
});
