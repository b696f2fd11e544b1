import type { RefundInfo, RefundLine, RefundRecord } from '@harbor/contract';
import { orderStatusLabel } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { specText } from '../orders/labels/spec-text';
import { ownOrder } from '../orders/queries';
import { refundText, withdrawableRefund } from '../orders/refund-status';
import { refundNotice } from './events';
import { lineTitle, promiseOf, reasonText } from './labels';
import { mayAppeal } from './own-acts';
import { linesOf, pastOf, refundsOfOrder } from './queries';
import type { RefundLineRow, RefundRow } from './rows';
import { amongStaff } from './second';
import { stepsOf } from './steps';
import { termsOf } from './terms';
import { findRefundStep } from './transitions';

const payNames = ['', '微信支付', '支付宝', '优惠抵扣'];

/** Lines as they are read, newest first. */
export const presentLines = (lines: readonly RefundLineRow[]): RefundLine[] =>
  lines.toReversed().map((line) => ({
    id: line.id,
    from: line.actor,
    title: lineTitle(line),
    content: line.content,
    images: line.images,
    at: toMoment(line.at),
  }));

/** What both the buyer and staff see of a refund. */
export const presentBase = (refund: RefundRow) => ({
  refund_no: refund.refund_no,
  status: refund.status,
  status_text: refundText(refund.status),
  reason_text: reasonText(refund.reason_code, refund.reason_text),
  content: refund.reason_text,
  images: refund.images,
  apply_fen: refund.apply_fen,
  approved_fen: refund.approved_fen,
  created_at: toMoment(refund.created_at),
  done_at: toMomentOrNull(refund.done_at),
});

function presentRecord(refund: RefundRow, all: RefundLineRow[], now: Date): RefundRecord {
  const lines = all.filter(({ event }) => !amongStaff.includes(event));
  return {
    ...presentBase(refund),
    promise: promiseOf(refund, now),
    steps: stepsOf(refund, lines),
    lines: presentLines(lines),
    actions: {
      withdraw: withdrawableRefund(refund.status),
      supply: findRefundStep(refund.status, 'supply', 'user') !== undefined,
      appeal: mayAppeal(refund, now),
    },
  };
}

/** Everything about the refund of one's own order. @throws HttpProblem 404 not the user's order */
export async function refundInfo(db: Db, userId: number, orderId: number, now: Date): Promise<RefundInfo> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const refunds = await refundsOfOrder(db, orderId);
  const [newest, ...earlier] = refunds;
  const [lines, notice, past] = await Promise.all([
    newest ? linesOf(db, newest.refund_no) : [],
    refundNotice.ask(db, orderId),
    pastOf(db, orderId),
  ]);
  return {
    order: {
      id: order.id,
      order_no: order.order_no,
      kind: order.kind,
      goods_id: order.goods_id,
      title: order.goods.title,
      cover: order.goods.cover,
      spec_text: specText(order),
      status: order.status,
      status_text: orderStatusLabel[order.status],
      pay_fen: order.pay_fen,
      coupon_fen: order.coupon_fen,
      pay_name: payNames[order.pay_type] ?? '',
    },
    terms: termsOf(order, past, now),
    notice,
    refund: newest ? presentRecord(newest, lines, now) : null,
    earlier: earlier.map(({ refund_no, status, apply_fen, created_at }) => ({
      refund_no,
      status_text: refundText(status),
      apply_fen,
      created_at: toMoment(created_at),
    })),
    server_time: toMoment(now),
  };
}
