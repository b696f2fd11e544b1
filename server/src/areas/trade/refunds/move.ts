import { type RefundStatus, refundStatus as r } from '@harbor/contract/refund-status';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow, updateRows } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { defineMachine, type TransitionContext } from '../../../machine';
import { dueFrom } from '../../../site-settings/read';
import { openRefund } from '../orders/refund-status';
import type { Actor } from '../orders/transitions';
import { refundEnded, refundGranted, refundOpened } from './events';
import { refundLimits } from './limits';
import type { RefundRow } from './rows';
import { type RefundEvent, refundSteps } from './transitions';

/** Who did it, when, and what they said with it. */
export interface RefundTransitionContext extends TransitionContext<Actor> {
  /** What the sentence of the line speaks of, in 分. */
  amountFen?: number;
  content?: string;
  images?: string[];
}

type Moving = Pick<RefundRow, 'refund_no' | 'order_id' | 'kind' | 'status'>;
type Changes = Omit<Updateable<DB['refunds']>, 'status' | 'due_at' | 'updated_at'>;

/** How long a status lasts before somebody has missed their time, in ms. */
const patience: Partial<Record<RefundStatus, number>> = {
  [r.evidence]: refundLimits.supplyWithin,
  [r.refused]: refundLimits.appealWithin,
  [r.appealed]: refundLimits.appealDecidedWithin,
};

/** @param answer until when an application that is made now is answered */
function dueAt(status: RefundStatus, at: Date, answer: Date, final = false): Date | null {
  if (status === r.applied && !final) return answer;
  const ms = patience[status];
  return ms === undefined || final ? null : new Date(at.getTime() + ms);
}

/**
 * Takes a refund one step further: its status and clock, the mirror at the order, and its line. The only place that
 * changes `refunds.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the refund moved meanwhile
 */
export async function moveRefund(
  trx: Db,
  refund: Moving,
  event: RefundEvent,
  context: RefundTransitionContext,
  changes: Changes = {},
): Promise<RefundStatus> {
  const { due_at: answer } = await dueFrom(trx, 'limit.refund', context.at);
  return (await refundMachine.move(trx, refund, event, { ...context, answer }, changes)).status;
}

/** What a refund holds while nobody has proposed an amount. */
export const noProposal = {
  proposed_fen: null,
  proposed_by: null,
  proposed_at: null,
  proposed_note: '',
} satisfies Changes;

const refundMachine = defineMachine<Moving, RefundTransitionContext & { answer: Date }>()({
  table: 'refunds',
  key: 'refund_no',
  steps: refundSteps,
  stale: staleMessage,
  follows: ({ event, from, to }, { at, answer }, { final }) =>
    // Nobody has answered the buyer with a proposal: its clock runs on.
    from === to
      ? { updated_at: at }
      : {
          due_at: dueAt(to, at, answer, final === true),
          escalated_at: null,
          updated_at: at,
          ...(event !== 'approve' && noProposal),
        },
  async history(trx, { row, from, to, event }, context) {
    if (from !== to) await mirror(trx, row, to, context.at);
    if (to === r.processing) await refundGranted.emit(trx, { orderId: row.order_id, at: context.at });
    await writeLine(trx, row.refund_no, event, [from, to], context);
  },
});

type NewRefundRow = Omit<Insertable<DB['refunds']>, 'status' | 'due_at' | 'created_at' | 'updated_at'>;

/** Makes a refund. A second one that runs for the same order is refused by the database. */
export async function makeRefund(
  trx: Db,
  event: 'apply' | 'begin',
  row: NewRefundRow,
  context: RefundTransitionContext,
): Promise<RefundRow> {
  const step = refundMachine.find(null, event, context.actor);
  if (!step) throw conflict(staleMessage);
  const { due_at: answer } = await dueFrom(trx, 'limit.refund', context.at);
  const made = await trx
    .insertInto('refunds')
    .values({
      ...row,
      status: step.to,
      due_at: dueAt(step.to, context.at, answer),
      created_at: context.at,
      updated_at: context.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await mirror(trx, made, step.to, context.at);
  await writeLine(trx, made.refund_no, event, [null, step.to], context);
  return made;
}

/** The order shows the status of its newest refund; those of late or second payments are not its own. */
async function mirror(trx: Db, refund: Pick<Moving, 'order_id' | 'kind'>, status: RefundStatus, at: Date) {
  if (refund.kind !== 'order') return;
  await updateRows(trx, 'orders', { id: refund.order_id }, { refund_status: status, updated_at: at });
  await (openRefund(status) ? refundOpened : refundEnded).emit(trx, { orderId: refund.order_id, at });
}

/** Appends a line; `statuses` are those before and after. */
export async function writeLine(
  trx: Db,
  refundNo: string,
  event: DB['refund_lines']['event'],
  [from, to]: [RefundStatus | null, RefundStatus],
  context: RefundTransitionContext,
): Promise<void> {
  await insertRow(trx, 'refund_lines', {
    refund_no: refundNo,
    event,
    from_status: from,
    to_status: to,
    actor: context.actor,
    actor_id: context.actorId ?? null,
    amount_fen: context.amountFen ?? null,
    content: context.content ?? '',
    images: context.images ?? [],
    at: context.at,
  });
}
