import { type SubmissionStatus, submissionStatus } from '@harbor/contract/submission-status';
import { findSubmissionStep, type SubmissionActor, submissionSteps } from './transitions';

const statuses = Object.values(submissionStatus) as SubmissionStatus[];
const actors: SubmissionActor[] = ['user', 'operator', 'system'];
const events = [...new Set(submissionSteps.map(({ event }) => event))];

/** domain.md section 3.10, written a second time by hand: from, to, who. */
const specification = [
  'submit: 0 → 1 user',
  'take: 1 → 2 operator',
  'ask: 2 → 3 operator',
  'supply: 3 → 2 user',
  'lapse: 3 → 7 system',
  'recommend: 2 → 4 operator',
  'recommend: 4 → 4 operator',
  'again: 4 → 2 user',
  'lapse: 4 → 7 system',
  'send: 4 → 5 user',
  'feedback: 5 → 6 user',
  'feedback: 6 → 6 user',
  'again: 6 → 2 user',
  'withdraw: 1 → 7 user',
  'withdraw: 2 → 7 user',
  'withdraw: 3 → 7 user',
  'withdraw: 4 → 7 user',
  'finish: 5 → 7 user',
  'finish: 6 → 7 user',
  'close: 1 → 7 operator',
  'close: 2 → 7 operator',
  'close: 3 → 7 operator',
  'close: 4 → 7 operator',
  'reopen: 7 → 1 user',
];

test('the table has exactly the rows of the specification', () => {
  const written = submissionSteps.map(({ event, from, to, actor }) => `${event}: ${from} → ${to} ${actor}`);
  expect(written.sort()).toEqual([...specification].sort());
});

test('status and event alone decide where a submission goes', () => {
  const keys = submissionSteps.map(({ from, event }) => `${from}/${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every other combination of status, event and actor is refused', () => {
  const legal = new Set(submissionSteps.map(({ from, event, actor }) => `${from}/${event}/${actor}`));
  for (const from of statuses)
    for (const event of events)
      for (const actor of actors)
        expect([from, event, actor, findSubmissionStep(from, event, actor) !== undefined]).toEqual([
          from,
          event,
          actor,
          legal.has(`${from}/${event}/${actor}`),
        ]);
});

test('only the author sends a manuscript out, and nobody from another status than a recommendation', () => {
  expect(submissionSteps.filter(({ event }) => event === 'send')).toEqual([
    { from: submissionStatus.recommended, event: 'send', to: submissionStatus.sent, actor: 'user' },
  ]);
});
