import { orderStatus } from '@harbor/contract/order-status';
import { takeStatus } from '@harbor/contract/take-status';
import { waitTakeStatus } from '@harbor/contract/wait-take-status';
import { stepFinder } from '../../../machine';
import { transitions } from '../../trade/orders/transitions';
import { followed, mapping, poolSteps, takeSteps } from './transitions';

/** domain.md section 3.4, written a second time by hand. */
const pool = [
  'enter: - → 10',
  'enter: 90 → 10',
  'leave: 10 → 90',
  'begin_trials: 10 → 20',
  'trials_in: 20 → 30',
  'end_round: 20,30 → 10',
  'assign: 10,20,30 → 40',
  'ask_material: 40 → 45',
  'material_in: 45 → 40',
  'deliver: 40,45,50 → 50',
  'accept: 50 → 60',
  'settle: 60 → 70',
  'give_back: 40,45,50 → 10',
  'close: 10,20,30,40,45,50,60,70 → 90',
];

const takes = [
  'take: - → 1 teacher',
  'take_formal: - → 4 teacher,operator,user,system',
  'take_formal: 5,6,7,8 → 4 teacher,operator,user,system',
  'take_formal: 1,2,3 → 4 operator',
  'begin: 1 → 2 teacher',
  'hand_in: 2 → 3 teacher',
  'choose: 3 → 4 user,operator,system',
  'ask_next: 5 → 4 system',
  'lose: 1,2,3 → 5 user,teacher,operator,system',
  'give_up: 1,2,3,4 → 6 teacher',
  'time_out: 1,2,4 → 7 system',
  'remove: 1,2,3,4 → 8 operator,system',
  'drop: 1,2,3,4 → 8 system,user,operator',
];

const from = (value: number | null | readonly number[]) => (value === null ? '-' : String(value));

test('the tables have exactly the rows of the specification', () => {
  expect(poolSteps.map((step) => `${step.event}: ${from(step.from)} → ${step.to}`)).toEqual(pool);
  expect(
    takeSteps.map((step) => `${step.event}: ${from(step.from)} → ${step.to} ${step.actors.join(',')}`),
  ).toEqual(takes);
});

test('every other step of a take is refused, whoever tries it', () => {
  const find = stepFinder(takeSteps);
  const events = [...new Set(takeSteps.map(({ event }) => event))];
  const actors = ['user', 'teacher', 'operator', 'system'] as const;
  const legal = new Set(
    takeSteps.flatMap((step) =>
      (Array.isArray(step.from) ? step.from : [step.from]).flatMap((status) =>
        step.actors.map((actor) => `${status}/${step.event}/${actor}`),
      ),
    ),
  );
  let refused = 0;
  for (const status of [null, ...Object.values(takeStatus)])
    for (const event of events)
      for (const actor of actors) {
        const found = find(status as never, event, actor as never);
        expect([status, event, actor, found !== undefined]).toEqual([
          status,
          event,
          actor,
          legal.has(`${status}/${event}/${actor}`),
        ]);
        if (!found) refused += 1;
      }
  expect(refused).toBeGreaterThan(200);
});

test('every step of the pool that is not in the table is refused', () => {
  const find = stepFinder(poolSteps);
  const legal = new Set(
    poolSteps.flatMap((step) =>
      (Array.isArray(step.from) ? step.from : [step.from]).map((status) => `${status}/${step.event}`),
    ),
  );
  for (const status of [null, ...Object.values(waitTakeStatus)])
    for (const event of new Set(poolSteps.map((step) => step.event)))
      expect([status, event, find(status as never, event) !== undefined]).toEqual([
        status,
        event,
        legal.has(`${status}/${event}`),
      ]);
});

test('wherever an order goes, the pool can follow, and is then where the mapping has it', () => {
  const find = stepFinder(poolSteps);
  for (const step of transitions) {
    if (step.from === null) continue;
    const event = followed[step.event];
    for (const status of event === 'enter' ? [null, waitTakeStatus.void] : mapping[step.from]) {
      if (!event) {
        // A step that the pool does not follow must leave it where it already is right.
        if (mapping[step.to].length > 0 && status !== null) expect(mapping[step.to]).toContain(status);
        continue;
      }
      if (event === 'close' && status === waitTakeStatus.void) continue;
      const to = find(status as never, event)?.to;
      expect([step.event, step.from, status, to]).toEqual([
        step.event,
        step.from,
        status,
        expect.any(Number),
      ]);
      expect(mapping[step.to]).toContain(to);
    }
  }
  expect(Object.keys(mapping)).toHaveLength(Object.keys(orderStatus).length);
});
