import type { BodyOf } from '@harbor/contract';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { noteOnOrder } from '../orders/move';
import { lockOwnOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { tellOrder, tellOwnPages, tellStaff } from '../orders/tell';
import { type Act, tellWorkers } from './accept';
import { holdOrderFiles } from './files';

const living: readonly OrderStatus[] = [
  s.quoting,
  s.unpaid,
  s.incomplete,
  s.waiting,
  s.trial,
  s.serving,
  s.delivered,
  s.revising,
];
const workedOn: readonly OrderStatus[] = [s.trial, s.serving, s.revising];

/** Whether the buyer may write to those who work on the order. */
export const mayNote = ({ status, kind }: Pick<OrderRow, 'status' | 'kind'>): boolean =>
  kind === 1 && living.includes(status);

/** Whether files may go with it: before that, the order's form takes them. */
export const mayAddMaterial = ({ status, kind }: Pick<OrderRow, 'status' | 'kind'>): boolean =>
  kind === 1 && workedOn.includes(status);

/**
 * The buyer writes to staff and teacher, and hands in further material while somebody works on the order.
 * @throws HttpProblem 404 not the user's order, 409 the order is over, 422 files at the wrong time or of others
 */
export async function addNote(
  trx: Db,
  act: Act,
  { content, files: ids = [] }: BodyOf<'POST /order_note/add/:id'>,
): Promise<void> {
  const order = await lockOwnOrder(trx, act.userId, act.orderId);
  if (!mayNote(order)) throw conflict(staleMessage);
  if (ids.length > 0 && !mayAddMaterial(order))
    throw invalid({ files: ['服务开始后才能补充材料，之前请在订单资料里上传'] });
  const files = await holdOrderFiles(trx, {
    userId: act.userId,
    orderId: order.id,
    ids,
    kind: 'order_note',
    now: act.now,
  });
  await insertRow(trx, 'order_notes', {
    order_id: order.id,
    author: 'user',
    author_id: act.userId,
    content,
    files: JSON.stringify(files),
    at: act.now,
  });
  await noteOnOrder(trx, order, files.length > 0 ? 'add_material' : 'add_note', {
    actor: 'user',
    actorId: act.userId,
    at: act.now,
  });
  const words = { title: files.length > 0 ? '买家补充了材料' : '买家给您留言', body: `：${content}` };
  if (order.teacher_id ?? order.staff_id) await tellWorkers(trx, order, words, act.now);
  else await tellStaff(trx, order, words, act.now);
  await tellOwnPages(trx, order);
}

/** Who answers the buyer of which order, when. */
export interface Replying {
  order: OrderRow;
  author: 'teacher' | 'operator';
  authorId: number;
  body: BodyOf<'POST /staff/order/reply/:id'>;
  now: Date;
}

/**
 * Whoever serves the order, or staff, write to its buyer, who reads it in the order and is told. Needs the lock on the
 * order.
 * @throws HttpProblem 409 the order is over, 422 files of others
 */
export async function replyToBuyer(
  trx: Db,
  { order, author, authorId, body: { content, files: ids = [] }, now }: Replying,
): Promise<void> {
  if (!mayNote(order)) throw conflict(staleMessage);
  const files = await holdOrderFiles(trx, {
    userId: authorId,
    orderId: order.id,
    ids,
    kind: 'order_note',
    now,
  });
  await insertRow(trx, 'order_notes', {
    order_id: order.id,
    author,
    author_id: authorId,
    content,
    files: JSON.stringify(files),
    at: now,
  });
  await noteOnOrder(trx, order, 'reply', { actor: author, actorId: authorId, at: now });
  const title = author === 'teacher' ? '老师给您留言' : '客服给您留言';
  await tellOrder(trx, order, { title, body: `：${content}` }, now);
}
