import type { BodyOf } from '@harbor/contract';
import { applyItem, itemsOf } from '@harbor/contract/teacher-apply-items';
import type { Core } from '../../../../core';
import { removeRows } from '../../../../db/rows';
import { invalid } from '../../../../http/problem';
import { whileOpen } from './locked';

/** Judges one item, or takes the judgement back. @throws HttpProblem 404, 409, 422 without a reason for what is sent back */
export const judgeItem = (
  core: Core,
  staffId: number,
  id: number,
  { item, result, reason = '' }: BodyOf<'POST /staff/teacher/apply/item/:id'>,
): Promise<void> =>
  whileOpen(core, staffId, id, 'teacher_apply.judge', async (trx, row, now) => {
    if (!itemsOf(row.flow_version).includes(item)) throw invalid({ item: ['这份申请没有这一项'] });
    if (result === 2 && reason.length < 5) throw invalid({ reason: ['请写明要补充什么，至少5个字'] });
    const { label } = applyItem(item);
    if (result === 0) {
      await removeRows(trx, 'teacher_application_items', { application_id: id, item });
      return { name: label, status: '未判定' };
    }
    const judged = {
      ...{ result, reason: result === 2 ? reason : '', round: row.round, fixed_at: null },
      ...{ decided_by: staffId, decided_at: now },
    };
    await trx
      .insertInto('teacher_application_items')
      .values({ application_id: id, item, ...judged })
      .onConflict((on) => on.columns(['application_id', 'item']).doUpdateSet(judged))
      .execute();
    return { name: label, status: result === 1 ? '通过' : '需补充' };
  });
