import type { UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { ExamRow } from '../exams/rows';
import type { QuestionRow } from './rows';
import { type DeskActor, type ExamEvent, examSteps, type QuestionEvent, questionSteps } from './transitions';

/** Who of the team did it, and when. */
export type DeskContext = TransitionContext<DeskActor>;

type Seen<Row extends { id: number; status: unknown; revision: number }> = Pick<
  Row,
  'id' | 'status' | 'revision'
>;

const exams = defineMachine<Seen<ExamRow>, DeskContext>()({
  table: 'exams',
  key: 'id',
  steps: examSteps,
  guard: ({ revision }) => [['revision', '=', revision]],
  follows: ({ event }, { at }, _changes, { revision }) => ({
    revision: revision + 1,
    updated_at: at,
    ...(event === 'open' && { opened_at: at }),
  }),
  history: (trx, { row, event, from, to }, context) => rememberExam(trx, row.id, event, context, from, to),
  stale: '这场考试刚被其他同事修改，请刷新后再操作',
});

/** Takes an exam one step further. With `createExam` the only place that changes `exams.status`. @throws HttpProblem 409 */
export const moveExam = (
  trx: Db,
  row: Seen<ExamRow>,
  event: Exclude<ExamEvent, 'create'>,
  context: DeskContext,
): Promise<ExamRow> => exams.move(trx, row, event, context);

export const rememberExam = (
  trx: Db,
  exam_id: number,
  event: ExamEvent,
  { actor, actorId = null, at }: DeskContext,
  from_status: number | null,
  to_status: number,
): Promise<void> =>
  insertRow(trx, 'exam_history', { exam_id, event, from_status, to_status, actor, actor_id: actorId, at });

const questions = defineMachine<Seen<QuestionRow>, DeskContext>()({
  table: 'questions',
  key: 'id',
  steps: questionSteps,
  guard: ({ revision }) => [['revision', '=', revision]],
  follows: (_step, { at }, _changes, { revision }) => ({ revision: revision + 1, updated_at: at }),
  history: (trx, { row, event, from, to }, context) =>
    rememberQuestion(trx, row.id, event, context, from, to),
  stale: '这道题刚被其他同事修改，请刷新后再操作',
});

/** Takes a question one step further. With `insertQuestion` the only place that changes `questions.status`. @throws HttpProblem 409 */
export const moveQuestion = (
  trx: Db,
  row: Seen<QuestionRow>,
  event: Exclude<QuestionEvent, 'create'>,
  context: DeskContext,
  changes: Omit<UpdateObject<DB, 'questions'>, 'status' | 'revision'> = {},
): Promise<QuestionRow> => questions.move(trx, row, event, context, changes);

export const rememberQuestion = (
  trx: Db,
  question_id: number,
  event: QuestionEvent,
  { actor, actorId = null, at }: DeskContext,
  from_status: number | null,
  to_status: number,
): Promise<void> =>
  insertRow(trx, 'question_history', {
    ...{ question_id, event, from_status, to_status, actor, actor_id: actorId, at },
  });
