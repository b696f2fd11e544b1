import type { DataOf, NewChatLine } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { inspect } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { holdFiles } from '../../base/files/hold';
import { watchTexts } from '../../base/sentinel/watch';
import { chatLimits } from './limits';
import { addLine } from './line';
import { type Asking, getParty, type Party, stateText } from './party';
import { presentLines } from './present';
import { readingOf } from './read';
import { membersOf, openRoom } from './rooms';
import type { ChatFile, LineRow, Sender } from './rows';
import { tellFresh, tellServingStaff } from './tell';

/** The kind under which files of the chat are held; its ids are those of orders. */
export const chatHolder = 'order_chat';

/** Words, files or both. @throws HttpProblem 422 */
export function checkSaid({ content = '', files = [] }: NewChatLine): void {
  if (content === '' && files.length === 0) throw invalid({ content: ['请输入内容，或选择图片与文件'] });
  if (files.length > chatLimits.files) throw invalid({ files: [`一次最多发送${chatLimits.files}个文件`] });
}

/**
 * Reads what is to be said, names of files as well: what is not accepted is refused with a polite wording, numbers of persons
 * are masked, and all that was found is recorded for the team.
 * @returns the words as they may be kept, and whether something in them was found
 * @throws HttpProblem 422 by field
 */
export async function watchSaid(
  core: Core,
  userId: number,
  orderId: number,
  { content = '', files = [] }: NewChatLine,
): Promise<{ content: string; flagged: boolean }> {
  const names =
    files.length === 0
      ? []
      : await core.db
          .selectFrom('files')
          .select('name')
          .where('user_id', '=', userId)
          .where('id', 'in', [...files])
          .execute();
  const named = names.map(({ name }) => name).join('\n');
  const writing = { userId, place: 'order_chat' as const, object: { type: 'order', id: orderId } };
  const kept = await watchTexts(core, writing, { content, files: named });
  return {
    content: kept.content,
    flagged: [content, named].some((text) => inspect(text, 'order_chat').length > 0),
  };
}

/** Ties uploads to the order. @returns how the line keeps them @throws HttpProblem 422 at `files` */
export async function holdSaid(
  trx: Db,
  userId: number,
  orderId: number,
  ids: readonly string[],
  now: Date,
): Promise<ChatFile[]> {
  if (ids.length === 0) return [];
  const used = await trx
    .selectFrom('files')
    .select('name')
    .where('id', 'in', [...ids])
    .where('holder_kind', '=', chatHolder)
    .executeTakeFirst();
  if (used) throw invalid({ files: [`“${used.name}”已经发送过，请重新上传`] });
  const rule = { max: chatLimits.files, types: [...fileTypes], max_bytes: mostFileBytes };
  const held = await holdFiles(trx, {
    ...{ userId, ids, holder: { kind: chatHolder, id: orderId }, field: 'files', rule, now },
  });
  return held.map(({ id, name, size, sha256, type, unchecked }) => ({
    ...{ id, name, size, sha256, type },
    ...(unchecked && { unchecked }),
  }));
}

/** The line that bears a mark of its sender, if it was written before. */
export const lineOf = (
  trx: Db,
  orderId: number,
  senderId: number,
  clientId: string,
): Promise<LineRow | undefined> =>
  findRow(trx, 'chat_messages', { order_id: orderId, sender_id: senderId, client_id: clientId });

type Sent = DataOf<'POST /order_chat/send/:id'>;

/** A line as its sender sees it. */
export async function sentLine(trx: Db, party: Party, row: LineRow, now: Date): Promise<Sent> {
  const [message] = await presentLines(
    trx,
    [row],
    readingOf(party, await membersOf(trx, party.orderId), now),
  );
  if (!message) throw new Error('a line that was just written cannot be read');
  return { message, rev: row.rev };
}

/**
 * Says something in the chat of an order. The order's lock is shared, so that nothing is said once it has ended; a repeat with
 * the same mark is answered with the line that there is.
 * @throws HttpProblem 404 not a party · 409 nothing may be said · 422 by field
 */
export async function say(core: Core, user: Asking, orderId: number, line: NewChatLine): Promise<Sent> {
  checkSaid(line);
  const seen = await getParty(core.db, user, orderId);
  const known = await lineOf(core.db, orderId, user.id, line.client_id);
  const now = new Date(core.settings.clock.now());
  if (known) return sentLine(core.db, seen, known, now);
  if (seen.state !== 'open') throw conflict(stateText[seen.state]);
  const { content, flagged } = await watchSaid(core, user.id, orderId, line);
  return core.db.transaction().execute(async (trx) => {
    const party = await getParty(trx, user, orderId, true);
    if (party.state !== 'open') throw conflict(stateText[party.state]);
    await openRoom(trx, party, now);
    const before = await lineOf(trx, orderId, user.id, line.client_id);
    if (before) return sentLine(trx, party, before, now);
    const files = await holdSaid(trx, user.id, orderId, line.files ?? [], now);
    const sender: Sender = party.role;
    const { row, fresh } = await addLine(trx, {
      ...{ orderId, sender, senderId: user.id, content, files, clientId: line.client_id, flagged, at: now },
    });
    await tellFresh(trx, party, fresh, sender, now);
    if (party.teacherId === null) await tellServingStaff(trx, party, now);
    return sentLine(trx, party, row, now);
  });
}
