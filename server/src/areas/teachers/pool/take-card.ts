import type { TakeCard } from '@harbor/contract';
import { type HallGroup, hallGroups } from '@harbor/contract/hall-groups';
import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t, takeStatusLabel } from '@harbor/contract/take-status';
import { waitTakeStatus as w, waitTakeStatusLabel } from '@harbor/contract/wait-take-status';
import { toMoment, toMomentOrNull } from '../../../time';
import type { OrderRow } from '../../trade/orders/rows';
import { takeActions } from './actions';
import { netFen } from './hall-card';
import type { TakeRow, WaitTakeRow } from './rows';

/** The order beside a take, as far as the board needs it. */
export type BoardOrder = Pick<
  OrderRow,
  | 'id'
  | 'order_no'
  | 'status'
  | 'refund_status'
  | 'due_at'
  | 'overdue'
  | 'rounds_used'
  | 'accept_at'
  | 'delivered_at'
  | 'taken_at'
>;

/** A take with its order and the order's row of the pool. */
export interface Taken {
  take: TakeRow;
  pool: WaitTakeRow;
  order: BoardOrder;
}

type Column = TakeCard['column'];

/** The column of the board in which a take stands. */
export function columnOf({ take, order }: Taken): Column {
  if (take.status === t.taken || take.status === t.trying) return 'trial';
  if (take.status === t.handedIn) return 'waiting';
  if (take.status !== t.chosen) return 'ended';
  if (!take.confirmed_at) return 'waiting';
  if (order.status === s.done) return 'done';
  if (order.status === s.serving) return 'formal';
  return order.status === s.delivered || order.status === s.revising ? 'delivered' : 'ended';
}

/** Until when the next step has to be done. */
function dueOf({ take, pool, order }: Taken): Date | null {
  if (take.status !== t.chosen || !take.confirmed_at)
    return take.status === t.handedIn ? pool.choose_until : take.due_at;
  if (order.status === s.delivered) return order.accept_at;
  return pool.due_left_ms === null && order.status !== s.done ? order.due_at : null;
}

function hintOf({ take, pool, order }: Taken): string {
  switch (take.status) {
    case t.taken:
      return '请开始试做';
    case t.trying:
      return pool.excerpt ? `试做 ${[...pool.excerpt].length} 字，请按时提交` : '15 分钟诊断，请按时提交';
    case t.handedIn:
      return pool.choose_until ? '已交试做，等待客户选定' : `已交试做，${pool.candidates} 位候选`;
    case t.chosen:
      return take.confirmed_at ? servedHint(pool, order) : '试做被选定，请确认开始';
    default:
      return take.reason;
  }
}

function servedHint(pool: WaitTakeRow, order: BoardOrder): string {
  if (pool.held) return '客户正在申请退款';
  if (pool.status === w.material) return '等待客户补充，交付计时已暂停';
  if (order.status === s.serving) return order.overdue ? '已超过交付时间' : '按约定时间交付';
  if (order.status === s.revising) return `客户要求修改（第 ${order.rounds_used} 次）`;
  if (order.status === s.delivered) return '客户验收中';
  return '已完成';
}

/** When the running step began, for how much of its time is left. */
const beganAt = ({ take, order }: Taken): Date =>
  (take.confirmed_at ? (order.status === s.delivered ? order.delivered_at : order.taken_at) : null) ??
  take.chosen_at ??
  take.handed_in_at ??
  take.started_at ??
  take.taken_at;

/** A take as the board and the list show it. @param unread lines of the order's chat that the teacher has not read */
export function presentTake(taken: Taken, now: Date, unread = 0): TakeCard {
  const { take, pool, order } = taken;
  const due = dueOf(taken);
  const group = pool.hall_group as HallGroup;
  const whole = due ? due.getTime() - beganAt(taken).getTime() : 0;
  const serves = take.confirmed_at !== null;
  return {
    id: pool.order_id,
    take_id: take.id,
    title: pool.title,
    group,
    group_text: hallGroups[group].title,
    order_no: serves ? order.order_no : '',
    status: take.status,
    status_text: takeStatusLabel[take.status],
    pool_status: pool.status,
    pool_status_text: waitTakeStatusLabel[pool.status],
    column: columnOf(taken),
    hint: hintOf(taken),
    due_at: toMomentOrNull(due),
    pressing: due !== null && order.status !== s.delivered && due.getTime() - now.getTime() < whole / 4,
    percent: take.percent,
    volume_text: pool.volume_text,
    round: take.round,
    net_fen: netFen(pool.pay_fen, take.rate),
    revising: order.status === s.revising,
    paused: pool.status === w.material,
    unread,
    taken_at: toMoment(take.taken_at),
    actions: takeActions(order, pool, take, now),
  };
}
