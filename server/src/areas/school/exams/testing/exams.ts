import { questionKind as k, type QuestionKind } from '@harbor/contract/question-kind';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import { getRow } from '../../../../db/rows';
import type { TestApp } from '../../../../testing/app';
import { upTo } from '../../../../testing/in-turns';
import { insertCourse, paidCourse } from '../../../trade/courses/testing/courses';
import { newOrderId } from '../../../trade/orders/numbers';
import { insertExam } from '../../exam-desk/exams/write';
import { moveExam } from '../../exam-desk/move';
import { insertQuestion } from '../../exam-desk/questions/write';
import { grade } from '../grade-attempt';
import { moveAttempt } from '../move';
import type { PaperItem } from '../rows';
import { writeAnswers } from '../save';
import { insertAttempt } from '../start';

/** What a test wants of a question; by default a 单选 whose second option is right. */
export interface NewQuestion {
  kind?: QuestionKind;
  stem?: string;
  options?: string[];
  right?: string[][];
  explanation?: string;
  subject?: string;
  lesson_ref?: { lesson_id: number; at_seconds: number } | null;
}

/** Words that only answers and explanations of test questions have: no learner may read them before the end. */
export const secret = '只有讲解里才有的话';

const byKind: Record<QuestionKind, Required<Pick<NewQuestion, 'options' | 'right'>>> = {
  [k.single]: { options: ['甲项', '乙项', '丙项', '丁项'], right: [['B']] },
  [k.multiple]: { options: ['甲项', '乙项', '丙项', '丁项'], right: [['A', 'D']] },
  [k.judge]: { options: [], right: [['T']] },
  [k.blank]: { options: [], right: [[`${secret}填空`, '0.66']] },
  [k.essay]: { options: [], right: [[`${secret}关键词`, '样本'], ['区间']] },
};

let made = 0;

/** Puts a question into the bank of a course. */
export async function putQuestion(core: Core, courseId: number, given: NewQuestion = {}): Promise<number> {
  made += 1;
  const { kind = k.single } = given;
  const blank = kind === k.blank ? ' ____' : '';
  const id = await insertQuestion(
    core.db,
    {
      ...{ kind, course_id: courseId, stem: `第 ${made} 道测试题${blank}`, ...byKind[kind] },
      ...{ explanation: `${secret}：讲解 ${made}`, subject: '统计', picture: '', picture_text: '' },
      lesson_ref: null,
      ...given,
    },
    { actor: 'system', at: new Date(core.settings.clock.now()) },
  );
  if (id === undefined) throw new Error('the bank has this question');
  return id;
}

/** One question of each type, in the order of the types. */
export async function putEachKind(core: Core, courseId: number): Promise<number[]> {
  const ids = [];
  for (const kind of Object.values(k)) ids.push(await putQuestion(core, courseId, { kind }));
  return ids;
}

type GivenExam = Parameters<typeof insertExam>[1];

/** An open exam of some questions, ten points each, unless told otherwise. */
export async function putExam(
  core: Core,
  courseId: number,
  questions: readonly number[],
  given: Partial<GivenExam> = {},
): Promise<number> {
  const by = { actor: 'system', at: new Date(core.settings.clock.now()) } as const;
  const id = await insertExam(
    core.db,
    {
      ...{
        course_id: courseId,
        lesson_id: null,
        title: '结课测验',
        intro: '',
        minutes: 60,
        pass_percent: 60,
      },
      ...{ max_attempts: 3, cool_down_minutes: 30, shuffle: false, show_answer: 1, for_certificate: true },
      ...{ source: 'list', draws: [] },
      questions: questions.map((question_id) => ({ question_id, points: 10 })),
      ...given,
    },
    by,
  );
  await moveExam(core.db, await getRow(core.db, 'exams', { id }), 'open', by);
  return id;
}

/** A learner with a course. */
export async function learner(site: TestApp, courseId: number) {
  const person = await site.user({ nickname: '小苏' });
  await paidCourse(site, person.token, courseId);
  return person;
}

/** A course with a learner and an exam of one question of each type. */
export async function examined(site: TestApp, given: Partial<GivenExam> = {}) {
  const course = await insertCourse(site.core);
  const questions = await putEachKind(site.core, course);
  const exam = await putExam(site.core, course, questions, given);
  return { course, questions, exam, ...(await learner(site, course)) };
}

/** So many learners of a course, in a few statements. @returns their ids */
export async function learners(site: TestApp, courseId: number, count: number): Promise<number[]> {
  const { db } = site.core;
  const first = await learner(site, courseId);
  const { rows: orders } = await sql<{ id: number }>`
    insert into orders select made.* from orders o cross join jsonb_to_recordset(${JSON.stringify(
      upTo(count).map((n) => ({
        id: newOrderId(),
        order_no: `${courseId}${String(n).padStart(6, '0')}`.padStart(18, '9'),
      })),
    )}::jsonb) as copy (id bigint, order_no text)
    cross join lateral jsonb_populate_record(o, jsonb_build_object('id', copy.id, 'order_no', copy.order_no,
      'purchase_hash', copy.order_no, 'coupon_user_id', null)) made
    where o.user_id = ${first.id} returning id`.execute(db);
  const users = await db
    .insertInto('users')
    .values(upTo(count).map((n) => ({ nickname: `学员${n}`, adult_at: new Date(0) })))
    .returning('id')
    .execute();
  const now = new Date(site.clock.now());
  await sql`
    insert into enrolments (user_id, course_id, order_id, status, created_at, updated_at)
    select u.id, ${courseId}::bigint, o.id, 1, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${users.map(({ id }) => id)}::bigint[]) with ordinality u (id, n)
    join unnest(${orders.map(({ id }) => id)}::bigint[]) with ordinality o (id, n) using (n)`.execute(db);
  return users.map(({ id }) => id);
}

/** What is right in an attempt, by place, as whoever knows everything would answer. */
export async function rightAnswers(site: TestApp, attemptId: number) {
  const { paper } = await getRow(site.core.db, 'exam_attempts', { id: attemptId }, ['paper']);
  return paper.map((item, n) => ({ place: n + 1, version: 1, answer: rightAnswer(item) }));
}

const rightAnswer = ({ kind, right }: PaperItem): string[] => {
  if (kind === k.blank) return right.map(([first = '']) => first);
  return kind === k.essay ? ['样本量与区间都写明了'] : (right[0] ?? []);
};

export const start = (site: TestApp, token: string, exam: number) =>
  site.call('POST /examination/start/:id', { params: { id: exam }, token });

export const save = (
  site: TestApp,
  token: string,
  attempt: number,
  answers: { place: number; answer: string[]; version: number; flagged?: boolean }[],
) => site.call('PUT /examination/save/:id', { params: { id: attempt }, token, body: { answers } });

export const handIn = (
  site: TestApp,
  token: string,
  attempt: number,
  answers: { place: number; answer: string[]; version: number }[] = [],
) => site.call('POST /examination/validate/:id', { params: { id: attempt }, token, body: { answers } });

export const resultOf = (site: TestApp, token: string, exam: number, attempt?: number) =>
  site.call('GET /examination/result/:id', {
    params: { id: exam },
    token,
    ...(attempt !== undefined && { query: { attempt: String(attempt) } as never }),
  });

/** An attempt with a short answer that waits for somebody of the team. @returns its number */
export async function waitingAttempt({ core }: TestApp, userId: number): Promise<number> {
  const course = await insertCourse(core);
  const exam = await putExam(core, course, [await putQuestion(core, course, { kind: k.essay })]);
  const now = new Date(core.settings.clock.now());
  const row = await getRow(core.db, 'exams', { id: exam });
  const id = await insertAttempt(core.db, row, { userId, number: 1, now });
  await writeAnswers(core.db, id, [{ place: 1, answer: ['样本量与区间都写明了'], version: 1 }], now);
  const by = { actor: 'user', actorId: userId, at: now } as const;
  await grade(
    core.db,
    await moveAttempt(core.db, await getRow(core.db, 'exam_attempts', { id }), 'hand_in', by),
    now,
  );
  return id;
}
