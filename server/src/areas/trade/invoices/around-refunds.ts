import { invoiceStatus as s } from '@harbor/contract/invoice-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import type { OrderRow } from '../orders/rows';
import { moveInvoice } from './move';
import { issuedInvoice } from './queries';

/**
 * Money of an invoiced order goes back only after the invoice was reversed. Call it under the lock on the order.
 * @throws HttpProblem 409 with what is to be done first, for staff
 */
export async function checkNotInvoiced(trx: Db, orderId: number): Promise<void> {
  const invoice = await issuedInvoice(trx, orderId);
  if (invoice)
    throw conflict(`订单的发票（编号 ${invoice.id}，号码 ${invoice.number}）还没有红冲，请先红冲再同意退款`);
}

/** What the buyer of an invoiced order reads before they ask for money back; empty without an invoice. */
export async function noticeOfInvoice(db: Db, orderId: number): Promise<string> {
  const invoice = await issuedInvoice(db, orderId);
  return invoice
    ? `订单已开具发票（号码 ${invoice.number}）。同意退款前客服需要先红冲这张发票，请不要再用它报销；部分退款的，红冲后可以按剩余金额重新申请。`
    : '';
}

/** The whole order went back: a request that nobody has answered ends. */
export async function lapseInvoice(trx: Db, order: Pick<OrderRow, 'id'>, at: Date): Promise<void> {
  const asked = await findRow(trx, 'invoices', { order_id: order.id, status: s.asked }, ['id', 'status']);
  if (!asked) return;
  const reason = '订单已全额退款，没有可以开票的金额';
  await moveInvoice(trx, asked, 'lapse', { actor: 'system', at, note: reason }, { reason });
}
