import type { Db } from '../../../db/connect';
import { conflict, invalid } from '../../../http/problem';
import { today } from './days';
import { diaryLimits } from './limits';
import type { StepRow } from './rows';

/** @throws HttpProblem 422 on a field whose day is to come, or too long ago */
export function checkPast(field: string, day: string, now: Date): void {
  if (day > today(now)) throw invalid({ [field]: ['日期不能晚于今天'] });
  if (day < diaryLimits.firstDay) throw invalid({ [field]: ['日期太早，请检查'] });
}

/** Whether a step took the manuscript somewhere, or began a round. */
export const moves = ({ kind }: StepRow): boolean => kind !== 'note';

/**
 * @param steps of one round, in any order
 * @throws HttpProblem 422 on `day` for a step whose day would lie before the one before it, or after the one behind it
 */
export function checkOrder(steps: readonly StepRow[], step: { id: number | null; day: string }): void {
  const inOrder = steps.filter(moves).sort((a, b) => a.id - b.id);
  const at = step.id === null ? inOrder.length : inOrder.findIndex(({ id }) => id === step.id);
  const before = inOrder[at - 1];
  const behind = inOrder[at + 1];
  if (before && step.day < before.day) throw invalid({ day: [`日期不能早于上一步（${before.day}）`] });
  if (step.id !== null && behind && step.day > behind.day)
    throw invalid({ day: [`日期不能晚于下一步（${behind.day}）`] });
}

/** @throws HttpProblem 409 once a manuscript has as many steps as it may have; under its lock */
export async function checkStepRoom(trx: Db, manuscriptId: number): Promise<void> {
  const { n } = await trx
    .selectFrom('diary_steps as s')
    .innerJoin('diary_rounds as r', 'r.id', 's.round_id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('r.manuscript_id', '=', manuscriptId)
    .executeTakeFirstOrThrow();
  if (n >= diaryLimits.steps) throw conflict(`一份稿件最多记${diaryLimits.steps}笔`);
}
