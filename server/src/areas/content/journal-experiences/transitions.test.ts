import { type ExperienceStatus, experienceStatus } from '@harbor/contract/journal-experience';
import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { moveExperience } from './move';
import { experienceAreas, putExperience } from './testing/experiences';
import {
  type ExperienceActor,
  type ExperienceEvent,
  experienceEventText,
  experienceStep,
  experienceSteps,
} from './transitions';

const statuses: (ExperienceStatus | null)[] = [null, ...Object.values(experienceStatus)];
const events = Object.keys(experienceEventText) as ExperienceEvent[];
const actors: ExperienceActor[] = ['user', 'operator'];

/** Written a second time by hand. */
const specification = [
  'write: - → 1 user',
  'hand_in: 1 → 1 user',
  'hand_in: 2 → 1 user',
  'hand_in: 3 → 1 user',
  'hand_in: 4 → 1 user',
  'withdraw: 1 → 4 user',
  'withdraw: 2 → 4 user',
  'withdraw: 3 → 4 user',
  'publish: 1 → 2 operator',
  'return: 1 → 3 operator',
  'keep: 2 → 2 operator',
  'down: 2 → 5 operator',
  'restore: 5 → 2 operator',
  'undo: 2 → 1 operator',
  'undo: 3 → 1 operator',
  'undo: 5 → 2 operator',
];

test('the table has exactly the rows of the specification, and nothing else is a step', () => {
  const found = statuses.flatMap((from) =>
    events.flatMap((event) =>
      actors.flatMap((actor) => {
        const step = experienceStep(from, event, actor);
        return step ? [`${event}: ${from ?? '-'} → ${step.to} ${actor}`] : [];
      }),
    ),
  );
  expect(found.sort()).toEqual([...specification].sort());
  expect(experienceSteps).toHaveLength(specification.length);
});

describe('in the database', () => {
  let site: TestApp;
  let author: number;
  beforeAll(async () => {
    site = await testApp({ areas: [...experienceAreas] });
    author = (await site.user()).id;
  });
  afterAll(() => site.close());

  const every = Object.values(experienceStatus).flatMap((from) =>
    events.flatMap((event) => actors.map((actor) => [from, event, actor] as const)),
  );

  test.each(every)('from %s, %s by %s', async (from, event, actor) => {
    const { db } = site.core;
    const id = await putExperience(site, {
      ...{ journal_id: await putJournal(db), user_id: author, status: from },
    });
    const row = await db
      .selectFrom('journal_experiences')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const legal = experienceStep(from, event, actor);
    const at = new Date(site.clock.now());
    const move = db
      .transaction()
      .execute((trx) => moveExperience(trx, row, event, { actor, actorId: author, at, note: '因为' }));
    if (!legal) {
      await expect(move).rejects.toMatchObject({ status: 409 });
      return;
    }
    const moved = await move;
    expect([moved.status, moved.revision]).toEqual([legal.to, row.revision + 1]);
    expect(moved.published_at !== null).toBe(
      legal.to === experienceStatus.shown ||
        (legal.to !== experienceStatus.waiting && row.published_at !== null),
    );
    expect(
      await db
        .selectFrom('journal_experience_history')
        .select(['event', 'from_status', 'to_status', 'actor'])
        .where('experience_id', '=', id)
        .execute(),
    ).toEqual([{ event, from_status: from, to_status: legal.to, actor }]);
  });
});
