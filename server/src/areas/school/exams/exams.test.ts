import { questionKind as k } from '@harbor/contract/question-kind';
import type { TestApp } from '../../../testing/app';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import {
  examined,
  handIn,
  learner,
  putExam,
  putQuestion,
  resultOf,
  rightAnswers,
  save,
  secret,
  start,
} from './testing/exams';
import { endOverdue } from './time-out';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['exams', 'review', 'certificates', 'messages', 'lessons']);
});
afterAll(() => site.close());

const minute = 60_000;
const list = (token: string, course: number) =>
  site.call('GET /examination/list', { query: { course: String(course) } as never, token });
const paper = (token: string, id: number) =>
  site.call('GET /examination/paper/:id', { params: { id }, token });
const told = (userId: number) =>
  site.core.db.selectFrom('messages').select(['title', 'link']).where('user_id', '=', userId).execute();

test('an exam from the start to its result: saved, taken up on another device, graded, and explained', async () => {
  const { token, exam, course } = await examined(site);
  const [card] = (await list(token, course)).data.exams;
  expect(card).toMatchObject({ state: 'ready', may_start: true, full: 50, pass: 30, attempts_left: 3 });
  expect(card?.kinds.map(({ kind, count }) => [kind, count])).toEqual(
    [1, 2, 3, 4, 5].map((kind) => [kind, 1]),
  );

  const begun = await start(site, token, exam);
  const attempt = begun.data.attempt_id;
  expect(begun.data.questions.map(({ kind }) => kind)).toEqual([1, 2, 3, 4, 5]);
  expect(begun.data.seconds_left).toBe(3600);
  // The same attempt, however often it is begun.
  expect((await start(site, token, exam)).data.attempt_id).toBe(attempt);

  const right = await rightAnswers(site, attempt);
  const saved = await save(site, token, attempt, [
    { place: 1, answer: ['C'], version: 3, flagged: true },
    { place: 2, answer: ['A'], version: 1 },
  ]);
  expect([saved.status, saved.data.answered]).toEqual([200, 2]);
  // An older save comes late, from another device: what stands is told, and stays.
  const late = await save(site, token, attempt, [{ place: 1, answer: ['B'], version: 2 }]);
  expect(late.data.answers).toEqual([{ place: 1, version: 3, applied: false, answer: ['C'], flagged: true }]);
  // The same save once more, as a phone repeats it that heard no answer.
  const again = await save(site, token, attempt, [{ place: 1, answer: ['C'], version: 3 }]);
  expect(again.data.answers[0]?.applied).toBe(true);
  expect((await save(site, token, attempt, [{ place: 9, answer: ['C'], version: 1 }])).status).toBe(422);
  const elsewhere = (await paper(token, attempt)).data.questions;
  expect(elsewhere.map(({ answer, version, flagged }) => [answer, version, flagged]).slice(0, 3)).toEqual([
    [['C'], 3, true],
    [['A'], 1, false],
    [[], 0, false],
  ]);

  site.clock.advance(21 * minute);
  const rest = right.filter(({ place }) => place > 2);
  const { data: result, status } = await handIn(site, token, attempt, rest);
  expect(status).toBe(200);
  // 0 + half of 10 + 10 + 10, and a short answer that waits.
  expect(result).toMatchObject({ score: null, shows: true, seconds_used: 1260 });
  expect(result.attempt.status_text).toBe('待人工阅卷');
  expect(result.questions.map(({ verdict, got }) => [verdict, got])).toEqual([
    ['wrong', 0],
    ['partial', 5],
    ['right', 10],
    ['right', 10],
    ['waiting', null],
  ]);
  expect(result.questions[0]).toMatchObject({ mine: ['C'], right: ['B'] });
  expect(result.questions[0]?.explanation).toContain(secret);
  // Handed in is handed in: the same result again, and no other answer.
  const repeated = await handIn(site, token, attempt, [{ place: 1, answer: ['B'], version: 9 }]);
  expect(repeated.data.questions[0]?.mine).toEqual(['C']);
  const { status: refused } = await save(site, token, attempt, [{ place: 1, answer: ['B'], version: 9 }]);
  expect([refused, (await paper(token, attempt)).status]).toEqual([409, 409]);
});

/** Everything that a learner may read or do about exams, as one text. */
async function everything(
  token: string,
  ids: { course: number; exam: number; attempt: number; item: number },
) {
  const { course, exam, attempt, item } = ids;
  const answers = [
    await list(token, course),
    await start(site, token, exam),
    await paper(token, attempt),
    await save(site, token, attempt, [{ place: 1, answer: ['A'], version: 90 }]),
    await resultOf(site, token, exam),
    await site.call('GET /examination/attempts/:id', { params: { id: exam }, token }),
    await site.call('GET /review/list', { query: { tab: 'ahead' } as never, token }),
    await site.call('GET /review/list', { token }),
    await site.call('GET /review/item/:id', { params: { id: item }, token }),
    await site.call('POST /review/retry/:id', { params: { id: item }, body: { answer: ['A'] }, token }),
    await site.call('GET /certificate/course/:id', { params: { id: course }, token }),
    await site.call('GET /certificate/list', { token }),
  ];
  const file = await site.app.inject({
    url: '/api/applet/review/export',
    headers: { authorization: `Bearer ${token}` },
  });
  return JSON.stringify(answers.map(({ data, msg }) => ({ data, msg }))) + file.body;
}

test('no response tells an answer, an explanation or a right flag while an attempt is open', async () => {
  const { token, exam, course, id } = await examined(site, { cool_down_minutes: 0 });
  const first = (await start(site, token, exam)).data.attempt_id;
  await handIn(site, token, first, [{ place: 1, answer: ['C'], version: 1 }]);
  const item = await site.core.db
    .selectFrom('review_items')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  // All was seen once it was handed in: the rule is 交卷后.
  expect(JSON.stringify((await resultOf(site, token, exam)).data)).toContain(secret);
  const second = (await start(site, token, exam)).data.attempt_id;
  expect(second).not.toBe(first);
  const said = await everything(token, { course, exam, attempt: second, item: item?.id ?? 1 });
  expect(said).not.toContain(secret);
  expect(said).not.toMatch(/"(right|explanation|verdict|also|comment|correct|is_right|got)":(?!null)/);
  // The paper of the attempt itself, field by field.
  const { questions } = (await paper(token, second)).data;
  expect([...new Set(questions.flatMap((one) => Object.keys(one)))].toSorted()).toEqual(
    [
      ...['answer', 'blanks', 'flagged', 'kind', 'kind_text', 'options', 'picture', 'picture_text', 'place'],
      ...['points', 'rule', 'saved_at', 'stem', 'version'],
    ].toSorted(),
  );
  await handIn(site, token, second);
  expect(JSON.stringify((await resultOf(site, token, exam)).data)).toContain(secret);
});

test('what an exam keeps back is told once it is passed or used up, or never', async () => {
  const objective = async (given: object) => {
    const one = await examined(site, { cool_down_minutes: 0, max_attempts: 2, ...given });
    const question = await putQuestion(site.core, one.course);
    return {
      ...one,
      exam: await putExam(site.core, one.course, [question], {
        max_attempts: 2,
        cool_down_minutes: 0,
        ...given,
      }),
    };
  };
  const done = await objective({ show_answer: 2 });
  const wrong = [{ place: 1, answer: ['A'], version: 1 }];
  const once = await handIn(
    site,
    done.token,
    (await start(site, done.token, done.exam)).data.attempt_id,
    wrong,
  );
  expect([once.data.score, once.data.shows]).toEqual([0, false]);
  expect(once.data.questions[0]).toMatchObject({
    mine: ['A'],
    right: null,
    verdict: null,
    explanation: null,
  });
  expect([once.data.counts, once.data.kinds]).toEqual([null, null]);
  const twice = await handIn(
    site,
    done.token,
    (await start(site, done.token, done.exam)).data.attempt_id,
    wrong,
  );
  expect([twice.data.shows, twice.data.review.added > 0]).toEqual([true, true]);
  const never = await objective({ show_answer: 0 });
  const told = await handIn(
    site,
    never.token,
    (await start(site, never.token, never.exam)).data.attempt_id,
    wrong,
  );
  expect([told.data.shows, told.data.shows_why]).toEqual([false, '本场考试不公布答案与讲解']);
  expect(JSON.stringify(told.data)).not.toContain(secret);
});

test('attempts are counted, cool down, and the best of them stands', async () => {
  const { course, token } = await examined(site);
  const exam = await putExam(site.core, course, [await putQuestion(site.core, course)], { max_attempts: 2 });
  const first = (await start(site, token, exam)).data.attempt_id;
  expect((await handIn(site, token, first, [{ place: 1, answer: ['B'], version: 1 }])).data.passed).toBe(
    true,
  );
  const early = await start(site, token, exam);
  expect([early.status, early.msg]).toEqual([409, expect.stringContaining('间隔')]);
  site.clock.advance(30 * minute);
  const second = (await start(site, token, exam)).data.attempt_id;
  const worse = await handIn(site, token, second, [{ place: 1, answer: ['A'], version: 1 }]);
  expect(worse.data).toMatchObject({ score: 0, best_score: 10 });
  expect(worse.data.exam).toMatchObject({ state: 'passed', attempts_left: 0, may_start: false });
  site.clock.advance(60 * minute);
  expect((await start(site, token, exam)).msg).toBe('2 次作答机会已用完');
  expect((await resultOf(site, token, exam, first)).data.score).toBe(10);
});

test('time ends an attempt by the server: a minute of grace, then what was saved is graded', async () => {
  const { token, exam, id } = await examined(site, { minutes: 10 });
  const attempt = (await start(site, token, exam)).data.attempt_id;
  await save(site, token, attempt, [{ place: 1, answer: ['B'], version: 1 }]);
  site.clock.advance(10 * minute + 55_000);
  expect((await paper(token, attempt)).data.seconds_left).toBe(0);
  expect((await save(site, token, attempt, [{ place: 3, answer: ['T'], version: 1 }])).status).toBe(200);
  site.clock.advance(6_000);
  expect((await save(site, token, attempt, [{ place: 2, answer: ['A', 'D'], version: 1 }])).status).toBe(409);
  const late = await handIn(site, token, attempt, [{ place: 2, answer: ['A', 'D'], version: 1 }]);
  expect([late.status, late.msg]).toEqual([409, '作答时间已到，已按保存的答案自动交卷']);
  const { data } = await resultOf(site, token, exam);
  expect(data.attempt).toMatchObject({ timed_out: true, status_text: '已出分' });
  expect([data.score, data.questions[1]?.mine, data.seconds_used]).toEqual([20, [], 600]);
  expect((await told(id)).map(({ title }) => title)).toContain('“结课测验”时间已到，已自动交卷');

  // The clock does the same for who never looks again, a batch at a time.
  const other = await examined(site, { minutes: 10 });
  await start(site, other.token, other.exam);
  site.clock.advance(12 * minute);
  expect(await endOverdue(site.core)).toBe(1);
  expect(await endOverdue(site.core)).toBe(0);
  expect((await resultOf(site, other.token, other.exam)).data.score).toBe(0);
});

test('questions are those of the start, whatever the bank becomes, in an order of their own', async () => {
  const { course, token, questions } = await examined(site);
  const exam = await putExam(site.core, course, questions, { shuffle: true });
  const begun = await start(site, token, exam);
  await site.core.db.updateTable('questions').set({ status: 2 }).where('id', 'in', questions).execute();
  await site.core.db.deleteFrom('exam_questions').where('exam_id', '=', exam).execute();
  const again = await paper(token, begun.data.attempt_id);
  expect(again.data.questions).toEqual(begun.data.questions);
  const full = await handIn(
    site,
    token,
    begun.data.attempt_id,
    await rightAnswers(site, begun.data.attempt_id),
  );
  expect(full.data.counts).toMatchObject({ right: 4, waiting: 1 });
  // Drawn from the bank: so many of each type, no two alike.
  const bank = [];
  for (let n = 0; n < 6; n += 1) bank.push(await putQuestion(site.core, course, { kind: k.judge }));
  const drawn = await putExam(site.core, course, [], {
    ...{ source: 'draw', questions: [], draws: [{ kind: k.judge, count: 4, points: 2.5 }] },
  });
  const { data } = await start(site, token, drawn);
  expect([data.full, new Set(data.questions.map(({ stem }) => stem)).size]).toEqual([10, 4]);
});

test('without the course there is no exam; a refund ends it, and nobody reads what is another person’s', async () => {
  const { course, exam, token } = await examined(site);
  const stranger = await site.user();
  expect((await start(site, stranger.token, exam)).status).toBe(403);
  expect((await list(stranger.token, course)).data.exams[0]).toMatchObject({ may_start: false });
  const attempt = (await start(site, token, exam)).data.attempt_id;
  const other = await learner(site, course);
  for (const { status } of [
    await paper(other.token, attempt),
    await save(site, other.token, attempt, [{ place: 1, answer: ['B'], version: 1 }]),
    await handIn(site, other.token, attempt),
    await resultOf(site, other.token, exam, attempt),
  ])
    expect(status).toBe(404);
  await site.core.db
    .updateTable('enrolments')
    .set({ expires_at: new Date(site.clock.now() - 1000) })
    .where('course_id', '=', course)
    .execute();
  expect((await paper(token, attempt)).status).toBe(403);
  expect((await save(site, token, attempt, [{ place: 1, answer: ['B'], version: 1 }])).status).toBe(403);
});
