import { type PressStatus, pressStatus, pressStatusLabel } from '@harbor/contract/press-status';
import { type TestApp, testApp } from '../../../testing/app';
import { pressAreas, putPress } from './testing/press';
import { movePress } from './writing/move';
import { type PressActor, type PressEvent, pressEventText, pressSteps } from './writing/transitions';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...pressAreas] });
});
afterAll(() => site.close());

const statuses = Object.keys(pressStatusLabel).map(Number) as PressStatus[];
const actors: PressActor[] = ['operator', 'system'];
const events = Object.keys(pressEventText) as PressEvent[];
const every = statuses.flatMap((from) =>
  events.flatMap((event) => actors.map((actor) => [from, event, actor] as const)),
);

test.each(every)('from %s, %s by %s', async (from, event, actor) => {
  const legal = pressSteps.find((step) => step.from === from && step.event === event && step.actor === actor);
  const id = await putPress(site, { status: from });
  const { db } = site.core;
  const at = new Date(site.clock.now());
  const row = await db.selectFrom('press').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const move = db
    .transaction()
    .execute((trx) =>
      movePress(trx, row, event, { actor, actorId: null, at }, { publish_at: new Date(at.getTime() + 1000) }),
    );
  if (!legal) {
    await expect(move).rejects.toMatchObject({ status: 409 });
    return;
  }
  const moved = await move;
  expect([moved.status, moved.revision]).toEqual([legal.to, row.revision + 1]);
  expect(moved.publish_at !== null).toBe(legal.to === pressStatus.scheduled);
  expect(
    await db
      .selectFrom('press_history')
      .select(['event', 'from_status', 'to_status'])
      .where('press_id', '=', id)
      .execute(),
  ).toEqual([{ event, from_status: from, to_status: legal.to }]);
});

test('of two who move one article at once, one is refused', async () => {
  const id = await putPress(site, { status: pressStatus.draft });
  const { db } = site.core;
  const at = new Date(site.clock.now());
  const row = await db.selectFrom('press').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const publish = () =>
    db
      .transaction()
      .execute((trx) => movePress(trx, row, 'publish', { actor: 'operator', actorId: null, at }));
  const done = await Promise.allSettled([publish(), publish()]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
