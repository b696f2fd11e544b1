import type { BodyOf, DeductionAct } from '@harbor/contract';
import type { Core } from '../../../../core';
import { findRow, getRow } from '../../../../db/rows';
import { conflict, forbidden, notFound } from '../../../../http/problem';
import { staleMessage } from '../../../../labels/stale';
import { audit } from '../../../base/accounts/audit';
import { lockAccount } from '../ledger/post';
import type { DeductionRow } from '../rows';
import { tellDeduction } from '../tell';
import { moveDeduction } from './move';
import { findDeductionStep } from './steps';

type Decision = BodyOf<'POST /staff/deduction/act/:id'>;

const acts = ['withdraw', 'uphold', 'drop'] as const satisfies readonly DeductionAct[];

/** Who proposed a deduction takes it back; who did not decides what the teacher does not accept. */
const mayAct = ({ proposed_by, teacher_id }: DeductionRow, act: DeductionAct, staffId: number): boolean =>
  teacher_id !== staffId && (act === 'withdraw') === (proposed_by === staffId);

/**
 * What the team does with a deduction that is open.
 * @throws HttpProblem 403 one's own money, or the step is another one's, 404, 409 no such step now
 */
export async function actOnDeduction(
  core: Core,
  staffId: number,
  id: number,
  { act, content }: Decision,
): Promise<DeductionRow> {
  return core.db.transaction().execute(async (trx) => {
    const at = new Date(core.settings.clock.now());
    const found = await findRow(trx, 'deductions', { id }, ['teacher_id']);
    if (!found) throw notFound('扣款不存在');
    await lockAccount(trx, found.teacher_id, at);
    const row = await getRow(trx, 'deductions', { id });
    if (!findDeductionStep(row.status, act, 'operator')) throw conflict(staleMessage);
    if (!mayAct(row, act, staffId))
      throw forbidden(act === 'withdraw' ? '只能撤回自己提出的扣款' : '需由提出人以外的同事复核');
    const moved = await moveDeduction(
      trx,
      row,
      act,
      { actor: 'operator', actorId: staffId, at, note: content },
      { review: content, ...(act !== 'withdraw' && { reviewed_by: staffId }) },
    );
    await tellDeduction(trx, moved, act === 'uphold' ? 'upheld' : 'dropped', at);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `deduction.${act}`,
      object: ['deduction', String(id)],
      detail: { order_id: row.order_id, amount_fen: row.amount_fen, from: row.status, reason: content },
    });
    return moved;
  });
}

/** What somebody of the team may do with a deduction as it stands. */
export const actsAt = (row: DeductionRow, staffId: number): DeductionAct[] =>
  acts.filter(
    (act) => findDeductionStep(row.status, act, 'operator') !== undefined && mayAct(row, act, staffId),
  );
