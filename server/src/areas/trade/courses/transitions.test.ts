import { type EnrolmentStatus, enrolmentStatusLabel } from '@harbor/contract/enrolment-status';
import { type EnrolmentActor, type EnrolmentEvent, enrolmentSteps, findEnrolmentStep } from './transitions';

const actors: EnrolmentActor[] = ['channel', 'system'];
const events: EnrolmentEvent[] = ['open', 'expire', 'refund'];
const statuses: (EnrolmentStatus | null)[] = [null, 1, 2, 3];

/** domain.md section 3.6, written a second time by hand. */
const specification = [
  'open: - → 有效 channel,system',
  'expire: 有效 → 已过期 system',
  'refund: 有效 → 已退款 system',
  'refund: 已过期 → 已退款 system',
];

test('the table has exactly the rows of the specification', () => {
  const label = (status: EnrolmentStatus | null) => (status === null ? '-' : enrolmentStatusLabel[status]);
  const written = enrolmentSteps.map(
    ({ event, from, to, actors: who }) => `${event}: ${label(from)} → ${label(to)} ${who.join(',')}`,
  );
  expect(written).toEqual(specification);
});

test('status and event alone decide where an enrolment goes', () => {
  const keys = enrolmentSteps.map(({ from, event }) => `${from}/${event}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every other combination of status, event and actor is refused', () => {
  for (const from of statuses)
    for (const event of events)
      for (const actor of actors) {
        const legal = enrolmentSteps.some(
          (step) => step.from === from && step.event === event && step.actors.includes(actor),
        );
        expect(findEnrolmentStep(from, event, actor) !== undefined).toBe(legal);
      }
});
