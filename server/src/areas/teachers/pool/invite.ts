import { orderStatus as s } from '@harbor/contract/order-status';
import { invitationStatus } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { findRow, updateRows } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { noteOnOrder } from '../../trade/orders/move';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import { mayMeet } from '../avoidance/may-meet';
import { type BuyerAct, lockOwnPooled } from './choose';
import { lockPooled } from './queries';
import type { InvitationRow, WaitTakeRow } from './rows';
import { serve } from './serve';
import { poolDue, poolNumber } from './settings';
import { actingTeacher, type TeacherAct } from './take';
import { hindranceOf, poolTeacher } from './teacher';
import { tellBuyer, tellTeacher } from './tell';

/** Whether an order can be offered to one teacher: it waits, and nobody has taken it. */
export const mayInvite = (order: Pick<OrderRow, 'status' | 'refund_status'>, pool: WaitTakeRow): boolean =>
  order.status === s.waiting &&
  pool.status === w.waiting &&
  pool.candidates === 0 &&
  pool.invited_id === null &&
  !openRefund(order.refund_status);

/** The one sentence for every reason, so that nobody learns whose list somebody stands on. */
const unavailable = '这位老师暂时不能接您的订单，可以换一位，或等待大厅里的老师接单';

/**
 * The buyer asks one teacher; nobody else sees the order meanwhile.
 * @throws HttpProblem 404, 409 it cannot be offered now, or that teacher cannot take it, 422 oneself
 */
export async function invite(trx: Db, act: BuyerAct, teacherId: number, note: string): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  if (teacherId === act.userId) throw invalid({ teacher_id: ['不能邀请自己'] });
  if (!mayInvite(order, pool)) throw conflict(staleMessage);
  const teacher = await poolTeacher(trx, teacherId, act.now);
  const may =
    teacher?.available &&
    (await mayMeet(trx, order, teacherId)) &&
    (await hindranceOf(trx, teacher, 'formal')) === '';
  if (!may) throw conflict(unavailable);
  await trx
    .insertInto('invitations')
    .values({
      order_id: order.id,
      teacher_id: teacherId,
      status: invitationStatus.open,
      note,
      until: await poolDue(trx, 'invite', act.now),
      created_at: act.now,
    })
    .execute();
  await updateRows(trx, 'wait_takes', { order_id: order.id }, { invited_id: teacherId, updated_at: act.now });
  await noteOnOrder(trx, order, 'invite', { actor: 'user', actorId: act.userId, at: act.now });
  const hours = await poolNumber(trx, 'invite');
  await tellTeacher(
    trx,
    teacherId,
    pool,
    {
      title: '有客户邀请您接单',
      body: `${note ? `：${note}。` : '。'}${hours} 小时内只有您能看到，请尽快答复。`,
    },
    act.now,
  );
}

/** The invitation of an order that waits for its answer. */
export const openInvitation = (db: Db, orderId: number): Promise<InvitationRow | undefined> =>
  findRow(db, 'invitations', { order_id: orderId, status: invitationStatus.open });

/** Ends an invitation without a yes: the order is everybody's again. Needs the lock on the order. */
export async function endInvitation(
  trx: Db,
  { order, pool, invitation }: { order: OrderRow; pool: WaitTakeRow; invitation: InvitationRow },
  how: 'declined' | 'expired' | 'withdrawn',
  now: Date,
  answer = '',
): Promise<void> {
  await updateRows(
    trx,
    'invitations',
    { id: invitation.id },
    { status: invitationStatus[how], answered_at: now, answer },
  );
  await updateRows(trx, 'wait_takes', { order_id: order.id }, { invited_id: null, updated_at: now });
  await noteOnOrder(trx, order, 'invitation_over', {
    actor: how === 'withdrawn' ? 'user' : 'system',
    at: now,
  });
  if (how === 'withdrawn') return;
  await tellBuyer(
    trx,
    pool,
    how === 'declined'
      ? {
          title: '老师婉拒了邀请',
          body: `${answer ? `：${answer}。` : '：'}需求已回到接单大厅，也可以再邀请一位。`,
        }
      : { title: '邀请已过期', body: '的邀请没有等到答复，需求已回到接单大厅，也可以再邀请一位。' },
    now,
  );
}

/** The buyer takes an invitation back. @throws HttpProblem 404, 409 there is none */
export async function withdrawInvitation(trx: Db, act: BuyerAct): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  const invitation = await openInvitation(trx, order.id);
  if (!invitation) throw conflict(staleMessage);
  await endInvitation(trx, { order, pool, invitation }, 'withdrawn', act.now);
  await tellTeacher(
    trx,
    invitation.teacher_id,
    pool,
    { title: '客户撤回了邀请', body: '的邀请已撤回。' },
    act.now,
  );
}

/**
 * The invited teacher answers. A yes begins the service: whoever was asked by name needs no trial.
 * @throws HttpProblem 404 they were not invited, 409 too late, or too much to do
 */
export async function answerInvitation(
  trx: Db,
  act: TeacherAct,
  accept: boolean,
  note: string,
): Promise<void> {
  const seen = await findRow(trx, 'invitations', {
    order_id: act.orderId,
    teacher_id: act.teacherId,
    status: invitationStatus.open,
  });
  if (!seen) throw notFound('邀请不存在或已结束');
  const { order, pool } = await lockPooled(trx, act.orderId);
  const invitation = await openInvitation(trx, act.orderId);
  if (invitation?.id !== seen.id) throw notFound('邀请不存在或已结束');
  if (!(await mayMeet(trx, order, act.teacherId))) throw notFound('邀请不存在或已结束');
  if (!accept) return endInvitation(trx, { order, pool, invitation }, 'declined', act.now, note);
  if (invitation.until <= act.now) throw conflict('邀请已过期');
  if (openRefund(order.refund_status)) throw conflict('客户正在申请退款，请稍候');
  const teacher = await actingTeacher(trx, act);
  const hindrance = await hindranceOf(trx, teacher, 'formal');
  if (hindrance) throw conflict(hindrance);
  await updateRows(
    trx,
    'invitations',
    { id: invitation.id },
    { status: invitationStatus.accepted, answered_at: act.now, answer: note },
  );
  await serve(trx, order, teacher, act.now);
}
