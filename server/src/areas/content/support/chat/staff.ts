import type { BodyOf, ChatMessage, DataOf, Paged } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import type { AuditAction } from '../../../base/accounts/audit-words';
import { checkOwnImages } from '../../../base/media/own-images';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { tellOpenPages } from '../../../base/messages/notify';
import { lineText } from '../latest';
import {
  type ConversationRow,
  lockConversation,
  moveConversation,
  presentConversation,
} from './conversation';
import { linesOf, presentLines, type Range, writeLine } from './lines';
import { chatStatus, chatStatusText } from './states';

type DeskConversation = DataOf<'POST /staff/chat/take/:id'>;

const perPage = 20;

function deskRows(db: Db) {
  return db
    .selectFrom('support_conversations as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('users as a', 'a.id', 'c.assignee_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('support_messages')
          .select(['content', 'image', 'order_id'])
          .whereRef('conversation_id', '=', 'c.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('l'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select([
      'u.nickname',
      'u.avatar_img',
      'a.nickname as assignee',
      'l.content',
      'l.image',
      'l.order_id',
      sql<number>`(select count(*) from support_messages m
        where m.conversation_id = c.id and m.sender = 'user' and m.id > c.staff_read_id)`.as('unread'),
    ]);
}

type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRows>['execute']>>[number];

function presentDesk(row: DeskRow): DeskConversation {
  const { content, image, order_id, status } = row;
  return {
    ...presentConversation(row),
    status,
    status_text: chatStatusText[status] ?? '',
    id: row.id,
    user: { id: row.user_id, nickname: row.nickname, avatar_img: row.avatar_img },
    assignee: row.assignee ?? '',
    assignee_id: row.assignee_id,
    handover: row.handover,
    snoozed_until: status === chatStatus.later ? toMomentOrNull(row.snoozed_until) : null,
    score_comment: row.score_comment,
    latest: content === null ? '' : lineText({ content, image: image ?? '', order_id }),
    unread: row.unread,
    at: toMoment(row.last_at),
  };
}

/** A conversation as the desk sees it. @throws HttpProblem 404 */
export async function deskConversation(db: Db, id: number): Promise<DeskConversation> {
  const row = await deskRows(db).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('会话不存在');
  return presentDesk(row);
}

/** Conversations for the desk: those that wait first, the longest waiting on top. */
export async function deskList(
  db: Db,
  { page = 1, status }: { page?: number; status?: number },
): Promise<Paged<DeskConversation>> {
  const filtered = status === undefined ? deskRows(db) : deskRows(db).where('c.status', '=', status);
  return paginate(
    filtered
      .orderBy('c.status')
      .orderBy(sql`case when c.status = ${chatStatus.waiting} then c.last_at end`)
      .orderBy('c.last_at', 'desc'),
    {
      page,
      perPage,
      counted: db
        .selectFrom('support_conversations')
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0)),
    },
    (rows) => rows.map(presentDesk),
  );
}

/** A conversation for the desk. @throws HttpProblem 404 */
export async function deskRead(db: Db, id: number, range: Range): Promise<DataOf<'GET /staff/chat/msg/:id'>> {
  const conversation = await deskConversation(db, id);
  return { conversation, ...(await linesOf(db, id, range)) };
}

/** Somebody has it anew: however long ago something was said, it does not end by itself at once. */
export const fresh = ({ settings }: Core) => ({ snoozed_until: new Date(settings.clock.now()) });

/** Takes over a waiting conversation. @throws HttpProblem 404, 409 somebody else has it */
export async function takeChat(core: Core, staffId: number, id: number): Promise<DeskConversation> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockConversation(trx, id);
    await moveConversation(trx, row, 'take', { assignee_id: staffId, ...fresh(core) });
    await noted(core, trx, staffId, 'support.chat.take', id);
    await tellDesk(trx, { user: row.user_id, conversation: id });
  });
  return deskConversation(core.db, id);
}

/** Somebody has it, whoever answers. */
const held: readonly number[] = [chatStatus.serving, chatStatus.later];

/** Answers. Whoever answers first has the conversation. @throws HttpProblem 404, 422 */
export async function answerChat(
  core: Core,
  staffId: number,
  id: number,
  line: BodyOf<'POST /staff/chat/send/:id'>,
): Promise<ChatMessage> {
  if (Boolean(line.content) === Boolean(line.image)) throw invalid({ content: ['请输入文字或选择一张图片'] });
  if (line.image) await checkOwnImages(core.db, staffId, [line.image], 'image');
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await lockConversation(trx, id);
    const written = await writeLine(trx, {
      conversationId: id,
      sender: 'staff',
      senderId: staffId,
      content: line.content,
      image: line.image,
      clientId: line.client_id,
      at,
    });
    const [message] = await presentLines(trx, [written.line]);
    if (!message) throw new Error('a line that was just written cannot be read');
    if (written.known) return message;
    await moveConversation(trx, row, 'answer', {
      assignee_id: held.includes(row.status) ? (row.assignee_id ?? staffId) : staffId,
      snoozed_until: null,
      last_at: at,
      staff_read_id: written.line.id,
    });
    await noted(core, trx, staffId, 'support.chat.answer', id);
    await tellDesk(trx, { user: row.user_id, conversation: id });
    await tellOpenPages(trx, row.user_id);
    return message;
  });
}

/**
 * Nobody puts away what the user said after they looked. Without `seen`, as for several at once, nothing is compared.
 * @throws HttpProblem 409
 */
export async function requireSeen(trx: Db, conversationId: number, seen: number | undefined): Promise<void> {
  if (seen === undefined) return;
  const later = await trx
    .selectFrom('support_messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'user')
    .where('id', '>', seen)
    .limit(1)
    .executeTakeFirst();
  if (later) throw conflict('用户刚发来新消息，请看过后再处理');
}

/**
 * Ends a conversation and asks the user how it was.
 * @throws HttpProblem 404 · 409 it has ended, or the user said something after the line `seen`
 */
export async function closeChat(
  core: Core,
  staffId: number,
  id: number,
  seen?: number,
): Promise<DeskConversation> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockConversation(trx, id);
    await requireSeen(trx, id, seen);
    await endConversation(trx, row, staffId, new Date(core.settings.clock.now()));
    await noted(core, trx, staffId, 'support.chat.close', id);
  });
  return deskConversation(core.db, id);
}

/** Ends a locked conversation; by the clock when `staffId` is null. */
export async function endConversation(
  trx: Db,
  row: ConversationRow,
  staffId: number | null,
  at: Date,
): Promise<void> {
  const { id } = row;
  await moveConversation(
    trx,
    row,
    'close',
    staffId === null ? {} : { assignee_id: row.assignee_id ?? staffId },
  );
  await writeLine(trx, {
    conversationId: id,
    sender: 'system',
    senderId: null,
    content: '本次会话已结束，欢迎为我们的服务打分。有新问题可以继续在这里提问。',
    at,
  });
  await tellDesk(trx, { user: row.user_id, conversation: id });
  await tellOpenPages(trx, row.user_id);
}

/** Writes down what somebody of the desk did with a conversation. */
export const noted = (
  core: Core,
  trx: Db,
  staffId: number,
  action: AuditAction & `support.chat.${string}`,
  id: number,
  detail = {},
) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action,
    object: ['conversation', String(id)],
    detail,
  });
