import type { InvoiceStatus } from '@harbor/contract/invoice-status';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { InvoiceRow } from './rows';
import { type InvoiceActor, type InvoiceEvent, invoiceSteps } from './transitions';

/** Who did it, when, and what they said with it. */
export interface InvoiceTransitionContext extends TransitionContext<InvoiceActor> {
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
  context: InvoiceTransitionContext,
  changes: Changes = {},
): Promise<void> {
  await invoiceMachine.move(trx, invoice, event, context, changes);
}

const invoiceMachine = defineMachine<Pick<InvoiceRow, 'id' | 'status'>, InvoiceTransitionContext>()({
  table: 'invoices',
  key: 'id',
  steps: invoiceSteps,
  stale: staleMessage,
  follows: (_step, { at }) => ({ updated_at: at }),
  history: (trx, { row, from, to, event }, context) => writeLine(trx, row.id, event, [from, to], context),
});

type NewInvoice = Omit<Insertable<DB['invoices']>, 'status' | 'amount_fen' | 'created_at' | 'updated_at'>;

/** Makes the request for an invoice. A second one for the same order is refused by the database. */
export async function makeInvoice(
  trx: Db,
  row: NewInvoice,
  context: InvoiceTransitionContext,
): Promise<void> {
  const step = invoiceMachine.find(null, 'apply', context.actor);
  if (!step) throw conflict(staleMessage);
  const { id } = await trx
    .insertInto('invoices')
    .values({ ...row, status: step.to, amount_fen: null, created_at: context.at, updated_at: context.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLine(trx, id, 'apply', [null, step.to], context);
}

async function writeLine(
  trx: Db,
  invoiceId: number,
  event: InvoiceEvent,
  [from, to]: [InvoiceStatus | null, InvoiceStatus],
  context: InvoiceTransitionContext,
): Promise<void> {
  await insertRow(trx, 'invoice_lines', {
    invoice_id: invoiceId,
    event,
    from_status: from,
    to_status: to,
    actor: context.actor,
    actor_id: context.actorId ?? null,
    note: context.note ?? '',
    at: context.at,
  });
}
