import type { DiaryStatus } from '@harbor/contract/diary';
import type { Db } from '../../../db/connect';
import { defineMachine } from '../../../machine';
import type { ManuscriptRow } from './rows';
import { type DiaryEvent, diarySteps } from './transitions';

interface Context {
  at: Date;
  /** The day of the step that leads to the status. */
  since: string;
}

const machine = defineMachine<ManuscriptRow, Context>()({
  table: 'diary_manuscripts',
  key: 'id',
  steps: diarySteps,
  guard: ({ revision }) => [['revision', '=', revision]],
  follows: (_step, { at, since }, _changes, { revision }) => ({
    since,
    revision: revision + 1,
    updated_at: at,
  }),
  stale: '进展已变化，请刷新后再记',
});

/**
 * Takes a manuscript one step further, or back. The only place that changes `diary_manuscripts.status`; what was written
 * down is a row of `diary_steps`, which the caller adds or takes away in the same transaction.
 * @throws HttpProblem 409 when the table knows no such step, or the manuscript changed meanwhile
 */
export const moveManuscript = (
  trx: Db,
  row: ManuscriptRow,
  event: DiaryEvent,
  context: Context,
  changes: { rounds?: number } = {},
): Promise<ManuscriptRow> => machine.move(trx, row, event, context, changes);

/** Whether an event may happen to a manuscript in this status. */
export const mayMove = (status: DiaryStatus, event: DiaryEvent): boolean =>
  machine.find(status, event) !== undefined;
