import { invoiceStatus } from '@harbor/contract/invoice-status';
import { orderStatus as s } from '@harbor/contract/order-status';
import { refundStatus } from '@harbor/contract/refund-status';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { fullTime } from '../../../labels/beijing';
import { invoicesOf, profileOf } from '../invoices/queries';
import type { InvoiceProfileRow, InvoiceRow } from '../invoices/rows';
import { invoiceableFen } from '../invoices/terms';
import { deliverablesOf, historyOf, ownOrder } from '../orders/queries';
import { openRefund } from '../orders/refund-status';
import type { DeliverableRow, HistoryRow, OrderRow } from '../orders/rows';
import type { PaymentRow } from '../pay/rows';
import { pastOf, refundsOfOrder } from '../refunds/queries';
import type { RefundRow } from '../refunds/rows';

/** Everything that the papers of a reimbursement speak of. Amounts in 分. */
export interface ReimbursementFacts {
  order: OrderRow;
  /** Newest first. */
  deliverables: DeliverableRow[];
  history: HistoryRow[];
  /** The payment that paid the order; none where nothing was to be paid. */
  payment: PaymentRow | undefined;
  /** Those that went back, oldest first. */
  refunds: RefundRow[];
  refundedFen: number;
  /** Paid less refunded. */
  netFen: number;
  /** The one that is not reversed. */
  invoice: InvoiceRow | undefined;
  profile: InvoiceProfileRow | undefined;
  buyer: { nickname: string; phone: string };
  /** Version of the user agreement that was in force when the order was placed. */
  agreement: string;
}

/** `2026-11-12`, Beijing time. */
export const dayOf = (at: Date): string => fullTime(at).slice(0, 10);

/** When the contract came about: the agreement was ticked with the order. */
export const contractDay = ({ order }: Pick<ReimbursementFacts, 'order'>): string => dayOf(order.created_at);

const masked = (phone: string | null) => (phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '');

/** @throws HttpProblem 404 not the user's order */
export async function gatherFacts(db: Db, userId: number, orderId: number): Promise<ReimbursementFacts> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const [deliverables, history, payment, refunds, past, invoices, profile, user, agreement] =
    await Promise.all([
      deliverablesOf(db, orderId),
      historyOf(db, orderId),
      findRow(db, 'payments', { order_id: orderId, credited: true }),
      refundsOfOrder(db, orderId),
      pastOf(db, orderId),
      invoicesOf(db, orderId),
      profileOf(db, userId),
      getRow(db, 'users', { id: userId }, ['nickname', 'phone']),
      db
        .selectFrom('agreements')
        .select('version')
        .where('document', '=', 'terms')
        .where('effective_at', '<=', order.created_at)
        .orderBy('effective_at', 'desc')
        .executeTakeFirst(),
    ]);
  return {
    order,
    deliverables,
    history,
    payment,
    refunds: refunds.filter(({ status }) => status === refundStatus.refunded).toReversed(),
    refundedFen: past.refundedFen,
    netFen: invoiceableFen(order, past),
    invoice: invoices.find(({ status }) => status !== invoiceStatus.reversed),
    profile,
    buyer: { nickname: user.nickname, phone: masked(user.phone) },
    agreement: agreement?.version ?? '',
  };
}

/** Why there is no pack now; empty when there is. */
export function whyNoPack({ order, netFen }: Pick<ReimbursementFacts, 'order' | 'netFen'>): string {
  if (order.status === s.closed) return '订单已全额退款，没有可以报销的金额';
  if (order.status !== s.done) return '订单完成后可以下载报销材料';
  if (openRefund(order.refund_status)) return '订单正在退款中，退款结束后金额才准确';
  return netFen === 0 ? '订单没有实际支付的金额' : '';
}
