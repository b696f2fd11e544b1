import type { StaffRight, StaffUserDetail } from '@harbor/contract';
import { orderStatusLabel } from '@harbor/contract/order-status';
import { postStatusLabel } from '@harbor/contract/post-status';
import { refundStatusLabel } from '@harbor/contract/refund-status';
import { submissionStatusLabel } from '@harbor/contract/submission-status';
import { ticketStatusLabel } from '@harbor/contract/ticket-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toMoment } from '../../../time';

type Kind = StaffUserDetail['newest'][number]['kind'];

/** So many of the newest things of a member are shown, and so many of each kind are counted at most. */
const shown = 8;
const counted = 1000;

interface Source {
  title: string;
  right: StaffRight;
  /** Of the member's rows: `id`, `title`, `status`, `at`. Each is found by an index that begins with the person. */
  rows(userId: number): RawBuilder<unknown>;
  label: Readonly<Record<number, string>>;
  tab: string;
}

const sources: Record<Kind, Source> = {
  order: {
    title: '订单',
    right: 'orders.read',
    rows: (userId) =>
      sql`select id, goods->>'title' as title, status, created_at as at from orders where user_id = ${userId}`,
    label: orderStatusLabel,
    tab: 'all',
  },
  refund: {
    title: '退款',
    right: 'refunds.read',
    rows: (userId) =>
      sql`select refunds.id, refund_no as title, refunds.status, refunds.created_at as at from refunds
        join orders on orders.id = refunds.order_id where orders.user_id = ${userId}`,
    label: refundStatusLabel,
    tab: '',
  },
  ticket: {
    title: '工单',
    right: 'tickets',
    rows: (userId) =>
      sql`select id, topic as title, status, created_at as at from tickets where user_id = ${userId}`,
    label: ticketStatusLabel,
    tab: '',
  },
  post: {
    title: '帖子',
    right: 'forum.moderate',
    rows: (userId) =>
      sql`select id, title, status, created_at as at from posts where user_id = ${userId} and status <> 0`,
    label: postStatusLabel,
    tab: '',
  },
  submission: {
    title: '投稿',
    right: 'submissions',
    rows: (userId) =>
      sql`select id, manuscript->>'title' as title, status, created_at as at from submissions where user_id = ${userId} and status <> 0`,
    label: submissionStatusLabel,
    tab: '',
  },
};

interface Row {
  id: number;
  title: string;
  status: number;
  at: Date;
}

const query = (kind: Kind, more: Record<string, string>) => {
  const { tab } = sources[kind];
  const search = new URLSearchParams({ ...(tab && { tab }), ...more });
  return `/staff/queue/${kind}?${search}`;
};

/** What a member has with the site: how much of each kind, and the newest of all, as far as rights go. */
export async function thingsOf(
  db: Db,
  member: { id: number; nickname: string },
  may: (right: StaffRight) => boolean,
): Promise<Pick<StaffUserDetail, 'counts' | 'newest'>> {
  const kinds = (Object.keys(sources) as Kind[]).filter((kind) => may(sources[kind].right));
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const source = sources[kind];
      const rows = source.rows(member.id);
      const [{ rows: count }, { rows: newest }] = await Promise.all([
        sql<{
          n: number;
        }>`select count(*)::int as n from (select 1 from (${rows}) own limit ${counted}) few`.execute(db),
        sql<Row>`${rows} order by at desc limit ${shown}`.execute(db),
      ]);
      return { kind, source, count: count[0]?.n ?? 0, newest };
    }),
  );
  return {
    counts: found.map(({ kind, source, count }) => ({
      kind,
      title: source.title,
      count,
      // Names are looked for among what waits; of all orders the number or a word of the title would be.
      link: `/staff/queue/${kind}?${new URLSearchParams({ keyword: member.nickname })}`,
    })),
    newest: found
      .flatMap(({ kind, source, newest }) =>
        newest.map(({ id, title, status, at }) => ({
          kind,
          id,
          title: title || source.title,
          status_text: source.label[status] ?? '',
          at,
          link: query(kind, { case: String(id) }),
        })),
      )
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, shown)
      .map((thing) => ({ ...thing, at: toMoment(thing.at) })),
  };
}
