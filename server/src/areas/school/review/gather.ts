import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { showAnswer } from '@harbor/contract/exam-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { keepsCourse } from '../exams/access';
import type { AttemptOutcome } from '../exams/events';
import { type AttemptHead, answersOf, attemptsOf } from '../exams/queries';
import type { AnswerRow, AttemptRow, ExamRow, PaperItem } from '../exams/rows';
import { isDone, standingOf } from '../exams/standing';
import { dayStart, plusDays } from './days';
import { fresh } from './schedule';

/** A settings row is how the reminder knows of a person: made with the first item. */
export async function makeSettings(trx: Db, userIds: readonly number[], at: Date): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .insertInto('review_settings')
    .values(userIds.map((user_id) => ({ user_id, updated_at: at })))
    .onConflict((on) => on.column('user_id').doNothing())
    .execute();
}

/** Graded attempts of somebody at an exam whose answers its rule lets them see, the newest first. */
async function seen(trx: Db, userId: number, exam: ExamRow, at: Date): Promise<AttemptHead[]> {
  const heads = await attemptsOf(trx, userId, [exam.id]);
  const done = isDone(standingOf(exam, heads, at));
  return heads.filter(
    ({ status, show_answer }) =>
      status === s.graded &&
      show_answer !== showAnswer.never &&
      (show_answer !== showAnswer.onceDone || done),
  );
}

/**
 * Takes what was answered wrong in a graded attempt into the list, as soon as the exam's rule lets it be seen. Where that
 * is only once the exam is passed or used up, all attempts before come along. Who gave the course back is told nothing.
 */
export async function gatherWrong(
  trx: Db,
  { attemptId, examId, courseId, userId, at }: AttemptOutcome,
): Promise<void> {
  if (!(await keepsCourse(trx, userId, courseId))) return;
  const exam = await getRow(trx, 'exams', { id: examId });
  const wanted = (await seen(trx, userId, exam, at)).filter(
    ({ id, show_answer }) => show_answer === showAnswer.onceDone || id === attemptId,
  );
  let added = false;
  // The oldest first: the newest answer is the one that is kept.
  for (const { id } of wanted.toReversed()) {
    const row = await getRow(trx, 'exam_attempts', { id });
    added = (await gatherAttempt(trx, exam, row, at)) || added;
  }
  if (added) await makeSettings(trx, [userId], at);
}

const isWrong = ({ verdict }: Pick<AnswerRow, 'verdict'>) => verdict === 'wrong' || verdict === 'partial';

/** A question of an attempt as the list keeps it. */
function keptItem(exam: ExamRow, item: PaperItem): string {
  const { points: _, ...question } = item;
  return JSON.stringify({ ...question, exam: exam.title });
}

/** @returns whether there was something wrong in it */
async function gatherAttempt(trx: Db, exam: ExamRow, row: AttemptRow, at: Date): Promise<boolean> {
  const answers = await answersOf(trx, row.id);
  const wrong = answers.filter(isWrong);
  const { due_at } = fresh(at);
  for (const { place, answer } of wrong.toSorted((a, b) => a.question_id - b.question_id)) {
    const item = row.paper[place - 1];
    if (!item) continue;
    const kept = keptItem(exam, item);
    // One that is in the list comes back tomorrow at the latest, whatever became of it.
    await sql`
      insert into review_items (user_id, course_id, kind, question_id, attempt_id, item, mine, due_at, created_at, updated_at)
      values (${row.user_id}, ${row.course_id}, 'question', ${item.question_id}, ${row.id}, ${kept}::jsonb,
        ${JSON.stringify(answer)}::jsonb, ${due_at}, ${at}, ${at})
      on conflict (user_id, question_id) where kind = 'question' do update set
        item = excluded.item, mine = excluded.mine, attempt_id = excluded.attempt_id, removed_at = null,
        due_at = least(review_items.due_at, excluded.due_at), updated_at = excluded.updated_at`.execute(trx);
  }
  return wrong.length > 0;
}

/**
 * Takes notes at a second of a lesson into the list that are not in it: one person's, or all that were written of late. A
 * note is due the day after it was written.
 */
export async function gatherNotes(
  db: Db,
  which: { userId: number } | { since: Date },
  now: Date,
): Promise<void> {
  const whose = 'userId' in which ? sql`n.user_id = ${which.userId}` : sql`n.created_at > ${which.since}`;
  const { rows } = await sql<{ user_id: number }>`
    insert into review_items (user_id, course_id, kind, note_id, due_at, created_at, updated_at)
    select n.user_id, n.course_id, 'note', n.id, ${plusDays(dayStart(now), 1)}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from course_texts n
    where n.kind = 'note' and n.status <> 4 and ${whose}
      and not exists (select 1 from review_items i where i.user_id = n.user_id and i.note_id = n.id and i.kind = 'note')
    on conflict (user_id, note_id) where kind = 'note' do nothing
    returning user_id`.execute(db);
  await makeSettings(db, [...new Set(rows.map(({ user_id }) => user_id))], now);
}

/**
 * An attempt was made void: questions that it alone brought into the list leave it, those that another brought as well go
 * back to that one. Where answers are told only at the end and this was the end, all of the exam's leave it.
 */
export async function forgetVoided(
  trx: Db,
  { attemptId, examId, userId, at }: AttemptOutcome,
): Promise<void> {
  const { rows } = await sql<{ id: number; question_id: number }>`
    select id, question_id from review_items where user_id = ${userId} and (attempt_id = ${attemptId}
      or attempt_id in (select a.id from exam_attempts a where a.exam_id = ${examId} and a.user_id = ${userId}
        and a.show_answer = ${showAnswer.onceDone})) order by id for update`.execute(trx);
  if (rows.length === 0) return;
  const others = await trx
    .selectFrom('exam_attempts')
    .select('exam_id')
    .distinct()
    .where('user_id', '=', userId)
    .where(sql<boolean>`question_ids && ${rows.map(({ question_id }) => question_id)}::bigint[]`)
    .execute();
  const carried = new Map<number, Carried>();
  for (const { exam_id } of others) {
    const exam = await getRow(trx, 'exams', { id: exam_id });
    for (const { id } of await seen(trx, userId, exam, at)) await carry(trx, exam, id, carried);
  }
  for (const { id, question_id } of rows) {
    const by = carried.get(question_id);
    if (by)
      await sql`
        update review_items set attempt_id = ${by.attemptId}, item = ${by.item}::jsonb, mine = ${by.mine}::jsonb
        where id = ${id}`.execute(trx);
    else await trx.deleteFrom('review_items').where('id', '=', id).execute();
  }
}

/** What another attempt has of a question that was answered wrong. */
interface Carried {
  attemptId: number;
  item: string;
  mine: string;
}

/** Notes what was wrong in an attempt, by question; the newest attempt has the word. */
async function carry(trx: Db, exam: ExamRow, id: number, carried: Map<number, Carried>): Promise<void> {
  const { paper } = await getRow(trx, 'exam_attempts', { id }, ['paper']);
  for (const { place, question_id, answer } of (await answersOf(trx, id)).filter(isWrong)) {
    const item = paper[place - 1];
    if (item && (carried.get(question_id)?.attemptId ?? 0) < id)
      carried.set(question_id, { attemptId: id, item: keptItem(exam, item), mine: JSON.stringify(answer) });
  }
}

/** Marks were corrected: what is right now leaves the list, what is wrong now comes into it. */
export async function gatherAnew(trx: Db, outcome: AttemptOutcome): Promise<void> {
  await forgetVoided(trx, outcome);
  await gatherWrong(trx, outcome);
}
