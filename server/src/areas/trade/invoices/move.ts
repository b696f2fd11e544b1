import type { InvoiceStatus } from '@harbor/contract/invoice-status';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import type { InvoiceRow, InvoicesTable } from './tables';
import { findInvoiceStep, type InvoiceActor, type InvoiceEvent } from './transitions';

/** Who did it, when, and what they said with it. */
export interface InvoiceDeed {
  actor: InvoiceActor;
  actorId?: number;
  at: Date;
  note?: string;
}

type Changes = Omit<Updateable<InvoicesTable>, 'status' | 'updated_at'>;

/**
 * Takes an invoice one step further and writes its line. The only place that changes `invoices.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the invoice moved meanwhile
 */
export async function moveInvoice(
  trx: Db,
  invoice: Pick<InvoiceRow, 'id' | 'status'>,
  event: InvoiceEvent,
  deed: InvoiceDeed,
  changes: Changes = {},
): Promise<void> {
  const step = findInvoiceStep(invoice.status, event, deed.actor);
  if (!step) throw conflict(staleMessage);
  const moved = await trx
    .updateTable('invoices')
    .set({ ...changes, status: step.to, updated_at: deed.at })
    .where('id', '=', invoice.id)
    .where('status', '=', invoice.status)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw conflict(staleMessage);
  await writeLine(trx, invoice.id, event, [invoice.status, step.to], deed);
}

type NewInvoice = Omit<Insertable<InvoicesTable>, 'status' | 'amount_fen' | 'created_at' | 'updated_at'>;

/** Makes the request for an invoice. A second one for the same order is refused by the database. */
export async function makeInvoice(trx: Db, row: NewInvoice, deed: InvoiceDeed): Promise<void> {
  const step = findInvoiceStep(null, 'apply', deed.actor);
  if (!step) throw conflict(staleMessage);
  const { id } = await trx
    .insertInto('invoices')
    .values({ ...row, status: step.to, amount_fen: null, created_at: deed.at, updated_at: deed.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLine(trx, id, 'apply', [null, step.to], deed);
}

async function writeLine(
  trx: Db,
  invoiceId: number,
  event: InvoiceEvent,
  [from, to]: [InvoiceStatus | null, InvoiceStatus],
  deed: InvoiceDeed,
): Promise<void> {
  await trx
    .insertInto('invoice_lines')
    .values({
      invoice_id: invoiceId,
      event,
      from_status: from,
      to_status: to,
      actor: deed.actor,
      actor_id: deed.actorId ?? null,
      note: deed.note ?? '',
      at: deed.at,
    })
    .execute();
}
