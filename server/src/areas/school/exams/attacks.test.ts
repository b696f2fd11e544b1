import { getRow, insertRow, updateRows } from '../../../db/rows';
import type { TestApp } from '../../../testing/app';
import { endAccess } from '../../trade/courses/access';
import { insertCourse, paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { orderRefunded, refundGranted } from '../../trade/refunds/events';
import { reportProgress } from '../lessons/progress/schedule';
import { addLessons } from '../videos/testing/school';
import { handIn as handInDirectly } from './hand-in';
import { startExam } from './start';
import { handIn, putExam, putQuestion, resultOf, save, secret, start } from './testing/exams';
import { endOverdue } from './time-out';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['exams', 'examDesk', 'review', 'certificates', 'messages', 'lessons', 'videos']);
});
afterAll(() => site.close());

const now = () => new Date(site.clock.now());

/** A course with a lesson of a minute, an exam of one question and a certificate, and somebody who has it. */
async function enrolled(given: Parameters<typeof putExam>[3] = {}) {
  const course = await insertCourse(site.core);
  const [lesson = 0] = await addLessons(site.core, course, [{ seconds: 60 }]);
  await updateRows(site.core.db, 'courses', { id: course }, { has_certificate: true });
  const exam = await putExam(site.core, course, [await putQuestion(site.core, course)], {
    cool_down_minutes: 0,
    ...given,
  });
  const user = await site.user();
  const order = await paidCourse(site, user.token, course);
  return { course, lesson, exam, order, ...user };
}

type Enrolled = Awaited<ReturnType<typeof enrolled>>;

/** The whole price goes back. */
const giveBack = ({ order }: Enrolled) =>
  site.core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await endAccess(trx, row, now());
    await orderRefunded.emit(trx, { order: row, at: now() });
  });

/** Everything but the last seconds of the lesson is seen. */
async function nearlyLearnt({ id: user_id, lesson: lesson_id, course: course_id }: Enrolled) {
  await insertRow(site.core.db, 'lesson_progress', {
    ...{ user_id, lesson_id, course_id, seen: '{[0,50)}', granted: '{[0,60)}', seconds: 50 },
    reported_at: now(),
  });
  await insertRow(site.core.db, 'study_credits', { user_id, seconds: 20, at: now() });
}

const learnRest = ({ id, lesson, course }: Enrolled) =>
  reportProgress(site.core, { id }, course, {
    ...{ video_id: lesson, position: 60, segments: [[50, 60]] },
    client_at: now().toISOString(),
  });

const certificatesOf = ({ id }: Enrolled) =>
  site.core.db.selectFrom('certificates').select(['status', 'code']).where('user_id', '=', id).execute();

test('a refund in the middle of an attempt ends it: nothing more is taken in, and no answer is told', async () => {
  const one = await enrolled();
  const attempt = (await start(site, one.token, one.exam)).data.attempt_id;
  await save(site, one.token, attempt, [{ place: 1, answer: ['A'], version: 1 }]);
  await giveBack(one);
  const refused = await handIn(site, one.token, attempt, [{ place: 1, answer: ['B'], version: 2 }]);
  expect(refused.status).toBe(403);
  site.clock.advance(3_700_000);
  await endOverdue(site.core);
  const { data, status } = await resultOf(site, one.token, one.exam);
  expect([status, data.shows, data.score]).toEqual([200, false, 0]);
  expect(JSON.stringify(data)).not.toContain(secret);
  const review = await site.call('GET /review/list', { query: { tab: 'ahead' } as never, token: one.token });
  expect(review.data.total).toBe(0);
  // Who buys it again reads what they answered.
  await paidCourse(site, one.token, one.course);
  expect((await resultOf(site, one.token, one.exam)).data.shows).toBe(true);
});

test('a certificate goes with the course alone: at once with the grant, and not with another order', async () => {
  const one = await enrolled();
  await nearlyLearnt(one);
  await learnRest(one);
  const attempt = (await start(site, one.token, one.exam)).data.attempt_id;
  await handIn(site, one.token, attempt, [{ place: 1, answer: ['B'], version: 1 }]);
  expect(await certificatesOf(one)).toMatchObject([{ status: 1 }]);
  // Money that came twice for the same course goes back: the course stays open.
  const order = await getRow(site.core.db, 'orders', { id: one.order });
  const twice = { ...order, id: order.id + 1 };
  await site.core.db.transaction().execute((trx) => orderRefunded.emit(trx, { order: twice, at: now() }));
  expect(await certificatesOf(one)).toMatchObject([{ status: 1 }]);
  // The grant closes the course; its money may be on its way for days.
  await site.core.db.transaction().execute(async (trx) => {
    await endAccess(trx, order, now());
    await refundGranted.emit(trx, { orderId: one.order, at: now() });
  });
  expect(await certificatesOf(one)).toMatchObject([{ status: 2 }]);
});

test('the last lesson, the last exam and a refund at once: no circle of waiting, no certificate without its course', async () => {
  const people = [];
  for (let n = 0; n < 8; n += 1) people.push(await enrolled());
  const attempts = new Map<number, number>();
  for (const one of people) {
    await nearlyLearnt(one);
    attempts.set(one.id, await startExam(site.core, one.id, one.exam, now()));
  }
  const told: string[] = [];
  const quiet = (what: Promise<unknown>) =>
    what.catch((error: { status?: number; code?: string; message: string }) => {
      if (error.status !== 403 && error.status !== 409) told.push(`${error.code ?? ''} ${error.message}`);
    });
  await Promise.all(
    people.flatMap((one, n) => [
      quiet(learnRest(one)),
      quiet(
        handInDirectly(site.core, { userId: one.id, attemptId: attempts.get(one.id) ?? 0, now: now() }, [
          { place: 1, answer: ['B'], version: 1 },
        ]),
      ),
      ...(n % 2 ? [quiet(giveBack(one))] : []),
      quiet(startExam(site.core, one.id, one.exam, now())),
      quiet(site.call('GET /certificate/list', { token: one.token })),
    ]),
  );
  expect(told).toEqual([]);
  for (const [n, one] of people.entries()) {
    const held = (await certificatesOf(one)).filter(({ status }) => status === 1);
    expect(held).toHaveLength(n % 2 ? 0 : 1);
  }
});

test('an attempt that is made void takes from the review list only what it alone brought', async () => {
  const one = await enrolled();
  const staff = await site.user({ is_staff: true });
  const wrong = [{ place: 1, answer: ['A'], version: 1 }];
  await handIn(site, one.token, (await start(site, one.token, one.exam)).data.attempt_id, wrong);
  const second = (await start(site, one.token, one.exam)).data.attempt_id;
  await handIn(site, one.token, second, wrong);
  const list = async () =>
    (await site.call('GET /review/list', { query: { tab: 'ahead' } as never, token: one.token })).data.total;
  expect(await list()).toBe(1);
  const { revision } = await getRow(site.core.db, 'exam_attempts', { id: second }, ['revision']);
  const voided = await site.call('POST /staff/exams/void/:id', {
    params: { id: second },
    token: staff.token,
    body: { revision, reason: '成绩核对有误' },
  });
  expect([voided.status, await list()]).toEqual([200, 1]);
});

test('what is told only at the end is not told by the review list once the end was taken back', async () => {
  const one = await enrolled();
  const exam = await putExam(
    site.core,
    one.course,
    [await putQuestion(site.core, one.course), await putQuestion(site.core, one.course)],
    { show_answer: 2, max_attempts: 2, cool_down_minutes: 0, pass_percent: 100 },
  );
  const staff = await site.user({ is_staff: true });
  const answers = (...given: string[]) =>
    given.map((answer, n) => ({ place: n + 1, answer: [answer], version: 1 }));
  await handIn(site, one.token, (await start(site, one.token, exam)).data.attempt_id, answers('A', 'B'));
  const second = (await start(site, one.token, exam)).data.attempt_id;
  const { data } = await handIn(site, one.token, second, answers('B', 'A'));
  expect([data.shows, data.review.total]).toEqual([true, 2]);
  const { revision } = await getRow(site.core.db, 'exam_attempts', { id: second }, ['revision']);
  await site.call('POST /staff/exams/void/:id', {
    params: { id: second },
    token: staff.token,
    body: { revision, reason: '成绩核对有误' },
  });
  expect((await resultOf(site, one.token, exam)).data.shows).toBe(false);
  const review = await site.call('GET /review/list', { query: { tab: 'ahead' } as never, token: one.token });
  expect(review.data.total).toBe(0);
});
