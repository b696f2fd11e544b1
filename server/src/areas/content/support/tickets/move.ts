import { ticketStatus as s, type TicketStatus } from '@harbor/contract/ticket-status';
import type { Selectable } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict } from '../../../../http/problem';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import type { TicketsTable } from '../tables';
import { nextTicketStatus, owed, type TicketActor, type TicketEvent } from './transitions';

export type TicketRow = Selectable<TicketsTable>;

/** What somebody did, and what they wrote with it. */
export interface TicketDeed {
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
export async function moveTicket(core: Core, trx: Db, row: TicketRow, deed: TicketDeed): Promise<TicketRow> {
  const to = nextTicketStatus(row.status, deed.event, deed.actor);
  if (to === undefined) throw conflict();
  const at = new Date(core.settings.clock.now());
  const owedAnew = owed.includes(to) && (!owed.includes(row.status) || deed.event === 'reply');
  const moved = await trx
    .updateTable('tickets')
    .set({
      status: to,
      updated_at: at,
      ...(owedAnew && {
        due_at: new Date(at.getTime() + core.settings.support.answerWithin),
        escalated_at: null,
      }),
      ...(to === s.solved && { solved_at: at }),
      ...(deed.event === 'reopen' && { solved_at: null, score: null, score_comment: '' }),
      ...(deed.actor === 'staff' && { assignee_id: row.assignee_id ?? deed.actorId }),
    })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw conflict();
  await writeTicketLine(trx, row.id, { ...deed, from: row.status, to, at });
  await tellDesk(trx, { user: row.user_id, ticket: row.id });
  return moved;
}

/** Appends a line to a ticket. */
export async function writeTicketLine(
  trx: Db,
  ticketId: number,
  line: Omit<TicketDeed, 'event'> & {
    event: TicketEvent | 'create' | 'note';
    from: TicketStatus | null;
    to: TicketStatus;
    internal?: boolean;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('ticket_lines')
    .values({
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
    })
    .execute();
}
