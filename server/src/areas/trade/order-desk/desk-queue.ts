import { orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import { promises } from '@harbor/contract/promises';
import { type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, lits, type QueueTab, type StaffQueue } from '../../../queues/queue';
import { foundOrders } from '../orders/found';
import { specText } from '../orders/labels/spec-text';
import { openRefund, openRefundStatuses, refundText } from '../orders/refund-status';
import { servedBy } from './read';

const limitHours = promises.alertStaffHours;

const quoting = sql<SqlBool>`status = ${lit(s.quoting)} and quote_until is null`;
const untaken = sql<SqlBool>`status in (${lits([s.waiting, s.trial])})`;
const since = sql<Date>`coalesce(waiting_since, updated_at)`;

/** Orders that are served have the day that the buyer was promised. */
const byDelivery: Partial<QueueTab> = { due: sql`due_at`, order: sql`due_at, id` };

/** What waits for the buyer has no limit of the team's. */
const unlimited: Partial<QueueTab> = { due: sql`null::timestamptz` };

export const orderQueue: StaffQueue = {
  key: 'order',
  title: '订单',
  group: 'trade',
  right: 'orders.read',
  decideRight: 'orders.serve',
  limitHours,
  limit: 'limit.order',
  tellsItself: 'orders.serve',
  table: 'orders',
  since,
  due: sql`${since} + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`coalesce(waiting_since, updated_at), id`,
  tabs: [
    {
      key: 'todo',
      title: '待处理',
      where: sql`refund_status not in (${lits(openRefundStatuses)})
        and (${quoting} or ${untaken} or asking_changes)`,
    },
    { key: 'quote', title: '待报价', where: sql`${quoting}` },
    { key: 'unpaid', title: '待付款', where: sql`status = ${lit(s.unpaid)}`, ...unlimited },
    { key: 'waiting', title: '待派单', where: untaken },
    {
      key: 'serving',
      title: '服务中',
      where: sql`status in (${lits([s.serving, s.revising])})`,
      ...byDelivery,
    },
    { key: 'delivered', title: '待验收', where: sql`status = ${lit(s.delivered)}`, ...unlimited },
    { key: 'asked', title: '申请额外修改', where: sql`asking_changes` },
    {
      key: 'late',
      title: '已逾期',
      where: sql`overdue and status in (${lits([s.waiting, s.trial, s.serving, s.revising])})`,
      ...byDelivery,
    },
    {
      key: 'all',
      title: '全部',
      where: sql`true`,
      ...unlimited,
      order: sql`created_at desc, id desc`,
      // Of all orders a common word would be in too many: here the number or the newest with it.
      found: (keyword) => sql`id in (${newestFound(keyword)})`,
    },
  ],
  found: (keyword) => sql`order_no like ${`%${escapeLike(keyword)}%`}
    or goods->>'title' ilike ${`%${escapeLike(keyword)}%`}
    or user_id in (select users.id from users where nickname = ${keyword})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .selectAll('orders')
      .select('users.nickname')
      .where('orders.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.goods.title,
      facts: [row.order_no, row.nickname, specText(row), servedBy(row)].filter((fact) => fact !== ''),
      tags: [
        { text: orderStatusLabel[row.status], tone: 'plain' as const },
        ...(row.overdue ? [{ text: '已逾期', tone: 'danger' as const }] : []),
        ...(row.asking_changes ? [{ text: '申请额外修改', tone: 'info' as const }] : []),
        ...(openRefund(row.refund_status)
          ? [{ text: refundText(row.refund_status), tone: 'warn' as const }]
          : []),
      ],
      amount_fen: row.pay_fen,
    }));
  },
};

/** So many of the newest orders are looked through for a word. */
const newest = 3000;

/** Orders with a word or number: those of the newest, or where it stands in none of them, any. */
const newestFound = (keyword: string) => sql`
  with lately as materialized (
    select id from (select id, order_no, goods from orders order by created_at desc, id desc limit ${lit(newest)}) last
    where order_no like ${`%${escapeLike(keyword)}%`} or goods->>'title' ilike ${`%${escapeLike(keyword)}%`}
  )
  select id from lately
  union all (select found.order_id from ${foundOrders(keyword)} found (order_id)
    where not exists (select from lately) limit 200)`;
