import type { BodyOf, DeskExam } from '@harbor/contract';
import { examStatus as e } from '@harbor/contract/exam-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, findRows, insertRow, removeRows, updateRows } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { writeLine } from '../../../community/press-desk/audit-line';
import { checkTexts } from '../../../community/press-desk/read-document';
import type { ExamRow } from '../../exams/rows';
import { type DeskContext, moveExam, rememberExam } from '../move';
import { deskExam, missingNow } from './read';

/** An exam as the desk hands it in. */
export type GivenExam = BodyOf<'POST /staff/exams/create'>;

const nowOf = ({ settings }: Core) => new Date(settings.clock.now());

/** Reads and checks an exam before a transaction is opened. @throws HttpProblem 422 by field */
export async function readExam(core: Core, staffId: number, given: GivenExam): Promise<GivenExam> {
  const ids = given.questions.map(({ question_id }) => question_id);
  if (new Set(ids).size < ids.length) throw invalid({ questions: ['有一道题选了两次'] });
  await checkTexts(core, staffId, { title: given.title, intro: given.intro }, 'post');
  return given;
}

/** Everything that an exam names must be of its course; held until the transaction ends. @throws HttpProblem 422 by field */
async function checkPlaces(trx: Db, given: GivenExam): Promise<void> {
  const { course_id, lesson_id } = given;
  if (!(await findRow(trx, 'courses', { id: course_id }, ['id'])))
    throw invalid({ course_id: ['请选择课程'] });
  if (lesson_id !== null && !(await findRow(trx, 'lessons', { id: lesson_id, course_id }, ['id'])))
    throw invalid({ lesson_id: ['请选择这门课的课时'] });
  const ids = given.questions.map(({ question_id }) => question_id);
  if (ids.length === 0) return;
  const found = await trx
    .selectFrom('questions')
    .select('id')
    .where('id', 'in', ids)
    .where('course_id', '=', course_id)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length < ids.length) throw invalid({ questions: ['有题目不在这门课的题库里，请重新选择'] });
}

const rulesOf = (given: GivenExam) => ({
  ...{ course_id: given.course_id, lesson_id: given.lesson_id, title: given.title, intro: given.intro },
  ...{ minutes: given.minutes, pass_percent: given.pass_percent, max_attempts: given.max_attempts },
  ...{ cool_down_minutes: given.cool_down_minutes, shuffle: given.shuffle, show_answer: given.show_answer },
  ...{ for_certificate: given.for_certificate, source: given.source, draws: JSON.stringify(given.draws) },
});

async function writeList(trx: Db, examId: number, { source, questions }: GivenExam): Promise<void> {
  await removeRows(trx, 'exam_questions', { exam_id: examId });
  if (source === 'list' && questions.length > 0)
    await insertRow(
      trx,
      'exam_questions',
      questions.map((one, n) => ({ exam_id: examId, place: n + 1, ...one })),
    );
}

/** Puts a new exam into the books, as a draft. @returns its number */
export async function insertExam(
  trx: Db,
  given: GivenExam & { is_demo?: boolean; id?: number },
  context: DeskContext,
): Promise<number> {
  await checkPlaces(trx, given);
  const { id } = await trx
    .insertInto('exams')
    .values({
      ...(given.id !== undefined && { id: given.id }),
      ...rulesOf(given),
      ...{ status: e.draft, is_demo: given.is_demo ?? false, created_at: context.at, updated_at: context.at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeList(trx, id, given);
  await rememberExam(trx, id, 'create', context, null, e.draft);
  return id;
}

/** Makes an exam. @throws HttpProblem 422 by field */
export async function createExam(core: Core, trx: Db, staffId: number, given: GivenExam): Promise<DeskExam> {
  const id = await insertExam(trx, given, { actor: 'operator', actorId: staffId, at: nowOf(core) });
  await writeLine(core, trx, staffId, {
    action: 'exam.create',
    object: ['exam', String(id)],
    detail: { title: given.title },
  });
  return deskExam(trx, id);
}

/** An exam as somebody saw it, held until the transaction ends. @throws HttpProblem 404 · 409 */
async function lockSeen(trx: Db, id: number, revision: number): Promise<ExamRow> {
  const row = await trx
    .selectFrom('exams')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('考试不存在');
  if (row.revision !== revision) throw conflict('这场考试刚被其他同事修改，请刷新后再改');
  return row;
}

/** What an exam lacks is said at its fields. @throws HttpProblem 422 */
async function refuseMissing(trx: Db, row: ExamRow): Promise<void> {
  const missing = await missingNow(trx, row);
  if (missing.length > 0)
    throw invalid(
      Object.fromEntries(
        missing.map(({ field }) => [
          field,
          missing.filter((one) => one.field === field).map(({ text }) => text),
        ]),
      ),
    );
}

/**
 * Changes an exam. Attempts that have begun keep their questions and rules; one that is open has to stay whole.
 * @throws HttpProblem 404 · 409 somebody changed it since · 422 by field
 */
export async function saveExam(
  core: Core,
  staffId: number,
  id: number,
  { revision, ...given }: BodyOf<'POST /staff/exams/save/:id'>,
): Promise<DeskExam> {
  await readExam(core, staffId, given);
  const at = nowOf(core);
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (row.course_id !== given.course_id) throw invalid({ course_id: ['课程不能改，请在那门课新建考试'] });
    await checkPlaces(trx, given);
    await updateRows(trx, 'exams', { id }, { ...rulesOf(given), revision: revision + 1, updated_at: at });
    await writeList(trx, id, given);
    if (row.status === e.open) await refuseMissing(trx, { ...row, ...given });
    await writeLine(core, trx, staffId, {
      action: 'exam.save',
      object: ['exam', String(id)],
      detail: { title: given.title },
    });
  });
  return deskExam(core.db, id);
}

/** Opens an exam to learners, or closes it. @throws HttpProblem 404 · 409 · 422 what it lacks */
export async function turnExam(
  core: Core,
  staffId: number,
  { id, revision, event }: { id: number; revision: number; event: 'open' | 'close' },
): Promise<DeskExam> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (event === 'open') await refuseMissing(trx, row);
    await moveExam(trx, row, event, { actor: 'operator', actorId: staffId, at: nowOf(core) });
    await writeLine(core, trx, staffId, {
      action: `exam.${event}`,
      object: ['exam', String(id)],
      detail: { title: row.title },
    });
  });
  return deskExam(core.db, id);
}

/** Deletes a draft that was never open. @throws HttpProblem 404 · 409 */
export async function deleteExam(core: Core, staffId: number, id: number, revision: number): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (row.status !== e.draft || row.opened_at !== null) throw conflict('开放过的考试不能删除，可以停用');
    const made = await findRows(trx, 'exam_attempts', { exam_id: id }, ['id']);
    if (made.length > 0) throw conflict('这场考试已有作答，不能删除');
    await removeRows(trx, 'exams', { id });
    await writeLine(core, trx, staffId, {
      action: 'exam.delete',
      object: ['exam', String(id)],
      detail: { title: row.title },
    });
  });
}
