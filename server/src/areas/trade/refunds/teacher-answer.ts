import type { BodyOf } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { checkOwnImages } from '../../base/media/own-images';
import { refundLimits } from './limits';
import { writeLine } from './move';
import { lockForRefund } from './queries';

/**
 * The teacher of an order speaks to an appeal against its refusal, once and within 3 days.
 * @throws HttpProblem 404 not the teacher's order, 409 no appeal runs, answered already, or too late, 422
 */
export async function answerAppeal(
  core: Core,
  teacherId: number,
  orderId: number,
  words: BodyOf<'POST /teacher/refund/answer/:id'>,
): Promise<void> {
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const served = await findRow(trx, 'orders', { id: orderId, teacher_id: teacherId }, ['id']);
    if (!served) throw notFound('订单不存在');
    await checkOwnImages(trx, teacherId, words.images ?? []);
    const [refund] = (await lockForRefund(trx, orderId)).refunds;
    if (refund?.status !== r.appealed) throw conflict();
    const lines = await trx
      .selectFrom('refund_lines')
      .select(['event', 'at'])
      .where('refund_no', '=', refund.refund_no)
      .where('event', 'in', ['appeal', 'answer'])
      .execute();
    if (lines.some(({ event }) => event === 'answer')) throw conflict('您已作出说明');
    const appealed = lines.find(({ event }) => event === 'appeal');
    if (appealed && at.getTime() - appealed.at.getTime() > refundLimits.teacherAnswersWithin)
      throw conflict(`已超过${promises.teacherAnswersDays}天的说明期限`);
    await writeLine(trx, refund.refund_no, 'answer', [r.appealed, r.appealed], {
      actor: 'teacher',
      actorId: teacherId,
      at,
      ...words,
    });
  });
}
