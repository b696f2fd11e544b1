import type { Db } from '../../../db/connect';
import { staffWith } from '../../base/accounts/staff-ids';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { Party } from './party';
import { isOnline } from './read';
import { type MemberRow, memberRole, type Sender } from './rows';

/** What the chat is of. */
type Subject = Pick<Party, 'orderId' | 'title'>;

/** By which what is said in an order is one message a day. */
export const chatMergeKey = (orderId: number): string => `order:${orderId}:chat`;

const speaker: Record<Sender, string> = { buyer: '客户', teacher: '老师', staff: '客服', system: '系统' };

/** Where each of them reads the chat. */
const pages = {
  [memberRole.buyer]: (id: number) => `/orderdetail/${id}?chat=1`,
  [memberRole.teacher]: (id: number) => `/receiveorder/take/${id}?chat=1`,
  [memberRole.staff]: (id: number) => `/staff/pool/${id}`,
};

/**
 * Tells those who had read everything that there is something new, unless their page is looking at it. What was said is not
 * in it: it may be taken back.
 */
export async function tellFresh(
  trx: Db,
  { orderId, title }: Subject,
  members: readonly MemberRow[],
  sender: Sender,
  now: Date,
): Promise<void> {
  for (const member of members) {
    if (isOnline(member, now)) continue;
    await notify(trx, {
      userId: member.user_id,
      kind: messageKind.system,
      sub: systemSub.take,
      title: `${speaker[sender]}发来新消息`,
      body: `「${title}」订单沟通里有新消息，请查看并回复。`,
      link: pages[member.role](orderId),
      object: { type: 'order', id: orderId },
      mergeKey: chatMergeKey(orderId),
      now,
    });
  }
}

async function tellTeam(
  trx: Db,
  ids: readonly number[],
  { orderId, title }: Subject,
  words: string,
  now: Date,
) {
  for (const userId of ids)
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.desk,
      title: words,
      body: `「${title}」的订单沟通在等客服。`,
      link: `/staff/pool/${orderId}`,
      object: { type: 'order', id: orderId },
      mergeKey: chatMergeKey(orderId),
      now,
    });
}

/** Where the team serves an order itself, whoever does hears of what its buyer says. */
export const tellServingStaff = (trx: Db, party: Party, now: Date): Promise<void> =>
  tellTeam(trx, party.staffId === null ? [] : [party.staffId], party, '客户在订单里发来消息', now);

/** Somebody wants the team in their chat. */
export const tellCalled = async (trx: Db, party: Party, now: Date): Promise<void> =>
  tellTeam(trx, await staffWith(trx, 'orders.note'), party, '有人请客服加入订单沟通', now);
