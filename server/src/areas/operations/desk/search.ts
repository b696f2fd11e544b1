import type { DataOf, StaffRight } from '@harbor/contract';
import { orderStatusLabel } from '@harbor/contract/order-status';
import { postStatus as p, postStatusLabel } from '@harbor/contract/post-status';
import { ticketKindLabel, ticketStatusLabel } from '@harbor/contract/ticket-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { maskPhone } from '../../base/accounts/phone-key';
import { userStatus } from '../../base/accounts/user-status';
import { foundOrders } from '../../trade/orders/found';
import { deskLimits } from './limits';

type Found = DataOf<'GET /staff/desk/search'>['data'][number];

const most = deskLimits.found;
const newest = sql.lit(deskLimits.newest);
const like = (keyword: string) => `%${escapeLike(keyword)}%`;

/**
 * Ids of the newest things with a word. A common word is in some of the newest, and the walk ends there; one that stands in
 * none of them is rare, and an index knows it. A character alone is looked for among the newest only.
 */
async function byWord(
  db: Db,
  keyword: string,
  lately: RawBuilder<unknown>,
  everywhere: RawBuilder<unknown>,
): Promise<number[]> {
  const first = await sql<{ id: number }>`${lately}`.execute(db);
  if (first.rows.length > 0 || [...keyword].length < 2) return first.rows.map(({ id }) => id);
  const all = await sql<{ id: number }>`${everywhere}`.execute(db);
  return all.rows.map(({ id }) => id);
}

async function orders(db: Db, keyword: string): Promise<Found[]> {
  const exact = await db.selectFrom('orders').select('id').where('order_no', '=', keyword).executeTakeFirst();
  const ids = exact
    ? [exact.id]
    : await byWord(
        db,
        keyword,
        sql`select id from (select id, order_no, goods from orders order by created_at desc, id desc limit ${newest}) last
          where order_no like ${like(keyword)} or goods->>'title' ilike ${like(keyword)} limit ${most}`,
        sql`select found.order_id as id from ${foundOrders(keyword)} found (order_id)
          join orders on orders.id = found.order_id
          where order_no like ${like(keyword)} or goods->>'title' ilike ${like(keyword)} limit ${most}`,
      );
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'order_no', 'goods', 'orders.status', 'users.nickname', 'users.phone'])
    .where('orders.id', 'in', ids)
    .orderBy('orders.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    kind: 'order',
    id: row.id,
    title: row.goods.title,
    facts: [row.order_no, orderStatusLabel[row.status], row.nickname, maskPhone(row.phone)].filter(
      (fact) => fact !== '',
    ),
    link: `/staff/queue/order?tab=all&case=${row.id}`,
  }));
}

async function people(db: Db, keyword: string): Promise<Found[]> {
  const found = /^1\d{10}$/.test(keyword)
    ? await db.selectFrom('users').select('id').where('phone', '=', keyword).execute()
    : /^\d{1,10}$/.test(keyword)
      ? await db.selectFrom('users').select('id').where('id', '=', Number(keyword)).execute()
      : [];
  const ids =
    found.length > 0
      ? found.map(({ id }) => id)
      : await byWord(
          db,
          keyword,
          sql`select id from (select id, nickname from users where status <> ${sql.lit(userStatus.closed)}
              order by id desc limit ${newest}) last
            where nickname ilike ${like(keyword)} limit ${most}`,
          sql`select id from users
            where status <> ${sql.lit(userStatus.closed)}
              and forum_tokens(nickname, true) @> forum_tokens(${keyword}, true)
              and nickname ilike ${like(keyword)} limit ${most}`,
        );
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'phone', 'is_teacher', 'is_staff', 'status'])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    kind: 'person',
    id: row.id,
    title: row.nickname,
    facts: [
      `ID ${row.id}`,
      maskPhone(row.phone),
      row.is_staff ? '运营' : row.is_teacher ? '教师' : '',
      row.status === userStatus.frozen ? '已冻结' : '',
    ].filter((fact) => fact !== ''),
    link: `/staff/users?keyword=${row.id}`,
  }));
}

async function tickets(db: Db, keyword: string): Promise<Found[]> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(['tickets.id', 'ticket_no', 'topic', 'kind', 'tickets.status', 'users.nickname'])
    .where('ticket_no', '=', keyword.toUpperCase())
    .executeTakeFirst();
  if (!row) return [];
  return [
    {
      kind: 'ticket',
      id: row.id,
      title: `${ticketKindLabel[row.kind]} · ${row.topic}`,
      facts: [row.ticket_no, ticketStatusLabel[row.status], row.nickname],
      link: `/staff/queue/ticket?case=${row.id}`,
    },
  ];
}

async function posts(db: Db, keyword: string): Promise<Found[]> {
  const there = sql`status not in (${sql.lit(p.draft)}, ${sql.lit(p.deleted)})`;
  const ids = await byWord(
    db,
    keyword,
    sql`select id from (select id, title, status from posts order by created_at desc, id desc limit ${newest}) last
      where ${there} and title ilike ${like(keyword)} limit ${most}`,
    sql`select posts.id from post_search join posts on posts.id = post_search.post_id
      where title_tokens @> forum_tokens(${keyword}, true) and ${there} and title ilike ${like(keyword)} limit ${most}`,
  );
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'title', 'posts.status', 'users.nickname'])
    .where('posts.id', 'in', ids)
    .orderBy('posts.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    kind: 'post',
    id: row.id,
    title: row.title,
    facts: [postStatusLabel[row.status], row.nickname],
    link: `/staff/queue/post?case=${row.id}`,
  }));
}

const finders: readonly [StaffRight, (db: Db, keyword: string) => Promise<Found[]>][] = [
  ['orders.read', orders],
  ['users.read', people],
  ['tickets', tickets],
  ['forum.moderate', posts],
];

/** What a number, a name or a word may mean, as far as whoever asks may read it. Phone numbers are masked. */
export async function search(db: Db, may: (right: StaffRight) => boolean, keyword: string): Promise<Found[]> {
  const found = await Promise.all(
    finders.filter(([right]) => may(right)).map(([, find]) => find(db, keyword)),
  );
  return found.flat();
}
