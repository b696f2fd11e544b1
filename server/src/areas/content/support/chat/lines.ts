import type { ChatMessage } from '@harbor/contract';
import { orderStatusLabel } from '@harbor/contract/order-status';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import { getRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { toMoment } from '../../../../time';

const perPage = 30;

type LineRow = Selectable<DB['support_messages']>;

/** Part of a conversation: its end, or what comes before or after a line. */
export interface Range {
  before?: number;
  after?: number;
}

/** Lines of a conversation, oldest first, at most thirty, and whether there are earlier (or, after a line, later) ones. */
export async function linesOf(
  db: Db,
  conversationId: number,
  { before, after }: Range,
): Promise<{ data: ChatMessage[]; has_more: boolean }> {
  let query = db
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .limit(perPage + 1);
  if (before !== undefined) query = query.where('id', '<', before);
  if (after !== undefined) query = query.where('id', '>', after);
  const rows = await query.orderBy('id', after === undefined ? 'desc' : 'asc').execute();
  const has_more = rows.length > perPage;
  const page = rows.slice(0, perPage);
  if (after === undefined) page.reverse();
  return { data: await presentLines(db, page), has_more };
}

/** Lines as the API shows them. Staff are named by their nickname, orders by a card. */
export async function presentLines(db: Db, rows: LineRow[]): Promise<ChatMessage[]> {
  const senders = [...new Set(rows.flatMap(({ sender_id }) => sender_id ?? []))];
  const orderIds = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  const people =
    senders.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', senders).execute();
  const orders =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('orders')
          .select(['id', 'order_no', 'goods', 'pay_fen', 'status'])
          .where('id', 'in', orderIds)
          .execute();
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id);
    return {
      id: row.id,
      from: row.sender,
      sender: people.find(({ id }) => id === row.sender_id)?.nickname ?? '',
      type: row.image ? 'image' : order ? 'order' : 'text',
      content: row.content,
      image: row.image,
      order: order
        ? {
            id: order.id,
            order_no: order.order_no,
            title: order.goods.title,
            cover: order.goods.cover,
            pay_fen: order.pay_fen,
            status_text: orderStatusLabel[order.status],
          }
        : null,
      client_id: row.client_id,
      created_at: toMoment(row.created_at),
    };
  });
}

/** A new line; `known` is the earlier one with the same mark, if there is one. */
export interface Written {
  line: LineRow;
  known: boolean;
}

/** Writes a line, once for each mark of its sender. */
export async function writeLine(
  trx: Db,
  line: {
    conversationId: number;
    sender: LineRow['sender'];
    senderId: number | null;
    content?: string;
    image?: string;
    orderId?: number;
    clientId?: string;
    at: Date;
  },
): Promise<Written> {
  const { conversationId, sender, clientId = '' } = line;
  const inserted = await trx
    .insertInto('support_messages')
    .values({
      conversation_id: conversationId,
      sender,
      sender_id: line.senderId,
      content: line.content,
      image: line.image,
      order_id: line.orderId,
      client_id: clientId,
      created_at: line.at,
    })
    .onConflict((on) =>
      on.columns(['conversation_id', 'sender', 'client_id']).where('client_id', '<>', '').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { line: inserted, known: false };
  const known = await getRow(trx, 'support_messages', {
    conversation_id: conversationId,
    sender,
    client_id: clientId,
  });
  return { line: known, known: true };
}
