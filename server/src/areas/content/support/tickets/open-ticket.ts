import { randomInt } from 'node:crypto';
import { type TicketKind, ticketStatus } from '@harbor/contract/ticket-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { compactDay } from '../../../../labels/beijing';
import { dueFrom } from '../../../../site-settings/read';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { type TicketRow, writeTicketLine } from './move';

/** `GD202611214827`: the Beijing day and six random digits, so that tickets cannot be counted. */
export const newTicketNo = (at: Date) =>
  `GD${compactDay(at)}${randomInt(0, 1_000_000).toString().padStart(6, '0')}`;

/** A ticket as it begins. */
export interface NewTicket {
  userId: number;
  kind: TicketKind;
  topic: string;
  content: string;
  images?: string[];
  orderId?: number;
  contact?: string;
  /** Who opens it, where it is not its owner. */
  by?: 'system';
}

/** Opens a ticket with a number of its own, and tells the desk. */
export async function openTicket(core: Core, trx: Db, ticket: NewTicket): Promise<TicketRow> {
  const at = new Date(core.settings.clock.now());
  for (;;) {
    const row = await trx
      .insertInto('tickets')
      .values({
        ticket_no: newTicketNo(at),
        user_id: ticket.userId,
        kind: ticket.kind,
        topic: ticket.topic,
        order_id: ticket.orderId,
        contact: ticket.contact,
        ...(await dueFrom(trx, 'limit.ticket', at)),
        created_at: at,
        updated_at: at,
      })
      .onConflict((on) => on.column('ticket_no').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) continue;
    await writeTicketLine(trx, row.id, {
      event: 'create',
      actor: ticket.by ?? 'user',
      actorId: ticket.by ? null : ticket.userId,
      content: ticket.content,
      images: ticket.images,
      from: null,
      to: ticketStatus.waiting,
      at,
    });
    await tellDesk(trx, { user: ticket.userId, ticket: row.id });
    return row;
  }
}
