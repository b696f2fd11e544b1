import { type EnrolmentStatus, enrolmentStatusLabel } from '@harbor/contract/enrolment-status';
import { type TestApp, testApp } from '../../../testing/app';
import { moveEnrolment, openEnrolment } from './move';
import { enrolmentsOf, insertCourse, paidCourse, unpaidCourse } from './testing/courses';
import { type EnrolmentActor, findEnrolmentStep } from './transitions';

let site: TestApp;
let buyer: { id: number; token: string };
let course: number;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses'] });
  buyer = await site.user();
  course = await insertCourse(site.core);
  await paidCourse(site, buyer.token, course);
});
afterAll(() => site.close());

const actors: EnrolmentActor[] = ['channel', 'system'];
const statuses = Object.entries(enrolmentStatusLabel).map(([code, label]) => ({
  from: Number(code) as EnrolmentStatus,
  label,
}));

async function enrolment() {
  const [row] = await enrolmentsOf(site.core, course);
  if (!row) throw new Error('the course was not opened');
  return row;
}

const put = (status: EnrolmentStatus) =>
  site.core.db
    .updateTable('enrolments')
    .set({ status, ended_at: status === 1 ? null : new Date() })
    .where('course_id', '=', course)
    .execute();

const history = () =>
  site.core.db
    .selectFrom('enrolment_history')
    .innerJoin('enrolments', 'enrolments.id', 'enrolment_id')
    .select(['event', 'from_status', 'to_status', 'actor'])
    .where('course_id', '=', course)
    .orderBy('enrolment_history.id')
    .execute();

test('paying opens the course and writes it down', async () => {
  expect(await history()).toEqual([{ event: 'open', from_status: null, to_status: 1, actor: 'channel' }]);
});

test.each(statuses)('an enrolment that is $label takes its legal steps and no other', async ({ from }) => {
  for (const event of ['expire', 'refund'] as const)
    for (const actor of actors) {
      await put(from);
      const told = await history();
      const step = findEnrolmentStep(from, event, actor);
      const { id } = await enrolment();
      const moved = site.core.db
        .transaction()
        .execute((trx) => moveEnrolment(trx, { id, status: from }, event, { actor, at: new Date() }));
      if (step) expect(await moved).toBe(step.to);
      else await expect(moved).rejects.toMatchObject({ status: 409 });
      expect((await enrolment()).status).toBe(step?.to ?? from);
      const line = step && { event, from_status: from, to_status: step.to, actor };
      expect(await history()).toEqual(line ? [...told, line] : told);
    }
});

test('a step from a status that the enrolment has left is a 409', async () => {
  await put(3);
  const { id } = await enrolment();
  const context = { actor: 'system', at: new Date() } as const;
  await expect(
    site.core.db.transaction().execute((trx) => moveEnrolment(trx, { id, status: 1 }, 'expire', context)),
  ).rejects.toMatchObject({ status: 409 });
});

test('a course is open once for each person: the database holds it, and the second order is told', async () => {
  const one = await insertCourse(site.core);
  const first = await paidCourse(site, buyer.token, one);
  const ben = await site.user();
  const second = await unpaidCourse(site, ben.token, one);
  const open = (orderId: number) =>
    site.core.db
      .transaction()
      .execute((trx) =>
        openEnrolment(
          trx,
          { userId: buyer.id, courseId: one, orderId },
          { actor: 'channel', at: new Date() },
        ),
      );
  expect(await open(second)).toBe(false);
  const twice = {
    ...{ user_id: buyer.id, course_id: one, order_id: second, status: 1 as const },
    ...{ created_at: new Date(), updated_at: new Date(), ended_at: null },
  };
  await expect(site.core.db.insertInto('enrolments').values(twice).execute()).rejects.toThrow(
    'enrolments_one_valid',
  );
  expect((await enrolmentsOf(site.core, one)).map(({ order_id }) => order_id)).toEqual([first]);
});
