import type { Conversation } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { notFound } from '../../../../http/problem';
import { defineMachine } from '../../../../machine';
import { type ChatEvent, chatStatus, chatStatusText, chatTransitions, shownStatus } from './states';

export type ConversationRow = Selectable<DB['support_conversations']>;

/** A conversation as its user sees it; undefined for one that has not begun. */
export function presentConversation(row: ConversationRow | undefined): Conversation {
  const status = shownStatus(row?.status ?? chatStatus.none);
  return {
    status,
    status_text: chatStatusText[status] ?? '',
    can_rate: status === chatStatus.closed && row?.assignee_id !== null && row?.score === null,
    score: row?.score ?? null,
  };
}

/** The conversation of a user. */
export const conversationOf = (db: Db, userId: number) =>
  findRow(db, 'support_conversations', { user_id: userId });

/** The conversation, locked until the transaction ends. @throws HttpProblem 404 */
export async function lockConversation(trx: Db, id: number): Promise<ConversationRow> {
  const row = await trx
    .selectFrom('support_conversations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('会话不存在');
  return row;
}

/** The user's conversation, begun if need be, locked until the transaction ends. */
export async function beginConversation(trx: Db, userId: number, at: Date): Promise<ConversationRow> {
  await trx
    .insertInto('support_conversations')
    .values({ user_id: userId, status: chatStatus.waiting, last_at: at, created_at: at })
    .onConflict((on) => on.column('user_id').doNothing())
    .execute();
  return trx
    .selectFrom('support_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Changes = Partial<
  Pick<
    ConversationRow,
    'assignee_id' | 'handover' | 'last_at' | 'score' | 'score_comment' | 'snoozed_until' | 'staff_read_id'
  >
>;

/** Takes a locked conversation one step further. @throws HttpProblem 409 when the table knows no such step */
export function moveConversation(
  trx: Db,
  row: ConversationRow,
  event: ChatEvent,
  changes: Changes = {},
): Promise<ConversationRow> {
  return chatMachine.move(trx, row, event, undefined, changes);
}

const chatMachine = defineMachine<ConversationRow, undefined>()({
  table: 'support_conversations',
  key: 'id',
  steps: chatTransitions,
  follows: (_step, _context, changes, row) =>
    // What follows an ended conversation is a new one, to be rated anew.
    row.status === chatStatus.closed ? { score: null, score_comment: '', handover: '', ...changes } : {},
});
