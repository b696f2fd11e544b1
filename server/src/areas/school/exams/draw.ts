import { randomInt } from 'node:crypto';
import { judgeOptions, questionKind as k, questionStatus } from '@harbor/contract/question-kind';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import type { ExamRow, PaperItem, QuestionDocument } from './rows';

/** Letters of the options, A from the first. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** A new order by chance. */
export function shuffled<T>(items: readonly T[]): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const place = randomInt(last + 1);
    const [one, other] = [all[last] as T, all[place] as T];
    all[last] = other;
    all[place] = one;
  }
  return all;
}

interface Picked extends Pick<PaperItem, 'question_id' | 'version' | 'kind' | 'points'> {
  document: QuestionDocument;
}

/** A question as an attempt keeps it: options in the order of this attempt, letters and what is right follow. */
export function paperItem({ document, ...given }: Picked, shuffle: boolean): PaperItem {
  const { stem, picture, picture_text, explanation, lesson_ref } = document;
  const said = { ...given, stem, picture, picture_text, explanation, lesson_ref };
  if (given.kind === k.judge)
    return { ...said, options: judgeOptions.map((one) => ({ ...one })), right: document.right };
  const kept = document.options.map((text, place) => ({ text, was: letterOf(place) }));
  const order = shuffle ? shuffled(kept) : kept;
  if (order.length === 0) return { ...said, options: [], right: document.right };
  const right = new Set(document.right[0] ?? []);
  return {
    ...said,
    options: order.map(({ text }, place) => ({ key: letterOf(place), text })),
    right: [order.flatMap(({ was }, place) => (right.has(was) ? [letterOf(place)] : []))],
  };
}

const picked = sql`q.id as question_id, q.version, q.kind, v.document`;
const standing = sql`join question_versions v on v.question_id = q.id and v.number = q.version`;

const listed = (trx: Db, exam: ExamRow) =>
  sql<Picked>`
    select ${picked}, e.points from exam_questions e join questions q on q.id = e.question_id ${standing}
    where e.exam_id = ${exam.id} and q.status = ${questionStatus.active} order by e.place`.execute(trx);

const drawn = (trx: Db, exam: ExamRow, kind: number, points: number, count: number) =>
  sql<Picked>`
    select ${picked}, ${points}::float8 as points from questions q ${standing}
    where q.course_id = ${exam.course_id} and q.kind = ${kind} and q.status = ${questionStatus.active}
    order by random() limit ${count}`.execute(trx);

/**
 * The questions of a new attempt: those of the exam's list, or drawn from the bank of its course. Where questions are
 * shuffled they stay together by type, as the answer sheet shows them.
 * @throws HttpProblem 409 when the bank has no questions for it any more
 */
export async function drawPaper(trx: Db, exam: ExamRow): Promise<PaperItem[]> {
  const found: Picked[] = [];
  if (exam.source === 'list') found.push(...(await listed(trx, exam)).rows);
  else
    for (const { kind, points, count } of exam.draws)
      found.push(...(await drawn(trx, exam, kind, points, count)).rows);
  if (found.length === 0) throw conflict('这场考试正在更新题目，请稍后再来');
  const order = exam.shuffle
    ? Object.values(k).flatMap((kind) => shuffled(found.filter((one) => one.kind === kind)))
    : found;
  return order.map((one) => paperItem(one, exam.shuffle));
}
