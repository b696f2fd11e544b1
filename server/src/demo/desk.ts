import type { TicketStatus } from '@harbor/contract/ticket-status';
import { sql } from 'kysely';
import { z } from 'zod';
import { newTicketNo } from '../areas/content/support/tickets/open-ticket';
import { nextTicketStatus, type TicketEvent } from '../areas/content/support/tickets/transitions';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow, updateRows } from '../db/rows';
import { dueFrom } from '../site-settings/read';
import { readData } from './data';

const hour = 3_600_000;
const staff = 9;
const buyer = 1;

const deskFile = z.strictObject({
  conversation: z.strictObject({
    user: z.int(),
    lines: z.array(
      z.strictObject({
        hours: z.number(),
        from: z.enum(['user', 'staff']),
        content: z.string().default(''),
        order: z.int().optional(),
      }),
    ),
  }),
  tickets: z.array(
    z.strictObject({
      id: z.int(),
      hours: z.number(),
      kind: z.enum(['complaint', 'feedback', 'offline']),
      topic: z.string(),
      order: z.int().optional(),
      status: z.int(),
      score: z.int().optional(),
      lines: z.array(
        z.strictObject({
          event: z.enum(['create', 'take', 'reply', 'ask', 'resolve', 'close', 'supplement']),
          by: z.enum(['user', 'staff']).optional(),
          hours: z.number().optional(),
          content: z.string().default(''),
        }),
      ),
    }),
  ),
});

type DeskFile = z.output<typeof deskFile>;

/** The buyer's conversation with support, and a ticket in each state, each reached by legal steps. */
export async function seedDesk(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const { conversation, tickets } = readData('support.json', deskFile);
  await seedConversation(trx, conversation, now);
  for (const ticket of tickets) await seedTicket(trx, ticket, now);
  await sql`select setval(pg_get_serial_sequence('tickets', 'id'), 1000)`.execute(trx);
}

async function seedConversation(
  trx: Db,
  { user, lines }: DeskFile['conversation'],
  now: number,
): Promise<void> {
  const at = (hours: number) => new Date(now - hours * hour);
  const { id } = await trx
    .insertInto('support_conversations')
    .values({
      user_id: user,
      status: 2,
      assignee_id: staff,
      last_at: at(lines.at(-1)?.hours ?? 0),
      created_at: at(lines[0]?.hours ?? 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = await trx
    .insertInto('support_messages')
    .values(
      lines.map(({ hours, from, content, order }) => ({
        conversation_id: id,
        sender: from,
        sender_id: from === 'staff' ? staff : user,
        content,
        order_id: order ?? null,
        created_at: at(hours),
      })),
    )
    .returning('id')
    .execute();
  const ids = written.map((line) => line.id);
  // The last answer waits to be read.
  await updateRows(
    trx,
    'support_conversations',
    { id },
    { user_read_id: ids.at(-2) ?? 0, staff_read_id: ids.at(-1) ?? 0 },
  );
}

async function seedTicket(trx: Db, ticket: DeskFile['tickets'][number], now: number) {
  const at = (hours = ticket.hours) => new Date(now - hours * hour);
  const last = ticket.lines.at(-1);
  const solved = ticket.lines.find(({ event }) => event === 'resolve');
  await insertRow(trx, 'tickets', {
    id: ticket.id,
    ticket_no: newTicketNo(at()),
    user_id: buyer,
    kind: ticket.kind,
    topic: ticket.topic,
    order_id: ticket.order ?? null,
    status: ticket.status as TicketStatus,
    assignee_id: ticket.lines.length > 1 ? staff : null,
    ...(await dueFrom(trx, 'limit.ticket', at(last?.hours))),
    solved_at: solved ? at(solved.hours) : null,
    score: ticket.score ?? null,
    created_at: at(),
    updated_at: at(last?.hours),
  });
  let status: TicketStatus | null = null;
  for (const { event, hours, content, by } of ticket.lines) {
    const actor = event === 'create' ? 'user' : (by ?? 'staff');
    const to: TicketStatus | undefined =
      status === null ? 1 : nextTicketStatus(status, event as TicketEvent, actor);
    if (to === undefined) throw new Error(`Demo ticket ${ticket.id}: ${event} is no legal step`);
    await insertRow(trx, 'ticket_lines', {
      ticket_id: ticket.id,
      actor,
      actor_id: actor === 'user' ? buyer : staff,
      event,
      from_status: status,
      to_status: to,
      content,
      at: at(hours),
    });
    status = to;
  }
  if (status !== ticket.status) throw new Error(`Demo ticket ${ticket.id} ends in status ${status}`);
}
