import type { DataOf, TicketCard, TicketDetail } from '@harbor/contract';
import { ticketKindLabel, ticketStatus, ticketStatusLabel } from '@harbor/contract/ticket-status';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { toMoment } from '../../../../time';
import type { TicketRow } from './move';
import { nextTicketStatus, owed } from './transitions';

type LineRow = Selectable<DB['ticket_lines']>;

const titles: Record<string, string> = {
  'create user': '您提交了工单',
  'take staff': '客服已受理',
  'reply staff': '客服回复',
  'ask staff': '客服请您补充信息',
  'resolve staff': '客服已给出处理结果',
  'close staff': '客服关闭了工单',
  'supplement user': '您的补充',
  'reopen user': '您重新打开了工单',
  'close user': '您关闭了工单',
  'close system': '长时间没有新的回复，工单已自动关闭',
  'note staff': '内部备注',
};

/** A ticket in the list. `summary` is how it began. */
export function presentTicket(row: TicketRow, summary: string): TicketCard {
  return {
    id: row.id,
    ticket_no: row.ticket_no,
    kind: row.kind,
    kind_text: ticketKindLabel[row.kind],
    topic: row.topic,
    summary,
    status: row.status,
    status_text: ticketStatusLabel[row.status],
    created_at: toMoment(row.created_at),
    updated_at: toMoment(row.updated_at),
    due_at: owed.includes(row.status) ? toMoment(row.due_at) : null,
  };
}

/** How these tickets began, in at most 80 characters. */
export async function summariesOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket_lines')
    .select(['ticket_id', 'content'])
    .where('ticket_id', 'in', ids)
    .where('event', '=', 'create')
    .execute();
  return new Map(rows.map((row) => [row.ticket_id, row.content.replace(/\s+/g, ' ').slice(0, 80)]));
}

/** Lines as they are read; internal ones only for staff. */
export async function ticketLines(
  db: Db,
  ticketId: number,
  forStaff: boolean,
): Promise<TicketDetail['lines']> {
  let query = db.selectFrom('ticket_lines').selectAll().where('ticket_id', '=', ticketId);
  if (!forStaff) query = query.where('internal', '=', false);
  const rows: LineRow[] = await query.orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    from: row.actor,
    title: titles[`${row.event} ${row.actor}`] ?? '',
    content: row.content,
    images: row.images,
    at: toMoment(row.at),
  }));
}

/** Whether a solved ticket can still be opened again. */
export const mayReopen = (row: TicketRow, now: Date, reopenFor: number) =>
  row.status === ticketStatus.solved &&
  row.solved_at !== null &&
  now.getTime() - row.solved_at.getTime() <= reopenFor;

/** A ticket's page, for its owner. */
export async function presentDetail(
  db: Db,
  row: TicketRow,
  now: Date,
  reopenFor: number,
  forStaff = false,
): Promise<DataOf<'GET /ticket/detail/:id'>> {
  const [lines, summaries, order] = await Promise.all([
    ticketLines(db, row.id, forStaff),
    summariesOf(db, [row.id]),
    row.order_id === null ? undefined : findRow(db, 'orders', { id: row.order_id }, ['order_no']),
  ]);
  return {
    ...presentTicket(row, summaries.get(row.id) ?? ''),
    order_id: row.order_id,
    order_no: order?.order_no ?? '',
    score: row.score,
    lines,
    actions: {
      reply: nextTicketStatus(row.status, 'supplement', 'user') !== undefined,
      close: nextTicketStatus(row.status, 'close', 'user') !== undefined,
      reopen: mayReopen(row, now, reopenFor),
      rate: row.score === null && (row.status === ticketStatus.solved || wasSolved(row)),
    },
  };
}

/** A closed ticket can be rated too, if it was solved before. */
const wasSolved = (row: TicketRow) => row.status === ticketStatus.closed && row.solved_at !== null;
