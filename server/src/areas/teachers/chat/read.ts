import type { OrderChat } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { toMoment } from '../../../time';
import { chatLimits } from './limits';
import { type Asking, getParty, type Party, stateText } from './party';
import { buyerName, presentLines, type Reading } from './present';
import { linesOf, type Range } from './range';
import { membersOf, roomOf } from './rooms';
import { type MemberRow, memberRole } from './rows';

const minutes = 60_000;

/** How fast somebody answers, in words; empty while too little is known. */
export function replyText({ replies, reply_ms }: Pick<MemberRow, 'replies' | 'reply_ms'>): string {
  if (replies < chatLimits.fewestReplies) return '';
  const mean = reply_ms / replies;
  if (mean <= 10 * minutes) return '通常几分钟内回复';
  if (mean <= 60 * minutes) return '通常 1 小时内回复';
  if (mean <= 24 * 60 * minutes) return `通常 ${Math.ceil(mean / (60 * minutes))} 小时内回复`;
  return '通常超过 1 天回复';
}

/** Whether somebody's page looked a moment ago. */
export const isOnline = (member: Pick<MemberRow, 'seen_at'> | undefined, now: Date): boolean =>
  member?.seen_at != null && now.getTime() - member.seen_at.getTime() < chatLimits.online;

/** Who is on the other side. */
export const otherOf = (party: Party, members: readonly MemberRow[]): MemberRow | undefined =>
  members.find(({ role, user_id, left_at }) =>
    party.role === 'buyer'
      ? role === memberRole.teacher && left_at === null && user_id === party.teacherId
      : role === memberRole.buyer,
  );

async function presentOther(
  db: Db,
  party: Party,
  member: MemberRow | undefined,
  now: Date,
): Promise<OrderChat['other']> {
  const presence = { online: isOnline(member, now), reply_text: member ? replyText(member) : '' };
  if (party.role === 'teacher')
    return { name: await buyerName(db, party.orderId), avatar_img: '', ...presence };
  if (party.teacherId === null)
    return party.staffId === null ? null : { name: party.staffName, avatar_img: '', ...presence };
  const teacher = await findRow(db, 'users', { id: party.teacherId }, ['nickname', 'avatar_img']);
  return { name: teacher?.nickname ?? '老师', avatar_img: teacher?.avatar_img ?? '', ...presence };
}

/** Up to which line somebody other than the reader has read: what they say is read once one of these saw it. */
export const othersReadId = (party: Party, members: readonly MemberRow[]): number =>
  Math.max(
    0,
    ...members
      .filter(({ user_id, role }) => user_id !== party.userId && role !== memberRole.staff)
      .map(({ read_id }) => read_id),
  );

/** How lines are shown to a party. */
export const readingOf = (party: Party, members: readonly MemberRow[], now: Date): Reading => ({
  viewer: party.role,
  userId: party.userId,
  orderId: party.orderId,
  otherReadId: othersReadId(party, members),
  files: party.state !== 'left',
  open: party.state === 'open',
  now,
});

/** Notes that somebody's page looked. Not exactly: a write for each question would be one too many. */
async function noteSeen(db: Db, orderId: number, member: MemberRow, now: Date): Promise<void> {
  if (member.left_at || (member.seen_at && now.getTime() - member.seen_at.getTime() < chatLimits.seen))
    return;
  await db
    .updateTable('chat_members')
    .set({ seen_at: now })
    .where('order_id', '=', orderId)
    .where('user_id', '=', member.user_id)
    .execute();
}

/** A part of the chat of an order for one of its parties. @throws HttpProblem 404 */
export async function readChat(
  { db }: Pick<Core, 'db'>,
  user: Asking,
  orderId: number,
  range: Range,
  now: Date,
): Promise<OrderChat> {
  const party = await getParty(db, user, orderId);
  const [room, members, { rows, hasMore }] = await Promise.all([
    roomOf(db, orderId),
    membersOf(db, orderId),
    linesOf(db, orderId, range, party.untilId),
  ]);
  const me = members.find(({ user_id }) => user_id === user.id);
  if (me) await noteSeen(db, orderId, me, now);
  const other = otherOf(party, members);
  const reading = readingOf(party, members, now);
  const joined = members.some(({ role, left_at }) => role === memberRole.staff && left_at === null);
  const called = room?.called_at != null;
  const open = party.state === 'open';
  const [shown, data] = await Promise.all([
    party.state === 'left' ? null : presentOther(db, party, other, now),
    presentLines(db, rows, reading),
  ]);
  return {
    state: party.state,
    state_text: stateText[party.state],
    can_send: open,
    // Whoever asks for changes goes on behind the last that they were given, so that none is passed over.
    rev: range.since !== undefined && hasMore ? (rows.at(-1)?.rev ?? 0) : (room?.rev ?? 0),
    server_time: toMoment(now),
    order: { id: orderId, order_no: party.orderNo, title: party.title },
    me: party.role,
    other: shown,
    staff: { joined, called, can_call: (open || party.state === 'apart') && !joined && !called },
    unread: party.unread,
    read_id: party.readId,
    other_read_id: reading.otherReadId,
    data,
    has_more: hasMore,
  };
}
