import type { DeliveryBody } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { staffName } from '../orders/labels/staff-name';
import { moveOrder } from '../orders/move';
import { openRefund, refundStatus } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { tellOrder } from '../orders/tell';
import { findTransition } from '../orders/transitions';
import { holdOrderFiles } from './files';
import { deliveryLimits } from './limits';
import { moveChange } from './move-change';
import { newestVersion } from './queries';

/** Who hands in what, when. */
export interface Delivering {
  order: OrderRow;
  actor: 'teacher' | 'operator';
  user: { id: number; nickname: string };
  body: DeliveryBody;
  now: Date;
}

/** Money that is already on its way back is owed no work any more. */
const goingBack: readonly number[] = [refundStatus.processing, refundStatus.failed];

/**
 * Hands in the next version of an order; older ones stay. The buyer has seven days to look at it. Needs the lock on the
 * order.
 * @returns the version
 * @throws HttpProblem 409 when nothing is to be delivered now, 422 for neither words nor files, or files of others
 */
export async function deliver(trx: Db, { order, actor, user, body, now }: Delivering): Promise<number> {
  if (!findTransition(order.status, 'deliver', actor)) throw conflict(staleMessage);
  if (goingBack.includes(order.refund_status)) throw conflict('该订单正在退款，不能交付');
  const { title, text = '', changes = [], ai_statement = '', checklist = [], files: ids = [] } = body;
  if (!text && ids.length === 0) throw invalid({ files: ['请上传文件或填写说明'] });
  const files = await holdOrderFiles(trx, { userId: user.id, orderId: order.id, ids, kind: 'delivery', now });
  const version = (await newestVersion(trx, order.id)) + 1;
  const by = actor === 'operator' ? staffName(user) : (order.teacher?.name ?? user.nickname);
  await insertRow(trx, 'deliverables', {
    order_id: order.id,
    version,
    by_name: by,
    by_id: user.id,
    title,
    text,
    files: JSON.stringify(files),
    change_list: JSON.stringify(changes),
    ai_statement,
    checklist: JSON.stringify(checklist),
    at: now,
  });
  await moveOrder(
    trx,
    order,
    'deliver',
    { actor, actorId: user.id, at: now, facts: { version, name: by } },
    {
      delivered_at: now,
      accept_at: new Date(now.getTime() + deliveryLimits.acceptAfter),
      accept_paused_at: openRefund(order.refund_status) ? now : null,
      accept_reminded_at: null,
      proposed_days: 0,
    },
  );
  await moveChange(trx, order.id, 'finish');
  await tellOrder(
    trx,
    order,
    {
      title: `第 ${version} 版已交付，请验收`,
      body: `的第 ${version} 版「${title}」已交付。请在${promises.acceptDays}天内确认验收或提出修改，到期自动验收。`,
    },
    now,
  );
  return version;
}

/** An order that this teacher serves, locked. @throws HttpProblem 404 when they do not serve it */
export async function lockServed(trx: Db, teacherId: number, orderId: number): Promise<OrderRow> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('teacher_id', '=', teacherId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('订单不存在');
  return order;
}
