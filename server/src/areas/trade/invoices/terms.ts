import { invoiceStatus as i } from '@harbor/contract/invoice-status';
import { orderStatus as s } from '@harbor/contract/order-status';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import type { RefundPast } from '../refunds/terms';
import type { InvoiceRow } from './rows';

type InvoicedOrder = Pick<OrderRow, 'status' | 'refund_status' | 'pay_fen'>;

/** What an invoice of the order may be made out for: what was paid less what went back, in 分. */
export const invoiceableFen = (
  order: Pick<OrderRow, 'pay_fen'>,
  past: Pick<RefundPast, 'refundedFen'>,
): number => Math.max(0, order.pay_fen - past.refundedFen);

/** Why the order can have no invoice now; empty when it can. */
export function whyNoInvoice(order: InvoicedOrder, past: Pick<RefundPast, 'refundedFen'>): string {
  if (order.status === s.closed) return '订单已全额退款，没有可以开票的金额';
  if (order.status === s.cancelled) return '订单已取消，没有可以开票的金额';
  if (order.status !== s.done) return '订单完成后可以申请发票';
  if (openRefund(order.refund_status)) return '订单正在退款中，退款结束后可以申请发票';
  if (invoiceableFen(order, past) === 0) return '订单没有实际支付的金额，不能开票';
  return '';
}

/** Whether what was asked for can still be corrected by the buyer. */
export const correctable = (invoice: Pick<InvoiceRow, 'status'>): boolean =>
  invoice.status === i.asked || invoice.status === i.refused;
