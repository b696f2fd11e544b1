import { invoiceStatus as s } from '@harbor/contract/invoice-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import type { InvoiceLineRow, InvoiceProfileRow, InvoiceRow } from './rows';

/** Invoices of an order, newest first; the first one may be the living one, all others are reversed. */
export function invoicesOf(db: Db, orderId: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}

/** The invoice of an order that was issued and not reversed. */
export function issuedInvoice(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  return findRow(db, 'invoices', { order_id: orderId, status: s.issued });
}

/** What happened to invoices, newest first. */
export function linesOf(db: Db, invoiceId: number): Promise<InvoiceLineRow[]> {
  return db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute();
}

/** What a person's next invoice begins with. */
export function profileOf(db: Db, userId: number): Promise<InvoiceProfileRow | undefined> {
  return findRow(db, 'invoice_profiles', { user_id: userId });
}
