import type { InvalidTake, Paged, TakeCard } from '@harbor/contract';
import { type HallGroup, hallGroups } from '@harbor/contract/hall-groups';
import { takeStatusLabel } from '@harbor/contract/take-status';
import { rubricOf } from '@harbor/contract/trial-rubric';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { toMoment } from '../../../time';
import type { TakeRow, WaitTakeRow } from './rows';
import { type BoardOrder, presentTake, type Taken } from './take-card';
import { unreadIn } from './unread';

const perPage = 20;

/** Columns of the board, each as a condition on a take `t` with its order `o`. */
const columns = {
  open: sql`t.ended_at is null`,
  trial: sql`t.ended_at is null and t.status in (1, 2)`,
  waiting: sql`t.ended_at is null and (t.status = 3 or (t.status = 4 and t.confirmed_at is null))`,
  formal: sql`t.ended_at is null and t.status = 4 and t.confirmed_at is not null and o.status = 40`,
  delivered: sql`t.ended_at is null and t.status = 4 and t.confirmed_at is not null and o.status in (50, 55)`,
  done: sql`t.status = 4 and t.ended_at is not null and o.status = 60`,
} satisfies Record<string, RawBuilder<unknown>>;

export type MineColumn = keyof typeof columns;

/** A teacher's takes with what is known of their orders, by a condition on both. */
export async function takenBy(
  db: Db,
  teacherId: number,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<Taken[]> {
  const { rows } = await sql<{ take: number } & BoardOrder>`
    select t.id as take, o.id, o.order_no, o.status, o.refund_status, o.due_at, o.overdue, o.rounds_used, o.accept_at,
      o.delivered_at, o.taken_at
    from takes t join orders o on o.id = t.order_id
    where t.teacher_id = ${teacherId} and ${where} ${tail}`.execute(db);
  if (rows.length === 0) return [];
  const [takes, pools] = await Promise.all([
    db
      .selectFrom('takes')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ take }) => take),
      )
      .execute(),
    db
      .selectFrom('wait_takes')
      .selectAll()
      .where(
        'order_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute(),
  ]);
  const takeBy = new Map<number, TakeRow>(takes.map((one) => [one.id, one]));
  const poolBy = new Map<number, WaitTakeRow>(pools.map((one) => [one.order_id, one]));
  return rows.flatMap(({ take: id, ...order }) => {
    const take = takeBy.get(id);
    const pool = poolBy.get(order.id);
    return take && pool ? [{ take, pool, order }] : [];
  });
}

/** A page of what a teacher has taken, what is due first. */
export async function mineList(
  db: Db,
  teacherId: number,
  { page = 1, column = 'open' }: { page?: number | undefined; column?: MineColumn | undefined },
  now: Date,
): Promise<Paged<TakeCard>> {
  const where = columns[column];
  const order =
    column === 'done'
      ? sql`t.updated_at desc, t.id desc`
      : sql`coalesce(t.due_at, o.due_at) nulls last, t.id desc`;
  const size = column === 'open' ? 100 : perPage;
  const [taken, total] = await Promise.all([
    takenBy(db, teacherId, where, sql`order by ${order} limit ${size} offset ${(page - 1) * size}`),
    sql<{ total: number }>`
      select count(*)::int as total from takes t join orders o on o.id = t.order_id
      where t.teacher_id = ${teacherId} and ${where}`.execute(db),
  ]);
  const unread = await unreadIn(
    db,
    teacherId,
    taken.map(({ order: { id } }) => id),
  );
  return toPage(
    taken.map((one) => presentTake(one, now, unread.get(one.order.id))),
    total.rows[0]?.total ?? 0,
    page,
    size,
  );
}

/** How many takes of a teacher stand in each column, and how many were in vain. */
export async function mineCounts(db: Db, teacherId: number) {
  const { rows } = await sql<Record<MineColumn | 'invalid', number>>`
    select ${sql.join(
      Object.entries(columns).map(
        ([name, where]) => sql`count(*) filter (where ${where})::int as ${sql.ref(name)}`,
      ),
    )}, count(*) filter (where ${invalid})::int as invalid
    from takes t join orders o on o.id = t.order_id where t.teacher_id = ${teacherId}`.execute(db);
  const none = { open: 0, trial: 0, waiting: 0, formal: 0, delivered: 0, done: 0, invalid: 0 };
  return rows[0] ?? none;
}

const invalid = sql`(t.status in (5, 6, 7, 8) or (t.status = 4 and o.status in (70, 80)))`;

type InvalidRow = TakeRow &
  Pick<WaitTakeRow, 'title' | 'hall_group' | 'form_no' | 'trial_fee_fen' | 'reason'> & {
    pool_status: WaitTakeRow['status'];
    points: Record<string, number> | null;
    score: number | null;
    handed: boolean;
  };

/** A page of what a teacher took in vain, the newest first, with the reason; trials that lost with what they were given. */
export async function invalidList(db: Db, teacherId: number, page: number): Promise<Paged<InvalidTake>> {
  const from = sql`from takes t join orders o on o.id = t.order_id join wait_takes w on w.order_id = t.order_id
    left join trials r on r.take_id = t.id where t.teacher_id = ${teacherId} and ${invalid}`;
  const [rows, total] = await Promise.all([
    sql<InvalidRow>`select t.*, w.title, w.hall_group, w.form_no, w.trial_fee_fen, w.status as pool_status, r.points, r.score,
      (t.handed_in_at is not null) as handed ${from}
      order by t.updated_at desc, t.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return toPage(rows.rows.map(presentInvalid), total.rows[0]?.total ?? 0, page, perPage);
}

function presentInvalid(row: InvalidRow): InvalidTake {
  const judged = row.status === 5 && row.handed;
  const points = row.points ?? {};
  return {
    id: row.order_id,
    take_id: row.id,
    title: row.title,
    group_text: hallGroups[row.hall_group as HallGroup].title,
    status: row.status,
    status_text: row.status === 4 ? '订单已关闭' : takeStatusLabel[row.status],
    pool_status: row.pool_status,
    reason: row.status === 4 ? '客户的订单已退款关闭' : row.reason,
    credit: row.credit,
    feedback: judged
      ? {
          score: row.score === null ? null : Number(row.score),
          points: rubricOf(row.form_no).flatMap(({ key, label, weight }) =>
            points[key] === undefined ? [] : [{ label, points: points[key], weight }],
          ),
          chosen_for: row.reason,
        }
      : null,
    fee_fen: judged ? row.trial_fee_fen : 0,
    at: toMoment(row.ended_at ?? row.updated_at),
  };
}
