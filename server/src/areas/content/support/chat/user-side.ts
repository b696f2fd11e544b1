import type { BodyOf, Conversation, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, invalid } from '../../../../http/problem';
import { toMomentOrNull } from '../../../../time';
import { checkOwnImages } from '../../../base/media/own-images';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { tellOpenPages } from '../../../base/messages/notify';
import { watchTexts } from '../../../base/sentinel/watch';
import { hoursText, officeState } from '../hours';
import { lineText, unreadServiceOf } from '../latest';
import { isOwnOrder } from '../subjects';
import { noteOffline } from '../tickets/offline';
import {
  beginConversation,
  conversationOf,
  lockConversation,
  moveConversation,
  presentConversation,
} from './conversation';
import { linesOf, presentLines, type Range, writeLine } from './lines';
import { chatStatus } from './states';

/** The user's conversation: a part of it, whether somebody is there, what is unread. */
export async function readChat(
  core: Core,
  userId: number,
  range: Range,
): Promise<DataOf<'GET /customer/chat/msg/list'>> {
  const { db, settings } = core;
  const { open, opensAt } = officeState(settings.support.hours, new Date(settings.clock.now()));
  const office = { open, hours: hoursText(settings.support.hours), opens_at: toMomentOrNull(opensAt) };
  const row = await conversationOf(db, userId);
  if (!row)
    return { conversation: presentConversation(undefined), office, data: [], has_more: false, unread: 0 };
  const [lines, unread] = await Promise.all([linesOf(db, row.id, range), unreadServiceOf(db, [userId])]);
  return { conversation: presentConversation(row), office, ...lines, unread: unread.get(userId) ?? 0 };
}

type Line = BodyOf<'POST /customer/chat/msg/send'>;

/** Exactly one of text, picture and order, each of them the sender's own. @throws HttpProblem 422 by field */
export async function checkLine(db: Db, userId: number, line: Line): Promise<void> {
  const parts = [line.content, line.image, line.order_id].filter(Boolean);
  if (parts.length === 0) throw invalid({ content: ['请输入内容'] });
  if (parts.length > 1) throw invalid({ content: ['一次只能发送文字、图片或订单中的一种'] });
  if (line.image) await checkOwnImages(db, userId, [line.image], 'image');
  if (line.order_id && !(await isOwnOrder.ask(db, { userId, orderId: line.order_id })))
    throw invalid({ order_id: ['订单不存在'] });
}

/**
 * Takes in what the user says. While nobody is there it also becomes a ticket (or part of the one from tonight), so that
 * it is answered and has a number. Repeats of the same mark change nothing.
 * @throws HttpProblem 422 by field
 */
export async function sayToSupport(
  core: Core,
  userId: number,
  line: Line,
): Promise<DataOf<'POST /customer/chat/msg/send'>> {
  await checkLine(core.db, userId, line);
  const { content } = await watchTexts(core, { userId, place: 'support' }, { content: line.content });
  const at = new Date(core.settings.clock.now());
  const { open } = officeState(core.settings.support.hours, at);
  return core.db.transaction().execute(async (trx) => {
    const row = await beginConversation(trx, userId, at);
    const written = await writeLine(trx, {
      conversationId: row.id,
      sender: 'user',
      senderId: userId,
      content,
      image: line.image,
      orderId: line.order_id,
      clientId: line.client_id,
      at,
    });
    const [message] = await presentLines(trx, [written.line]);
    if (!message) throw new Error('a line that was just written cannot be read');
    if (written.known) return { message, conversation: presentConversation(row), ticket: null };
    const moved = await moveConversation(trx, row, 'ask', { last_at: at, snoozed_until: null });
    const offline = open ? null : await noteOffline(core, trx, userId, lineText(written.line), line.image);
    if (offline?.begun)
      await writeLine(trx, {
        conversationId: row.id,
        sender: 'system',
        senderId: null,
        content: `现在不是服务时间（${hoursText(core.settings.support.hours)}）。您的留言已记为工单 ${offline.ticket_no}，客服上班后会尽快回复。`,
        at,
      });
    await tellDesk(trx, { user: userId, conversation: row.id });
    return {
      message,
      conversation: presentConversation(moved),
      ticket: offline && { id: offline.id, ticket_no: offline.ticket_no },
    };
  });
}

/** Notes up to which line the user has read; never back. */
export async function readUpTo(db: Db, userId: number, lastId: number): Promise<{ unread: number }> {
  await db
    .updateTable('support_conversations')
    .set({ user_read_id: lastId })
    .where('user_id', '=', userId)
    .where('user_read_id', '<', lastId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('support_messages')
          .select('id')
          .whereRef('conversation_id', '=', 'support_conversations.id')
          .where('id', '=', lastId),
      ),
    )
    .execute();
  await tellOpenPages(db, userId);
  return { unread: (await unreadServiceOf(db, [userId])).get(userId) ?? 0 };
}

/**
 * Keeps how content the user was with an ended conversation, once. It stays in the conversation as a line: the next one
 * is rated anew. Whoever wrote it has read it: it adds nothing to what is unread.
 * @throws HttpProblem 409 · 422 by field
 */
export async function rateChat(
  core: Core,
  userId: number,
  { score, ...words }: BodyOf<'POST /customer/chat/rate'>,
): Promise<Conversation> {
  const { comment = '' } = await watchTexts(core, { userId, place: 'support' }, { comment: words.comment });
  return core.db.transaction().execute(async (trx) => {
    const mine = await conversationOf(trx, userId);
    if (!mine) throw conflict('还没有可以评价的会话');
    const row = await lockConversation(trx, mine.id);
    if (row.status !== chatStatus.closed || row.score !== null) throw conflict();
    const unread = (await unreadServiceOf(trx, [userId])).get(userId) ?? 0;
    const { line } = await writeLine(trx, {
      conversationId: row.id,
      sender: 'system',
      senderId: null,
      content: `本次服务评价：${score} 分${quoted(comment)}`,
      at: new Date(core.settings.clock.now()),
    });
    const rated = await trx
      .updateTable('support_conversations')
      .set({ score, score_comment: comment, ...(unread === 0 && { user_read_id: line.id }) })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellDesk(trx, { user: userId, conversation: row.id });
    return presentConversation(rated);
  });
}

/** The user's words within a line that is not theirs: on one line, and so that they cannot end the quotation. */
function quoted(comment: string): string {
  if (comment === '') return '';
  const words = comment.replace(/\s+/g, ' ').replaceAll('「', '『').replaceAll('」', '』');
  return `，留言「${words}」`;
}
