import { orderKind } from '@harbor/contract/order-kind';
import { orderStatus as s } from '@harbor/contract/order-status';
import { promises } from '@harbor/contract/promises';
import { dayInWords, shortTime, span } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { refundStatus as r } from '../orders/refund-status';
import { reviewable } from '../orders/review-window';
import type { OrderRow } from '../orders/rows';
import { returnable, untakenTooLong } from '../refunds/terms';

/** Facts beside the order that its hint may speak of. */
export interface HintFacts {
  now: Date;
  /** Newest delivered version; 0 = none. */
  version: number;
  /** The newest refund: what was asked for or granted in 分, and until when somebody has time. */
  refund: { fen: number; dueAt: Date | null; appealable: boolean } | null;
}

const arranging = `资料已提交，客服正在安排老师，超过${promises.untakenHours}小时没有安排可一键全额退款`;

const formHints: Record<number, string> = {
  0: '资料还未填写，提交后客服为您安排老师',
  1: '资料已存为草稿，提交后客服为您安排老师',
  2: arranging,
  3: '资料需要修改，请按说明改好后重新提交',
};

/** What happens next with an order, in one line. */
export function hint(order: OrderRow, facts: HintFacts): string {
  return refundHint(order, facts) ?? statusHint(order, facts);
}

function refundHint(order: OrderRow, { refund }: HintFacts): string | null {
  if (!refund) return null;
  const amount = yuan(refund.fen);
  const by = refund.dueAt ? `${dayInWords(refund.dueAt)} 前` : '尽快';
  switch (order.refund_status) {
    case r.applied:
      return `申请退款 ${amount}，${by}答复`;
    case r.evidence:
      return `请在 ${by}补充退款凭证，超时申请自动撤销`;
    case r.processing:
      return `退款 ${amount} 处理中，预计1–7个工作日原路退回`;
    case r.failed:
      return `退款 ${amount} 暂未到账，客服正在为您处理`;
    case r.appealed:
      return '退款申诉处理中，由另一位客服复核';
    case r.refunded:
      return order.status === s.closed ? `${amount} 已原路退回` : null;
    case r.refused:
      return refund.appealable ? `退款申请未通过，可在 ${by}申诉` : null;
    default:
      return null;
  }
}

function statusHint(order: OrderRow, { now, version }: HintFacts): string {
  switch (order.status) {
    case s.quoting:
      return quotingHint(order, now);
    case s.unpaid:
      return order.expire_at ? `请在 ${shortTime(order.expire_at)} 前付款，超时订单自动取消` : '请尽快付款';
    case s.incomplete:
      return formHints[order.form_status] ?? '';
    case s.waiting:
      return untakenHint(order, now) ?? arranging;
    case s.trial:
      return untakenHint(order, now) ?? '老师正在试做，提交后请您选定';
    case s.serving:
      return servingHint(order);
    case s.delivered:
      return deliveredHint(order, now, version);
    case s.revising:
      return revisingHint(order);
    case s.done:
      return doneHint(order, now);
    case s.cancelled:
      return order.close_reason || '订单已取消';
    case s.closed:
      return order.close_reason || '已全额退款，订单关闭';
    default:
      return '';
  }
}

function doneHint(order: OrderRow, now: Date): string {
  if (order.kind === orderKind.course)
    return returnable(order, now)
      ? `课程已开通，${promises.courseReturnDays}天内学习进度不超过${promises.courseSeenPercent}%可全额退款`
      : '课程已开通';
  if (order.reviewed) return '服务已完成，感谢您的评价';
  return reviewable(order, now) ? '服务已完成，期待您的评价' : '服务已完成';
}

function quotingHint(order: OrderRow, now: Date): string {
  if (!order.quote_until)
    return order.counters_used > 0
      ? '已收到您的期望，客服会尽快重新报价'
      : `老师正在评估，报价后您可在${promises.quoteHours}小时内确认`;
  if (order.quote_until <= now) return '报价已过期，订单即将自动取消';
  return `已报价，请在 ${shortTime(order.quote_until)} 前确认，超时订单自动取消`;
}

function untakenHint(order: OrderRow, now: Date): string | null {
  if (order.proposed_days > 0) return `正在重新安排老师，希望顺延 ${order.proposed_days} 天交付，请您确认`;
  if (untakenTooLong(order, now))
    return `超过${promises.untakenHours}小时没有安排老师，非常抱歉，您可以一键全额退款`;
  return order.due_at ? `正在重新安排老师，承诺 ${shortTime(order.due_at)} 前交付` : null;
}

const serverOf = (order: OrderRow) =>
  order.teacher ? `${order.teacher.name}老师` : order.staff_name ? '平台编辑' : '老师';

function servingHint(order: OrderRow): string {
  if (order.overdue) return '已超过承诺的交付时间，您可以联系客服或申请退款';
  const who = serverOf(order);
  return order.due_at ? `${who}正在服务，${shortTime(order.due_at)} 前交付` : `${who}正在服务`;
}

function revisingHint(order: OrderRow): string {
  if (order.overdue) return '修改已超过约定的时间，您可以联系客服或申请退款';
  const who = serverOf(order);
  return order.due_at ? `${who}正在修改，${shortTime(order.due_at)} 前交付` : `已要求修改，${who}正在处理`;
}

function deliveredHint(order: OrderRow, now: Date, version: number): string {
  const what = version > 0 ? `第 ${version} 版已交付` : '已交付';
  if (order.asking_changes) return `${what}，额外修改申请等待客服答复，自动验收已暂停`;
  if (!order.accept_at || order.accept_paused_at) return `${what}，请您验收`;
  return `${what}，还有 ${span(order.accept_at.getTime() - now.getTime())}自动验收`;
}
