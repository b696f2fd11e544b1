import { invoiceStatus as s } from '@harbor/contract/invoice-status';
import { promises } from '@harbor/contract/promises';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { pastsOf } from '../refunds/queries';
import { noPast } from '../refunds/terms';
import { actOnInvoice } from './decide';
import { invoiceableFen } from './terms';

const limitHours = promises.invoiceDays * 24;

export const invoiceQueue: StaffQueue = {
  key: 'invoice',
  title: '发票',
  group: 'trade',
  // The title of an invoice to a person is the name of the buyer.
  namesPeople: true,
  right: 'invoices.read',
  decideRight: 'invoices.decide',
  limitHours,
  limit: 'limit.invoice',
  table: 'invoices',
  since: sql`updated_at`,
  due: sql`updated_at + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`updated_at, id`,
  tabs: [
    { key: 'todo', title: '待开票', where: sql`status = ${lit(s.asked)}` },
    {
      key: 'issued',
      title: '已开票',
      where: sql`status = ${lit(s.issued)}`,
      due: sql`null::timestamptz`,
      order: sql`updated_at desc, id desc`,
    },
  ],
  found: (keyword) => sql`number = ${keyword} or title ilike ${`%${escapeLike(keyword)}%`}
    or order_id in (select orders.id from orders where order_no = ${keyword})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .innerJoin('users', 'users.id', 'invoices.user_id')
      .selectAll('invoices')
      .select(['orders.order_no', 'orders.pay_fen', 'users.nickname'])
      .where('invoices.id', 'in', ids)
      .execute();
    const pasts = await pastsOf(
      db,
      rows.map(({ order_id }) => order_id),
    );
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      facts: [row.order_no, row.nickname, row.content, row.number].filter((fact) => fact !== ''),
      tags: [],
      amount_fen: row.amount_fen ?? invoiceableFen(row, pasts.get(row.order_id) ?? noPast),
    }));
  },
  batch: [
    {
      key: 'refuse',
      title: '驳回',
      right: 'invoices.decide',
      needsReason: true,
      run: (core, id, { staffId, reason }) =>
        core.db
          .transaction()
          .execute((trx) => actOnInvoice(core, trx, staffId, id, { act: 'refuse', reason })),
    },
  ],
  reasons: ['税号与单位名称不符', '抬头不完整', '接收邮箱有误'],
};
