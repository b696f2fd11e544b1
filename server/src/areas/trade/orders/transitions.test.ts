import { orderStatusLabel } from '@harbor/contract/order-status';
import { type Actor, findTransition, type OrderEvent, transitions } from './transitions';

const statuses = [null, 5, 10, 20, 30, 35, 40, 50, 55, 60, 70, 80] as const;
const actors: Actor[] = ['user', 'teacher', 'operator', 'system', 'channel'];
const events = [...new Set(transitions.map((t) => t.event))];

/** domain.md section 3.1, written a second time by hand: from, to, who. */
const specification = [
  'purchase: - → 10 user',
  'purchase_quote: - → 5 user',
  'accept_quote: 5 → 10 user',
  'cancel: 5 → 70 user',
  'quote_expired: 5 → 70 system',
  'pay: 10 → 20 channel,system',
  'pay_with_form: 10 → 30 channel,system',
  'pay_course: 10 → 60 channel,system',
  'cancel: 10 → 70 user,operator',
  'expire: 10 → 70 system',
  'submit_form: 20 → 30 user',
  'return_form: 30 → 20 operator',
  'start_trial: 30 → 35 teacher',
  'assign: 30 → 40 user,teacher,operator,system',
  'assign: 35 → 40 user,teacher,operator,system',
  'trials_failed: 35 → 30 system,operator,user',
  'deliver: 40 → 50 teacher,operator',
  'request_changes: 50 → 55 user',
  'grant_changes: 50 → 55 operator',
  'deliver: 55 → 50 teacher,operator',
  'accept: 50 → 60 user',
  'auto_accept: 50 → 60 system',
  'give_up: 40 → 30 teacher,operator',
  'give_up: 55 → 30 teacher,operator',
  ...[20, 30, 35, 40, 50, 55, 60].map((from) => `refund_whole: ${from} → 80 system`),
];

const written = (t: (typeof transitions)[number]) =>
  `${t.event}: ${t.from ?? '-'} → ${t.to} ${t.actors.join(',')}`;

test('the table has exactly the rows of the specification', () => {
  expect(transitions.map(written).sort()).toEqual([...specification].sort());
});

test('status and event alone decide where an order goes', () => {
  const keys = transitions.map((t) => `${t.from}/${t.event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(transitions.flatMap((t) => t.actors.map((actor) => ({ ...t, actor }))))(
  '$actor may $event from $from',
  ({ from, event, to, actor }) => {
    test(`the order is then ${orderStatusLabel[to]}`, () => {
      expect(findTransition(from, event, actor)?.to).toBe(to);
    });
  },
);

test('every other combination of status, event and actor is refused', () => {
  const legal = new Set(transitions.flatMap((t) => t.actors.map((actor) => `${t.from}/${t.event}/${actor}`)));
  let refused = 0;
  for (const from of statuses) {
    for (const event of events as OrderEvent[]) {
      for (const actor of actors) {
        if (legal.has(`${from}/${event}/${actor}`)) continue;
        expect(findTransition(from, event, actor)).toBeUndefined();
        refused++;
      }
    }
  }
  expect(refused).toBe(statuses.length * events.length * actors.length - legal.size);
});

test('nothing leads out of a cancelled or closed order', () => {
  expect(transitions.filter((t) => t.from === 70 || t.from === 80)).toEqual([]);
});
