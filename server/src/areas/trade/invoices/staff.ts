import type { BodyOf, DataOf } from '@harbor/contract';
import { invoiceStatus as s } from '@harbor/contract/invoice-status';
import { orderStatusLabel } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { filesOfAll } from '../../base/files/hold';
import { refundText } from '../orders/refund-status';
import { pastsOf } from '../refunds/queries';
import { noPast } from '../refunds/terms';
import { actsAt } from './decide';
import { invoiceLimits } from './limits';
import { invoiceHolder, presentBase, presentLines } from './present';
import { linesOf } from './queries';
import { invoiceableFen } from './terms';

type StaffInvoice = DataOf<'POST /staff/invoice/list'>['data'][number];

const withOrders = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .selectAll('invoices')
    .select([
      'orders.order_no',
      'orders.goods',
      'orders.pay_fen',
      'orders.status as order_status',
      'orders.refund_status',
      'users.nickname',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withOrders>['execute']>>[number];

async function presentAll(db: Db, rows: Row[], now: Date): Promise<StaffInvoice[]> {
  const ids = (key: 'id' | 'order_id') => rows.map((row) => row[key]);
  const [pasts, files] = await Promise.all([
    pastsOf(db, ids('order_id')),
    filesOfAll(db, invoiceHolder(0).kind, ids('id')),
  ]);
  return rows.map((row) => {
    const waited = row.status === s.asked ? now.getTime() - row.updated_at.getTime() : 0;
    return {
      ...presentBase(
        row,
        files.get(String(row.id))?.[0] ?? null,
        invoiceableFen(row, pasts.get(row.order_id) ?? noPast),
      ),
      order: {
        id: row.order_id,
        order_no: row.order_no,
        title: row.goods.title,
        status_text: orderStatusLabel[row.order_status],
        refund_text: refundText(row.refund_status),
      },
      user: { id: row.user_id, nickname: row.nickname },
      waits_hours: Math.floor(waited / 3600_000),
      overdue: waited > invoiceLimits.issueWithin,
    };
  });
}

/** The desk of invoices: of those to be issued the one that waits longest first, of others the newest. */
export async function invoiceDesk(
  db: Db,
  { tab = 'todo', page = 1 }: BodyOf<'POST /staff/invoice/list'>,
  now: Date,
): Promise<DataOf<'POST /staff/invoice/list'>> {
  const perPage = invoiceLimits.deskPerPage;
  const statuses = tab === 'todo' ? [s.asked] : tab === 'issued' ? [s.issued] : Object.values(s);
  return paginate(
    withOrders(db)
      .where('invoices.status', 'in', statuses)
      .orderBy('invoices.updated_at', tab === 'todo' ? 'asc' : 'desc')
      .orderBy('invoices.id', 'desc'),
    { page, perPage, counted: db.selectFrom('invoices').where('status', 'in', statuses) },
    (rows) => presentAll(db, rows, now),
  );
}

/** An invoice for staff, with what may be done. @throws HttpProblem 404 */
export async function deskInvoice(
  db: Db,
  id: number,
  now: Date,
): Promise<DataOf<'GET /staff/invoice/detail/:id'>> {
  const row = await withOrders(db).where('invoices.id', '=', id).executeTakeFirst();
  const [shown] = row ? await presentAll(db, [row], now) : [];
  if (!row || !shown) throw notFound('发票不存在');
  return { ...shown, lines: presentLines(await linesOf(db, id)), acts: actsAt(row) };
}
