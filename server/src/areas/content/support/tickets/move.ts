import { ticketStatus as s, type TicketStatus } from '@harbor/contract/ticket-status';
import type { Selectable } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { insertRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { defineMachine } from '../../../../machine';
import { type Due, dueFrom } from '../../../../site-settings/read';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { owed, type TicketActor, type TicketEvent, ticketTransitions } from './transitions';

export type TicketRow = Selectable<DB['tickets']>;

/** What somebody did, and what they wrote with it. */
export interface TicketTransitionContext {
  event: TicketEvent;
  actor: TicketActor;
  actorId: number | null;
  content?: string;
  images?: string[];
}

/**
 * Takes a ticket one step further and writes its line. The only place that changes `tickets.status`. Whenever the desk
 * owes an answer anew, or has just given one, its time begins anew.
 * @throws HttpProblem 409 when the table knows no such step, or the ticket moved meanwhile
 */
export async function moveTicket(
  core: Core,
  trx: Db,
  row: TicketRow,
  context: TicketTransitionContext,
): Promise<TicketRow> {
  const at = new Date(core.settings.clock.now());
  const due = await dueFrom(trx, 'limit.ticket', at);
  return ticketMachine.move(trx, row, context.event, { ...context, at, due });
}

const ticketMachine = defineMachine<TicketRow, TicketTransitionContext & { at: Date; due: Due }>()({
  table: 'tickets',
  key: 'id',
  steps: ticketTransitions,
  follows({ to, event }, { actor, actorId, at, due }, _changes, row) {
    const owedAnew = owed.includes(to) && (!owed.includes(row.status) || event === 'reply');
    return {
      updated_at: at,
      ...(owedAnew && { ...due, escalated_at: null }),
      ...(to === s.solved && { solved_at: at }),
      ...(event === 'reopen' && { solved_at: null, score: null, score_comment: '' }),
      ...(actor === 'staff' && { assignee_id: row.assignee_id ?? actorId }),
    };
  },
  async history(trx, { row, from, to }, context) {
    await writeTicketLine(trx, row.id, { ...context, from, to });
    await tellDesk(trx, { user: row.user_id, ticket: row.id });
  },
});

/** Appends a line to a ticket. */
export async function writeTicketLine(
  trx: Db,
  ticketId: number,
  line: Omit<TicketTransitionContext, 'event'> & {
    event: TicketEvent | 'create' | 'note';
    from: TicketStatus | null;
    to: TicketStatus;
    internal?: boolean;
    at: Date;
  },
): Promise<void> {
  await insertRow(trx, 'ticket_lines', {
    ticket_id: ticketId,
    actor: line.actor,
    actor_id: line.actorId,
    event: line.event,
    from_status: line.from,
    to_status: line.to,
    content: line.content,
    images: line.images,
    internal: line.internal,
    at: line.at,
  });
}
