import { sql } from 'kysely';
import type { TestApp } from '../../../testing/app';
import { coreAt } from '../../../testing/core-at';
import { inTurns, upTo } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { insertCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { handIn } from './hand-in';
import { saveAnswers } from './save';
import { startExam } from './start';
import { learners, putExam, putQuestion, rightAnswers } from './testing/exams';
import { endOverdue } from './time-out';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['exams', 'review', 'certificates', 'messages', 'lessons']);
});
afterAll(() => site.close());

const now = () => new Date(site.clock.now());

/** So many learners, each with an attempt at the same exam of three questions. */
async function sitting(count: number) {
  const course = await insertCourse(site.core);
  const questions = [];
  for (const _ of upTo(3)) questions.push(await putQuestion(site.core, course));
  const exam = await putExam(site.core, course, questions, { minutes: 10 });
  const people = await learners(site, course, count);
  const attempts = await inTurns(people, 8, (userId) => startExam(site.core, userId, exam, now()));
  return { exam, people: people.map((userId, n) => ({ userId, attemptId: attempts[n] ?? 0 })) };
}

/** What became of the attempts at an exam, and how often each was graded. */
async function ends(exam: number) {
  const { rows } = await sql<{ status: number; score: number; graded: number; timed_out: boolean }>`
    select a.status, a.score, a.timed_out,
      (select count(*)::int from exam_attempt_history h where h.attempt_id = a.id and h.event = 'grade') as graded
    from exam_attempts a where a.exam_id = ${exam} order by a.id`.execute(site.core.db);
  return rows;
}

test('300 people hand in in the last second: each is saved and graded once, none is lost', async () => {
  const { exam, people } = await sitting(300);
  const answers = await rightAnswers(site, people[0]?.attemptId ?? 0);
  const last = coreAt(site.core, site.clock.now() + 10 * 60_000);
  const at = new Date(last.settings.clock.now());
  const begun = performance.now();
  const done = await Promise.all(
    people.map((who) =>
      Promise.all([handIn(last, { ...who, now: at }, answers), handIn(last, { ...who, now: at }, answers)]),
    ),
  );
  expect(done.flat()).toEqual(people.flatMap(() => [exam, exam]));
  const rows = await ends(exam);
  expect(rows).toEqual(people.map(() => ({ status: 5, score: 30, graded: 1, timed_out: false })));
  expect(performance.now() - begun).toBeLessThan(60_000);
});

test('two starts at once are one attempt', async () => {
  const { exam, people } = await sitting(repeats);
  await site.core.db.deleteFrom('exam_attempts').where('exam_id', '=', exam).execute();
  await inTurns(people, 4, async ({ userId }, round) => {
    const begin = () => startExam(site.core, userId, exam, now());
    const [one, other] = await race(round, begin, begin);
    expect(one).toBe(other);
  });
  expect(await ends(exam)).toHaveLength(repeats);
});

test('a save that was acknowledged before the hand-in counts, and none is taken after it', async () => {
  const { people } = await sitting(repeats);
  await inTurns(people, 4, async (who, round) => {
    const input = { ...who, now: now() };
    const [saved] = await race(
      round,
      () =>
        saveAnswers(site.core, input, [{ place: 1, answer: ['B'], version: 1 }]).then(
          () => true,
          () => false,
        ),
      () => handIn(site.core, input, []),
    );
    const { rows } = await sql<{ score: number; answer: string[] }>`
      select a.score, w.answer from exam_attempts a join exam_answers w on w.attempt_id = a.id and w.place = 1
      where a.id = ${who.attemptId}`.execute(site.core.db);
    expect(rows[0]).toEqual(saved ? { score: 10, answer: ['B'] } : { score: 0, answer: [] });
  });
});

test('the clock and a hand-in at the same moment end an attempt once', async () => {
  const { exam, people } = await sitting(repeats);
  const late = coreAt(site.core, site.clock.now() + 11 * 60_000 + 1000);
  const inTime = new Date(site.clock.now() + 10 * 60_000);
  await inTurns(people, 2, async (who, round) => {
    const [, handedIn] = await race(
      round,
      () => endOverdue(late),
      () =>
        handIn(site.core, { ...who, now: inTime }, [{ place: 1, answer: ['B'], version: 1 }]).then(
          () => true,
          () => false,
        ),
    );
    const { rows } = await sql<{ score: number; timed_out: boolean }>`
      select score, timed_out from exam_attempts where id = ${who.attemptId}`.execute(site.core.db);
    expect(rows[0]).toEqual(handedIn ? { score: 10, timed_out: false } : { score: 0, timed_out: true });
  });
  await endOverdue(late);
  expect((await ends(exam)).map(({ status, graded }) => [status, graded])).toEqual(people.map(() => [5, 1]));
});
