import { correctionStatus as s } from '@harbor/contract/journal-correction';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { defineMachine, type Step } from '../../../machine';
import type { CorrectionRow } from './rows';

/** Every legal step of a correction. */
export const correctionSteps = [
  { event: 'adopt', from: s.open, to: s.adopted },
  { event: 'decline', from: s.open, to: s.declined },
  // Whoever answered takes it back.
  { event: 'undo', from: s.adopted, to: s.open },
  { event: 'undo', from: s.declined, to: s.open },
] as const satisfies readonly Step[];

type CorrectionEvent = (typeof correctionSteps)[number]['event'];

const machine = defineMachine<CorrectionRow, undefined>()({
  table: 'journal_corrections',
  key: 'id',
  steps: correctionSteps,
  stale: '这条纠错刚有变化，请刷新后再处理',
});

/**
 * Answers a correction, or opens it again: the only place that changes `journal_corrections.status`.
 * @throws HttpProblem 409 when the table knows no such step, or somebody else was faster
 */
export const moveCorrection = (
  trx: Db,
  row: CorrectionRow,
  event: CorrectionEvent,
  changes: Omit<UpdateObject<DB, 'journal_corrections'>, 'status'>,
): Promise<CorrectionRow> => machine.move(trx, row, event, undefined, changes);
