import type { BodyOf, DataOf } from '@harbor/contract';
import { orderStatusLabel } from '@harbor/contract/order-status';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { actsAt } from './decide';
import { presentBase, presentLines } from './present';
import { linesOf } from './queries';
import { missLabels } from './reasons';
import type { RefundRow } from './rows';
import { givenFen, secondFrom } from './second';

type StaffRefund = DataOf<'POST /staff/refund/list'>['data'][number];

const perPage = 20;
const waiting: RefundRow['status'][] = [r.applied, r.appealed];

/** Refunds with their orders and the names of who decided. */
const withOrders = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('users as buyer', 'buyer.id', 'orders.user_id')
    .leftJoin('users as decider', 'decider.id', 'refunds.decided_by')
    .leftJoin('users as proposer', 'proposer.id', 'refunds.proposed_by')
    .selectAll('refunds')
    .select([
      'orders.order_no',
      'orders.goods',
      'orders.pay_fen',
      'orders.status as order_status',
      'orders.user_id',
      'buyer.nickname',
      'decider.nickname as decided_name',
      'proposer.nickname as proposer_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withOrders>['execute']>>[number];

/** A proposal waits until somebody has answered the buyer. */
function proposalOf(row: Row): StaffRefund['proposal'] {
  const { proposed_fen, proposed_by, proposed_at } = row;
  if (!waiting.includes(row.status) || proposed_fen === null || proposed_by === null || proposed_at === null)
    return null;
  return {
    amount_fen: proposed_fen,
    by: { id: proposed_by, nickname: row.proposer_name ?? '' },
    content: row.proposed_note,
    at: toMoment(proposed_at),
  };
}

const present = (row: Row, now: Date): StaffRefund => ({
  ...presentBase(row),
  id: row.id,
  kind: row.kind,
  order: {
    id: row.order_id,
    order_no: row.order_no,
    title: row.goods.title,
    status_text: orderStatusLabel[row.order_status],
    pay_fen: row.pay_fen,
  },
  user: { id: row.user_id, nickname: row.nickname },
  suggested_fen: row.suggested_fen,
  misses: missLabels(row.misses),
  due_at: toMomentOrNull(row.due_at),
  overdue: waiting.includes(row.status) && row.due_at !== null && row.due_at < now,
  escalated_at: toMomentOrNull(row.escalated_at),
  decided_by: row.decided_name ?? '',
  proposal: proposalOf(row),
  last_error: row.last_error,
});

/** The desk of refunds: those whose answer is due first. */
export async function refundDesk(
  db: Db,
  { tab = 'todo', page = 1 }: BodyOf<'POST /staff/refund/list'>,
  now: Date,
): Promise<DataOf<'POST /staff/refund/list'>> {
  const statuses =
    tab === 'todo' ? waiting : tab === 'failed' ? [r.failed] : Object.values(r).filter((one) => one > 0);
  return paginate(
    withOrders(db)
      .where('refunds.status', 'in', statuses as RefundRow['status'][])
      .orderBy('refunds.due_at', tab === 'all' ? 'desc' : 'asc')
      .orderBy('refunds.id', 'desc'),
    {
      page,
      perPage,
      counted: db.selectFrom('refunds').where('status', 'in', statuses as RefundRow['status'][]),
    },
    (rows) => rows.map((row) => present(row, now)),
  );
}

/** A refund for staff, with what may be done. @throws HttpProblem 404 */
export async function deskRefund(
  db: Db,
  id: number,
  now: Date,
): Promise<DataOf<'GET /staff/refund/detail/:id'>> {
  const row = await withOrders(db).where('refunds.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('退款不存在');
  const given = await givenFen(db, row);
  return {
    ...present(row, now),
    lines: presentLines(await linesOf(db, row.refund_no)),
    acts: actsAt(row, given),
    given_fen: given,
    second_from_fen: secondFrom(given),
  };
}
