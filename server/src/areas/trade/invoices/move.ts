import type { InvoiceStatus } from '@harbor/contract/invoice-status';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { defineMachine } from '../../../machine';
import type { InvoiceRow } from './rows';
import { type InvoiceActor, type InvoiceEvent, invoiceSteps } from './transitions';

/** Who did it, when, and what they said with it. */
export interface InvoiceDeed {
  actor: InvoiceActor;
  actorId?: number;
  at: Date;
  note?: string;
}

type Changes = Omit<Updateable<DB['invoices']>, 'status' | 'updated_at'>;

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
  await invoiceMachine.move(trx, invoice, event, deed, changes);
}

const invoiceMachine = defineMachine<Pick<InvoiceRow, 'id' | 'status'>, InvoiceDeed>()({
  table: 'invoices',
  key: 'id',
  steps: invoiceSteps,
  stale: staleMessage,
  follows: (_step, { at }) => ({ updated_at: at }),
  history: (trx, { row, from, to, event }, deed) => writeLine(trx, row.id, event, [from, to], deed),
});

type NewInvoice = Omit<Insertable<DB['invoices']>, 'status' | 'amount_fen' | 'created_at' | 'updated_at'>;

/** Makes the request for an invoice. A second one for the same order is refused by the database. */
export async function makeInvoice(trx: Db, row: NewInvoice, deed: InvoiceDeed): Promise<void> {
  const step = invoiceMachine.find(null, 'apply', deed.actor);
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
