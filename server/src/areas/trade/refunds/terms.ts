import type { RefundTerms } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { promises } from '@harbor/contract/promises';
import { orderLimits } from '../orders/limits';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { refundLimits } from './limits';
import { missCap, missRubric, reasonLabel, reasonsAt } from './reasons';

/** What of an order decides over a refund. */
export type RefundableOrder = Pick<
  OrderRow,
  | 'status'
  | 'refund_status'
  | 'kind'
  | 'pay_fen'
  | 'overdue'
  | 'due_at'
  | 'taken_at'
  | 'finished_at'
  | 'paid_at'
  | 'waiting_since'
  | 'delivered_at'
>;

/** What happened before. Amounts in 分. */
export interface RefundPast {
  /** How often it was applied for already. */
  applications: number;
  /** What went back already. */
  refundedFen: number;
  /** How much of a course was seen, in whole percent. */
  seenPercent: number;
  /** There is an invoice, which has to be reversed before money goes back. */
  invoiced: boolean;
}

export const noPast: RefundPast = { applications: 0, refundedFen: 0, seenPercent: 0, invoiced: false };

const unpaid: readonly OrderStatus[] = [s.quoting, s.unpaid];
const ended: readonly OrderStatus[] = [s.cancelled, s.closed];
const notStarted: readonly OrderStatus[] = [s.incomplete, s.waiting];
const delivered: readonly OrderStatus[] = [s.delivered, s.revising];

const untakenStatuses: readonly OrderStatus[] = [s.waiting, s.trial];

/** Whether nobody took the order for so long that it is given back whole in one press. */
export const untakenTooLong = (
  { status, waiting_since }: Pick<OrderRow, 'status' | 'waiting_since'>,
  now: Date,
): boolean =>
  untakenStatuses.includes(status) && overdueBy(waiting_since, orderLimits.untakenRefundAfter, now);

/** Whether an order waits for somebody else after one began it (only who begins is given a day): what that is worth, staff decides. */
const begunBefore = ({
  status,
  delivered_at,
  due_at,
}: Pick<OrderRow, 'status' | 'delivered_at' | 'due_at'>): boolean =>
  (delivered_at !== null || due_at !== null) && (notStarted.includes(status) || status === s.trial);

/** Whether nothing has begun, or nobody came in time: then the whole goes back at once. */
export const refundsAtOnce = (
  order: Pick<OrderRow, 'status' | 'waiting_since' | 'delivered_at' | 'due_at'>,
  now: Date,
): boolean => (notStarted.includes(order.status) && !begunBefore(order)) || untakenTooLong(order, now);

/** Whether a course is still in the time in which it is given back whole. */
export const returnable = (
  { kind, status, paid_at, pay_fen }: Pick<OrderRow, 'kind' | 'status' | 'paid_at' | 'pay_fen'>,
  now: Date,
): boolean =>
  kind === orderKind.course &&
  status === s.done &&
  pay_fen > 0 &&
  !overdueBy(paid_at, refundLimits.courseReturn, now);

/** Whether a course was hardly seen in that time. */
const unseen = (order: RefundableOrder, { seenPercent }: RefundPast, now: Date): boolean =>
  returnable(order, now) && seenPercent <= refundLimits.courseSeen;

function whyNot(order: RefundableOrder, past: RefundPast, refundable: number, now: Date): string {
  if (unpaid.includes(order.status)) return '订单还没有付款，取消订单即可';
  if (ended.includes(order.status)) return '订单已结束，没有可以退的款项';
  if (openRefund(order.refund_status)) return '该订单正在退款中';
  if (refundsAtOnce(order, now)) return '';
  if (order.status === s.done && overdueBy(order.finished_at, refundLimits.afterSale, now))
    return `订单完成已超过${promises.afterSaleDays}天，如仍有问题请联系客服`;
  if (refundable === 0) return '订单没有可以退的款项';
  if (past.applications >= refundLimits.applications)
    return `该订单已申请过${past.applications}次退款，如仍有问题请联系客服`;
  return '';
}

const overdueBy = (since: Date | null, ms: number, now: Date) =>
  since !== null && now.getTime() - since.getTime() > ms;

interface Suggestion {
  fen: number | null;
  basis: string;
}

/** Share of the agreed time that has passed, in whole percent, at most 90 while nothing was handed in. */
function progressOf({ taken_at, due_at }: RefundableOrder, now: Date): number {
  if (!taken_at || !due_at || due_at <= taken_at) return 0;
  const share = (now.getTime() - taken_at.getTime()) / (due_at.getTime() - taken_at.getTime());
  return Math.round(Math.min(0.9, Math.max(0, share)) * 100);
}

/** `percent` of an amount in 分, rounded in the buyer's favour. */
export const shareOf = (fen: number, percent: number): number => Math.ceil((fen * percent) / 100);

/** What fits the stage: a suggestion, which evidence may overrule in both directions. */
function suggest(order: RefundableOrder, past: RefundPast, refundable: number, now: Date): Suggestion {
  const all = { fen: refundable };
  if (untakenTooLong(order, now))
    return { ...all, basis: `超过${promises.untakenHours}小时没有安排老师，全额退回。` };
  if (refundsAtOnce(order, now)) return { ...all, basis: '服务还没有开始，全额退回。' };
  if (order.kind === orderKind.course)
    return unseen(order, past, now)
      ? {
          ...all,
          basis: `课程购买${promises.courseReturnDays}天内、学习进度不超过${promises.courseSeenPercent}%，全额退回，之后不能再学习该课程。`,
        }
      : {
          fen: null,
          basis: `课程购买已超过${promises.courseReturnDays}天或学习进度超过${promises.courseSeenPercent}%，金额由客服按学习进度和凭证核定。`,
        };
  if (begunBefore(order))
    return order.delivered_at
      ? { fen: null, basis: '老师已更换，之前交付过版本，金额由客服按交付的内容核定。' }
      : { ...all, basis: '老师已更换，还没有交付过版本，建议全额退款，由客服核定。' };
  if (order.status === s.trial) return { ...all, basis: '还没有选定老师，全额退回。' };
  if (order.status === s.serving) {
    if (order.overdue || (order.due_at && order.due_at < now))
      return { ...all, basis: '已超过约定的交付时间仍未交付，建议全额退款。' };
    const progress = progressOf(order, now);
    return {
      fen: Math.min(refundable, shareOf(order.pay_fen, 100 - progress)),
      basis: `按约定工期估算，服务已进行约 ${progress}%，实际进度由客服与老师核实。`,
    };
  }
  if (delivered.includes(order.status))
    return { fen: 0, basis: `按未达到的要求计算，已交付的订单一般不超过 ${missCap}%。` };
  return { fen: null, basis: '订单已完成，金额由客服按您提供的凭证核定。' };
}

/** Whether, and under which terms, money can be asked back now. */
export function termsOf(order: RefundableOrder, past: RefundPast, now: Date): RefundTerms {
  const refundable = Math.max(0, order.pay_fen - past.refundedFen);
  const why = whyNot(order, past, refundable, now);
  const { fen, basis } = suggest(order, past, refundable, now);
  return {
    allowed: why === '',
    why,
    automatic: refundsAtOnce(order, now) || (unseen(order, past, now) && !past.invoiced),
    refundable_fen: refundable,
    suggested_fen: fen,
    basis,
    reasons: reasonsAt(order).map((code) => ({ code, label: reasonLabel[code] })),
    misses: delivered.includes(order.status) ? missRubric.map((row) => ({ ...row })) : [],
    miss_cap: missCap,
    left: Math.max(0, refundLimits.applications - past.applications),
  };
}
