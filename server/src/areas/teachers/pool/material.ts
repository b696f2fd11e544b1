import { orderStatus as s } from '@harbor/contract/order-status';
import { materialStatus, takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { findRow, getRow, updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { addNote } from '../../trade/fulfilment/notes';
import { noteOnOrder } from '../../trade/orders/move';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import { type BuyerAct, lockOwnPooled } from './choose';
import { materialAsked, materialSettled } from './events';
import { runOn } from './material-clock';
import { movePool, type PoolContext } from './move';
import { chosenTake } from './queries';
import type { MaterialRow, WaitTakeRow } from './rows';
import { poolDue } from './settings';
import type { TeacherAct } from './take';
import { tellBuyer, tellTeacher } from './tell';
import { lockTake } from './trial';

/**
 * The teacher asks the buyer for something without which the work cannot go on: the clock of the delivery stands.
 * @throws HttpProblem 404, 409 they do not serve it now, or something is asked for already
 */
export async function askMaterial(
  trx: Db,
  act: TeacherAct,
  { need, wish_days }: { need: string; wish_days: number },
): Promise<void> {
  const { order, pool, take } = await lockTake(trx, act);
  if (take.status !== t.chosen || !take.confirmed_at || take.ended_at) throw conflict(staleMessage);
  if (pool.status === w.material) throw conflict('上一次请求还在等客户补充');
  if (order.status !== s.serving || openRefund(order.refund_status)) throw conflict(staleMessage);
  const request = await trx
    .insertInto('material_requests')
    .values({
      take_id: take.id,
      order_id: order.id,
      need,
      wish_days,
      status: materialStatus.open,
      asked_at: act.now,
      until: await poolDue(trx, 'material', act.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await movePool(
    trx,
    pool,
    'ask_material',
    { actor: 'teacher', actorId: act.teacherId, at: act.now },
    { due_left_ms: order.due_at ? order.due_at.getTime() - act.now.getTime() : null },
  );
  await updateRows(trx, 'orders', { id: order.id }, { due_at: null, updated_at: act.now });
  await noteOnOrder(trx, order, 'ask_material', {
    actor: 'teacher',
    actorId: act.teacherId,
    at: act.now,
    facts: { name: order.teacher?.name ?? '老师' },
    note: need,
  });
  await tellBuyer(
    trx,
    pool,
    { title: '老师请您补充资料', body: `：${need}。补齐之前交付计时暂停，请尽量在 ${wish_days} 天内给到。` },
    act.now,
  );
  await materialAsked.emit(trx, { orderId: order.id, teacherId: act.teacherId, take, request, at: act.now });
}

/** The request for material that is open, if there is one. */
export const openMaterial = (db: Db, orderId: number): Promise<MaterialRow | undefined> =>
  findRow(db, 'material_requests', { order_id: orderId, status: materialStatus.open });

/**
 * The buyer hands in what was asked for: the clock runs on for the time that was left.
 * @throws HttpProblem 404, 409 nothing is asked for, 422 files of others
 */
export async function supplyMaterial(
  trx: Db,
  act: BuyerAct,
  body: { content: string; files?: string[] | undefined },
): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  const request = await openMaterial(trx, order.id);
  if (!request || pool.status !== w.material) throw conflict('老师没有在等您补充资料');
  await addNote(trx, act, body);
  const context: PoolContext = { actor: 'user', actorId: act.userId, at: act.now };
  await settleMaterial(trx, { order, pool, request }, { answer: body.content, supplied: true, context });
}

/** What is known of a request that ends. */
interface Settled {
  answer: string;
  supplied: boolean;
  context: PoolContext;
}

/** Ends a request: its material came, or its time is over, or staff end it. Needs the lock on the order. */
export async function settleMaterial(
  trx: Db,
  { order, pool, request }: { order: OrderRow; pool: WaitTakeRow; request: MaterialRow },
  { answer, supplied, context }: Settled,
): Promise<void> {
  const { at, actor } = context;
  await updateRows(
    trx,
    'material_requests',
    { id: request.id },
    { status: supplied ? materialStatus.supplied : materialStatus.expired, answered_at: at, answer },
  );
  await runOn(trx, pool, at);
  await movePool(trx, pool, 'material_in', context);
  await noteOnOrder(trx, order, supplied ? 'material_in' : 'material_late', {
    actor: actor === 'teacher' ? 'system' : actor,
    actorId: context.actorId ?? null,
    at,
  });
  const take = await chosenTake(trx, order.id);
  if (!take) return;
  await tellTeacher(
    trx,
    take.teacher_id,
    pool,
    supplied
      ? { title: '客户已补齐资料，计时恢复', body: `：${answer}` }
      : { title: '等待补充已满期限，计时恢复', body: '的客户没有补齐资料，客服会跟进，请先按现有资料进行。' },
    at,
  );
  await materialSettled.emit(trx, {
    orderId: order.id,
    teacherId: take.teacher_id,
    take,
    request: await getRow(trx, 'material_requests', { id: request.id }),
    supplied,
    at,
  });
}
