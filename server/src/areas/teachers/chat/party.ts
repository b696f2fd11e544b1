import { orderStatus as s } from '@harbor/contract/order-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { notAvoided } from '../avoidance/condition';

/** Who asks, as far as the chat has to know. */
export type Asking = Pick<SessionUser, 'id' | 'is_teacher' | 'is_certification'>;

/** Where a chat stands for one of its parties. */
export type ChatState = 'open' | 'idle' | 'closed' | 'left' | 'apart';

/** A party of the chat of an order, and how far it reaches for them. */
export interface Party {
  orderId: number;
  orderNo: string;
  title: string;
  role: 'buyer' | 'teacher';
  userId: number;
  buyerId: number;
  /** Who serves the order now: a teacher, or somebody of the team. */
  teacherId: number | null;
  staffId: number | null;
  staffName: string;
  state: ChatState;
  /** The last line that they see; null for all. */
  untilId: number | null;
  readId: number;
  unread: number;
}

interface Row {
  id: number;
  order_no: string;
  title: string;
  user_id: number;
  teacher_id: number | null;
  staff_id: number | null;
  staff_name: string;
  status: number;
  until_id: number | null;
  read_id: number | null;
  unread: number | null;
  apart: boolean;
}

/** Somebody serves the order: there may be said something. */
const serving: readonly number[] = [s.serving, s.delivered, s.revising];
const ended: readonly number[] = [s.done, s.cancelled, s.closed];

const stateOf = (row: Row, former: boolean): ChatState => {
  if (former) return 'left';
  if (ended.includes(row.status)) return 'closed';
  if (!serving.includes(row.status) || (row.teacher_id === null && row.staff_id === null)) return 'idle';
  return row.apart ? 'apart' : 'open';
};

/**
 * The chat of an order for one of its parties: its buyer, the certified teacher who serves it, or one who did and sees what
 * was before. One query, so that another's order looks like none; candidates and teachers whom the buyer avoids find none.
 * @param lock shares the lock of the order: its status stays until the transaction ends
 */
export async function findParty(
  db: Db,
  user: Asking,
  orderId: number,
  lock: boolean = false,
): Promise<Party | undefined> {
  const certified = user.is_teacher && user.is_certification;
  const apart: RawBuilder<SqlBool> = sql`(o.teacher_id is not null and not ${notAvoided('o.id', sql.ref<number>('o.teacher_id'))})`;
  const { rows } = await sql<Row>`
    select o.id, o.order_no, o.goods->>'title' as title, o.user_id, o.teacher_id, o.staff_id, o.staff_name, o.status,
      m.until_id, m.read_id, m.unread, ${apart} as apart
    from orders o left join chat_members m on m.order_id = o.id and m.user_id = ${user.id} and m.role in (1, 2)
    where o.id = ${orderId} and o.kind = 1 and (
      (o.user_id = ${user.id} and (
        o.status in (${s.serving}, ${s.delivered}, ${s.revising}, ${s.done})
        or exists (select 1 from chat_rooms r where r.order_id = o.id)))
      or (${certified} and o.user_id <> ${user.id} and ${notAvoided('o.id', user.id)} and (
        (o.teacher_id = ${user.id} and o.status in (${s.serving}, ${s.delivered}, ${s.revising}, ${s.done}, ${s.closed}))
        or (m.role = 2 and m.left_at is not null)))
    )
    ${lock ? sql`for share of o` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const role = row.user_id === user.id ? 'buyer' : 'teacher';
  const former = role === 'teacher' && row.teacher_id !== user.id;
  return {
    orderId: row.id,
    orderNo: row.order_no,
    title: row.title,
    role,
    userId: user.id,
    buyerId: row.user_id,
    teacherId: row.teacher_id,
    staffId: row.staff_id,
    staffName: row.staff_name,
    state: stateOf(row, former),
    untilId: former ? (row.until_id ?? 0) : null,
    readId: row.read_id ?? 0,
    unread: row.unread ?? 0,
  };
}

/** The same. @throws HttpProblem 404 */
export async function getParty(db: Db, user: Asking, orderId: number, lock = false): Promise<Party> {
  const party = await findParty(db, user, orderId, lock);
  if (!party) throw notFound('订单不存在');
  return party;
}

/** Why nothing can be written, for people. */
export const stateText: Record<ChatState, string> = {
  open: '',
  idle: '暂时没有老师服务这个订单，安排好之后可以在这里沟通',
  closed: '订单已结束，沟通记录只能查看',
  left: '您已不再服务这个订单，只能查看之前的记录',
  apart: '您的回避名单里有这位老师或其单位，不能在这里沟通，可请客服更换老师',
};
