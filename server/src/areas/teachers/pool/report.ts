import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import type { Db } from '../../../db/connect';
import { getRow, updateRows } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { holdOrderFiles } from '../../trade/fulfilment/files';
import { noteOnOrder } from '../../trade/orders/move';
import { tellOrder } from '../../trade/orders/tell';
import { progressReported } from './events';
import type { TeacherAct } from './take';
import { lockTake } from './trial';

/** How far the work is, in percent and words. */
export interface Report {
  percent: number;
  text: string;
  files?: readonly string[] | undefined;
}

/**
 * The teacher tells the buyer how far the work is. What was said once is never taken back: the percent only rises.
 * @throws HttpProblem 404, 409 they do not serve it now, 422 no more than before, or files of others
 */
export async function reportProgress(
  trx: Db,
  act: TeacherAct,
  { percent, text, files = [] }: Report,
): Promise<void> {
  const { order, take } = await lockTake(trx, act);
  const serves = order.status === s.serving || order.status === s.revising;
  if (take.status !== t.chosen || !take.confirmed_at || take.ended_at || !serves)
    throw conflict(staleMessage);
  if (percent <= take.percent) throw invalid({ percent: [`上次已汇报 ${take.percent}%，完成比例只能增加`] });
  const held = await holdOrderFiles(trx, {
    userId: act.teacherId,
    orderId: order.id,
    ids: files,
    kind: 'order_note',
    now: act.now,
  });
  const report = await trx
    .insertInto('take_reports')
    .values({
      take_id: take.id,
      order_id: order.id,
      percent,
      text,
      files: JSON.stringify(held),
      at: act.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateRows(
    trx,
    'takes',
    { id: take.id },
    { percent, reported_at: act.now, reminded_at: null, updated_at: act.now },
  );
  const name = order.teacher?.name ?? '老师';
  await noteOnOrder(trx, order, 'report', {
    actor: 'teacher',
    actorId: act.teacherId,
    at: act.now,
    facts: { name, percent },
  });
  await tellOrder(trx, order, { title: `老师汇报进度 ${percent}%`, body: `：${text}` }, act.now);
  await progressReported.emit(trx, {
    orderId: order.id,
    teacherId: act.teacherId,
    take: await getRow(trx, 'takes', { id: take.id }),
    report,
    at: act.now,
  });
}
