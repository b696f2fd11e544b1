import type { OrderChatLine } from '@harbor/contract';
import type { FileType } from '@harbor/contract/file-types';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toMoment } from '../../../time';
import { readableOf } from '../../trade/fulfilment/files';
import { chatLimits } from './limits';
import type { ChatFile, LineRow } from './rows';
import { sentenceOf, type Viewer } from './sentences';

/** For whom lines are shown. */
export interface Reading {
  viewer: Viewer;
  userId: number;
  orderId: number;
  /** Up to which line the other side has read. */
  otherReadId: number;
  /** Files may be fetched. */
  files: boolean;
  /** Something may still be taken back. */
  open: boolean;
  now: Date;
}

/** How the buyer of an order wants to be called: what the form says, which the teacher reads too. */
export async function buyerName(db: Db, orderId: number): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select answers->>'contact_name' as name from order_form_versions
    where order_id = ${orderId} order by version desc limit 1`.execute(db);
  return rows[0]?.name || '客户';
}

/** Names of those who speak, as a reader may know them. */
export async function namesOf(
  db: Db,
  orderId: number,
  rows: readonly Pick<LineRow, 'sender' | 'sender_id'>[],
): Promise<(row: Pick<LineRow, 'sender' | 'sender_id'>) => string> {
  const ids = [
    ...new Set(rows.flatMap(({ sender, sender_id }) => (sender === 'buyer' ? [] : (sender_id ?? [])))),
  ];
  const [people, buyer] = await Promise.all([
    ids.length === 0
      ? []
      : db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', ids).execute(),
    rows.some(({ sender }) => sender === 'buyer') ? buyerName(db, orderId) : '',
  ]);
  return ({ sender, sender_id }) => {
    if (sender === 'system') return '';
    if (sender === 'buyer') return buyer;
    const name = people.find(({ id }) => id === sender_id)?.nickname ?? '';
    return sender === 'staff' ? `客服 ${name}`.trim() : name || '老师';
  };
}

const pictures: readonly string[] = ['jpg', 'png'];

const presentFile = (file: ChatFile, readable: boolean) => ({
  id: file.id,
  name: file.name,
  size: file.size,
  sha256: file.sha256,
  type: file.type as FileType,
  image: pictures.includes(file.type),
  readable,
  unchecked: file.unchecked ?? [],
});

/** Lines as one of their readers sees them; what was taken back has neither words nor files. */
export async function presentLines(
  db: Db,
  rows: readonly LineRow[],
  { viewer, userId, orderId, otherReadId, files, open, now }: Reading,
): Promise<OrderChatLine[]> {
  const [nameOf, readable] = await Promise.all([
    namesOf(db, orderId, rows),
    files
      ? readableOf(
          db,
          rows.flatMap((row) => row.files),
        )
      : new Set<string>(),
  ]);
  return rows.map((row) => {
    const mine = row.sender_id === userId;
    const until = row.created_at.getTime() + chatLimits.recall;
    const recalled = row.recalled_at !== null;
    return {
      id: row.id,
      rev: row.rev,
      from: row.sender,
      mine,
      sender: nameOf(row),
      content: row.event === '' ? row.content : sentenceOf(row.event, row.facts, viewer, userId),
      files: row.files.map((file) => presentFile(file, readable.has(file.id))),
      client_id: mine ? row.client_id : '',
      read: mine && row.id <= otherReadId,
      recalled,
      recall_until: mine && open && !recalled && until > now.getTime() ? toMoment(until) : null,
      created_at: toMoment(row.created_at),
    };
  });
}
