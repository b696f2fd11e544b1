import type { InvoiceInfo, InvoiceRecord, StoredFile } from '@harbor/contract';
import { invoiceStatus, invoiceStatusLabel } from '@harbor/contract/invoice-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { filesOf } from '../../base/files/hold';
import { ownOrder } from '../orders/queries';
import { pastsOf } from '../refunds/queries';
import { noPast } from '../refunds/terms';
import { lineTitle, promiseOf } from './labels';
import { invoicesOf, linesOf, profileOf } from './queries';
import type { InvoiceLineRow, InvoiceProfileRow, InvoiceRow } from './rows';
import { correctable, invoiceableFen, whyNoInvoice } from './terms';

/** The kind of holder under which the file service keeps the PDF of an invoice. */
export const invoiceHolder = (id: number) => ({ kind: 'invoice', id }) as const;

/** The PDF of an invoice; null before it is issued. */
export const fileOf = async (db: Db, id: number): Promise<StoredFile | null> =>
  (await filesOf(db, invoiceHolder(id)))[0] ?? null;

/** Lines as they are read, newest first. */
export const presentLines = (lines: readonly InvoiceLineRow[]) =>
  lines.map((line) => ({ title: lineTitle(line), note: line.note, at: toMoment(line.at) }));

/**
 * What both the buyer and staff see of an invoice.
 * @param wouldBe amount in 分 of an invoice that is not issued yet
 */
export const presentBase = (invoice: InvoiceRow, file: StoredFile | null, wouldBe: number) => ({
  id: invoice.id,
  status: invoice.status,
  status_text: invoiceStatusLabel[invoice.status],
  kind: invoice.kind,
  title: invoice.title,
  tax_no: invoice.tax_no,
  email: invoice.email,
  content: invoice.content,
  remark: invoice.remark,
  amount_fen: invoice.amount_fen ?? wouldBe,
  number: invoice.number,
  issued_on: invoice.issued_on,
  reason: invoice.reason,
  file,
  created_at: toMoment(invoice.created_at),
});

async function presentRecord(db: Db, invoice: InvoiceRow, wouldBe: number): Promise<InvoiceRecord> {
  const [file, lines] = await Promise.all([fileOf(db, invoice.id), linesOf(db, invoice.id)]);
  return {
    ...presentBase(invoice, file, wouldBe),
    promise: promiseOf(invoice),
    lines: presentLines(lines),
  };
}

const presentProfile = (row: InvoiceProfileRow | undefined): InvoiceInfo['profile'] =>
  row?.content
    ? { kind: row.kind, title: row.title, tax_no: row.tax_no, email: row.email, content: row.content }
    : null;

/** Everything about the invoice of one's own order. @throws HttpProblem 404 not the user's order */
export async function invoiceInfo(db: Db, userId: number, orderId: number): Promise<InvoiceInfo> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const [invoices, pasts, profile] = await Promise.all([
    invoicesOf(db, orderId),
    pastsOf(db, [orderId]),
    profileOf(db, userId),
  ]);
  const past = pasts.get(orderId) ?? noPast;
  const amountFen = invoiceableFen(order, past);
  const [newest] = invoices;
  const living = newest && newest.status !== invoiceStatus.reversed ? newest : undefined;
  const why = living && !correctable(living) ? '这个订单的发票已开具' : whyNoInvoice(order, past);
  return {
    order: {
      id: order.id,
      order_no: order.order_no,
      title: order.goods.title,
      pay_fen: order.pay_fen,
      refunded_fen: past.refundedFen,
    },
    allowed: why === '',
    why,
    amount_fen: amountFen,
    invoice: living ? await presentRecord(db, living, amountFen) : null,
    earlier: invoices
      .filter(({ status }) => status === invoiceStatus.reversed)
      .map(({ id, number, amount_fen, issued_on, status }) => ({
        id,
        number,
        amount_fen: amount_fen ?? 0,
        issued_on,
        status_text: invoiceStatusLabel[status],
      })),
    profile: presentProfile(profile),
  };
}
