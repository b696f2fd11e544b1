import type { BodyOf, DeskQuestion } from '@harbor/contract';
import { questionStatus } from '@harbor/contract/question-kind';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, insertRow, updateRows } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { sqlStateOf } from '../../../../http/transient';
import { writeLine } from '../../../community/press-desk/audit-line';
import { checkTexts } from '../../../community/press-desk/read-document';
import { type DeskContext, moveQuestion, rememberQuestion } from '../move';
import type { QuestionRow } from '../rows';
import { documentOf, type GivenQuestion, questionFaults, textsOf, wordsOf } from './document';
import { deskQuestion } from './read';

/** What is said where a bank would have a question twice. */
export const sameQuestion = '这门课的题库里已有同样的题目';

const nowOf = ({ settings }: Core) => new Date(settings.clock.now());

/**
 * Holds a question against the rules before a transaction is opened, since what the rules on wording find is kept although
 * the call is refused.
 * @throws HttpProblem 422 by field
 */
async function checkQuestion(core: Core, staffId: number, given: GivenQuestion): Promise<void> {
  const faults = questionFaults(given);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await checkTexts(core, staffId, textsOf(given), 'post');
}

/** Course and lesson must be there. @throws HttpProblem 422 by field */
async function checkPlaces(
  db: Db,
  { course_id, lesson_ref }: Pick<GivenQuestion, 'course_id' | 'lesson_ref'>,
): Promise<void> {
  if (!(await findRow(db, 'courses', { id: course_id }, ['id'])))
    throw invalid({ course_id: ['请选择课程'] });
  if (!lesson_ref) return;
  const lesson = await findRow(db, 'lessons', { id: lesson_ref.lesson_id, course_id }, ['seconds']);
  if (!lesson) throw invalid({ lesson_ref: ['请选择这门课的课时'] });
  if (lesson_ref.at_seconds > lesson.seconds) throw invalid({ lesson_ref: ['时间超过了课时的长度'] });
}

/** Puts a question into the bank, with its first version. @returns its number; undefined where the bank has it already */
export async function insertQuestion(
  trx: Db,
  given: GivenQuestion & { is_demo?: boolean; id?: number },
  context: DeskContext,
): Promise<number | undefined> {
  const document = documentOf(given);
  const { at, actorId = null } = context;
  const made = await trx
    .insertInto('questions')
    .values({
      ...(given.id !== undefined && { id: given.id }),
      ...{ course_id: given.course_id, kind: given.kind, status: questionStatus.active },
      ...{ stem: given.stem, subject: given.subject, words: wordsOf(document) },
      ...{ is_demo: given.is_demo ?? false, created_at: at, updated_at: at },
    })
    .onConflict((on) => on.columns(['course_id', 'kind', 'words']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  await insertRow(trx, 'question_versions', {
    ...{ question_id: made.id, number: 1, document: JSON.stringify(document), made_by: actorId, made_at: at },
  });
  await rememberQuestion(trx, made.id, 'create', context, null, questionStatus.active);
  return made.id;
}

/** Reads and checks a question before it is made. @throws HttpProblem 422 */
export async function readQuestion(
  core: Core,
  staffId: number,
  given: GivenQuestion,
): Promise<GivenQuestion> {
  await checkQuestion(core, staffId, given);
  await checkPlaces(core.db, given);
  return given;
}

/** Makes a question. @throws HttpProblem 409 the bank has it */
export async function createQuestion(
  core: Core,
  trx: Db,
  staffId: number,
  given: GivenQuestion,
): Promise<DeskQuestion> {
  const at = nowOf(core);
  const id = await insertQuestion(trx, given, { actor: 'operator', actorId: staffId, at });
  if (id === undefined) throw conflict(sameQuestion);
  await writeLine(core, trx, staffId, { action: 'question.create', object: ['question', String(id)] });
  return deskQuestion(trx, id);
}

/** A question as somebody saw it, held until the transaction ends. @throws HttpProblem 404 · 409 */
async function lockSeen(trx: Db, id: number, revision: number): Promise<QuestionRow> {
  const row = await trx
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('题目不存在');
  if (row.revision !== revision) throw conflict('这道题刚被其他同事修改，请刷新后再改');
  return row;
}

/**
 * Changes a question: a new version. Attempts that have begun keep theirs.
 * @throws HttpProblem 404 · 409 somebody changed it since, or the bank has such a question · 422
 */
export async function saveQuestion(
  core: Core,
  staffId: number,
  id: number,
  { revision, note = '', ...given }: BodyOf<'POST /staff/exams/question/save/:id'>,
): Promise<DeskQuestion> {
  await readQuestion(core, staffId, given);
  if (note !== '') await checkTexts(core, staffId, { note }, 'post');
  const at = nowOf(core);
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (row.kind !== given.kind) throw invalid({ kind: ['题型不能改，请新建题目'] });
    if (row.course_id !== given.course_id) throw invalid({ course_id: ['课程不能改，请在那门课新建题目'] });
    const document = documentOf(given);
    const number = row.version + 1;
    await insertRow(trx, 'question_versions', {
      ...{ question_id: id, number, document: JSON.stringify(document), note, made_by: staffId, made_at: at },
    });
    const words = wordsOf(document);
    await updateRows(
      trx,
      'questions',
      { id },
      {
        ...{ version: number, revision: revision + 1, stem: given.stem, subject: given.subject, words },
        updated_at: at,
      },
    ).catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? conflict(sameQuestion) : error;
    });
    await writeLine(core, trx, staffId, {
      action: 'question.save',
      object: ['question', String(id)],
      detail: { version: number, note },
    });
  });
  return deskQuestion(core.db, id);
}

/** Takes a question out of use, or back. @throws HttpProblem 404 · 409 */
export async function turnQuestion(
  core: Core,
  staffId: number,
  { id, revision, event }: { id: number; revision: number; event: 'retire' | 'revive' },
): Promise<DeskQuestion> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    await moveQuestion(trx, row, event, { actor: 'operator', actorId: staffId, at: nowOf(core) });
    await writeLine(core, trx, staffId, {
      action: `question.${event}`,
      object: ['question', String(id)],
    });
  });
  return deskQuestion(core.db, id);
}
