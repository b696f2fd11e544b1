import type { DeskPoolCard, Paged, PoolTab } from '@harbor/contract';
import { disciplineLabel } from '@harbor/contract/order-form/disciplines';
import { orderStatusLabel } from '@harbor/contract/order-status';
import { waitTakeStatusLabel } from '@harbor/contract/wait-take-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { toPage } from '../../../../http/page';
import { toMoment, toMomentOrNull } from '../../../../time';
import { foundOrders } from '../../../trade/orders/found';
import { orderLimits } from '../../../trade/orders/limits';
import type { OrderRow } from '../../../trade/orders/rows';
import type { WaitTakeRow } from '../rows';

const perPage = 20;

/** What needs somebody of the team: nobody took it for a day, rounds are used, or nobody chose. */
const alerting = (now: Date): RawBuilder<unknown> => {
  const since = new Date(now.getTime() - orderLimits.alertStaffAfter);
  return sql`((w.status = 10 and (w.desk_only or w.entered_at <= ${since})) or (w.status = 30 and w.choice_alerted_at is not null))`;
};

const tabs: Record<Exclude<PoolTab, 'alert'>, RawBuilder<unknown>> = {
  waiting: sql`w.status = 10`,
  trial: sql`w.status = 20`,
  choosing: sql`w.status = 30`,
  serving: sql`w.status = 40`,
  material: sql`w.status = 45`,
  delivered: sql`w.status = 50`,
  ended: sql`w.status in (60, 70, 90)`,
  all: sql`true`,
};

const inTab = (tab: PoolTab, now: Date) => (tab === 'alert' ? alerting(now) : tabs[tab]);

type Row = WaitTakeRow & {
  order_no: string;
  order_status: OrderRow['status'];
  teacher_name: string | null;
  due: Date | null;
  since: Date | null;
  handed: number;
  avoided: number;
};

const columns = sql`w.*, o.order_no, o.status as order_status, coalesce(o.teacher->>'name', o.staff_name) as teacher_name,
  o.due_at as due, o.waiting_since as since,
  (select count(*)::int from takes t where t.order_id = w.order_id and t.round = w.round and t.handed_in_at is not null) as handed,
  (select count(*)::int from order_avoids a where a.order_id = w.order_id) as avoided`;

/** A page of the pool for staff: what waits longest first, of what ended the newest. */
export async function deskPool(
  db: Db,
  {
    tab = 'alert',
    keyword = '',
    page = 1,
  }: { tab?: PoolTab | undefined; keyword?: string | undefined; page?: number | undefined },
  now: Date,
): Promise<Paged<DeskPoolCard>> {
  const word = keyword.trim();
  const found = word
    ? sql`and w.order_id in (select f.order_id from ${foundOrders(word)} f (order_id)) and
        (o.order_no like ${`%${escapeLike(word)}%`} or o.goods->>'title' ilike ${`%${escapeLike(word)}%`})`
    : sql``;
  const where = sql`${inTab(tab, now)} ${found}`;
  const newest = tab === 'ended' || tab === 'all';
  const [rows, total] = await Promise.all([
    sql<Row>`select ${columns} from wait_takes w join orders o on o.id = w.order_id where ${where}
      order by ${newest ? sql`w.entered_at desc, w.order_id desc` : sql`w.entered_at, w.order_id`}
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{
      total: number;
    }>`select count(*)::int as total from wait_takes w ${word ? sql`join orders o on o.id = w.order_id` : sql``}
      where ${where}`.execute(db),
  ]);
  return toPage(
    rows.rows.map((row) => presentDesk(row, now)),
    total.rows[0]?.total ?? 0,
    page,
    perPage,
  );
}

/** One order of the pool as the desk's list shows it; undefined where it was never in the pool. */
export async function deskRow(db: Db, orderId: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from wait_takes w join orders o on o.id = w.order_id where w.order_id = ${orderId}`.execute(
    db,
  );
  return rows[0];
}

function alertOf(row: Row, now: Date): string {
  if (row.status === 10 && row.desk_only) return '试做轮数已用完，请派单';
  if (row.status === 10 && row.entered_at.getTime() <= now.getTime() - orderLimits.alertStaffAfter)
    return '超过24小时无人接单';
  if (row.status === 30 && row.choice_alerted_at) return '客户到期没有选定';
  return row.held ? '退款申请中，暂停接单' : '';
}

export const presentDesk = (row: Row, now: Date): DeskPoolCard => ({
  id: row.order_id,
  order_no: row.order_no,
  title: row.title,
  subject: disciplineLabel(row.discipline),
  summary: row.summary,
  status: row.status,
  status_text: waitTakeStatusLabel[row.status],
  order_status: row.order_status,
  order_status_text: orderStatusLabel[row.order_status],
  round: row.round,
  candidates: row.candidates,
  candidate_limit: row.candidate_limit,
  handed_in: row.handed,
  need_trial: row.need_trial,
  avoided: row.avoided,
  pay_fen: row.pay_fen,
  teacher: row.teacher_name ?? '',
  waiting_since: toMomentOrNull(row.since),
  due_at: toMomentOrNull(row.due),
  alert: alertOf(row, now),
  entered_at: toMoment(row.entered_at),
});

/** How many orders stand in each tab that the team works on. */
export async function deskCounts(db: Db, now: Date) {
  const { rows } = await sql<
    Record<'alert' | 'waiting' | 'trial' | 'choosing' | 'serving' | 'material' | 'delivered', number>
  >`
    select count(*) filter (where ${alerting(now)})::int as alert, ${sql.join(
      (['waiting', 'trial', 'choosing', 'serving', 'material', 'delivered'] as const).map(
        (name) => sql`count(*) filter (where ${tabs[name]})::int as ${sql.ref(name)}`,
      ),
    )} from wait_takes w where w.status in (10, 20, 30, 40, 45, 50)`.execute(db);
  return rows[0] ?? { alert: 0, waiting: 0, trial: 0, choosing: 0, serving: 0, material: 0, delivered: 0 };
}
