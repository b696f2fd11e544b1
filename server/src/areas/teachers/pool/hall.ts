import type { HallCard, Paged } from '@harbor/contract';
import { type HallGroup, hallGroupNames } from '@harbor/contract/hall-groups';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { notAvoided } from '../avoidance/condition';
import { cardFor } from './hall-card';
import { matchOf, matchSql, ofSubject } from './match';
import type { WaitTakeRow } from './rows';
import type { PoolTeacher } from './teacher';

/** Which orders of the hall, in what order. */
export interface Query {
  page?: number | undefined;
  scope?: 'matched' | 'all' | undefined;
  group?: HallGroup | undefined;
  trial?: 'none' | 'needed' | undefined;
  days?: '3' | '7' | '14' | undefined;
  sort?: 'match' | 'amount' | 'due' | 'newest' | undefined;
}

const perPage = 20;

/**
 * Orders in the hall that are not this teacher's to see: one of the two avoids the other, or the teacher had to do with them.
 * They are few, and found by the teacher; so that what is read of the hall is read of its index alone.
 */
async function hiddenFrom(db: Db, teacherId: number): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select w.order_id from avoid_hits ah join order_avoids oa on oa.term_id = ah.term_id
      join wait_takes w on w.order_id = oa.order_id where ah.teacher_id = ${teacherId} and w.in_hall
    union select w.order_id from takes t join wait_takes w on w.order_id = t.order_id
      where t.teacher_id = ${teacherId} and w.in_hall`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/**
 * The orders of the hall that a teacher may know of. Of what they must not know nothing is counted, listed or found: the
 * condition is the same for all of it.
 */
const seenBy = ({ id }: PoolTeacher, hidden: readonly number[]): RawBuilder<boolean> =>
  sql`w.in_hall and w.buyer_id <> ${id} and w.order_id <> all(${[...hidden]}::bigint[])`;

function filtered(
  teacher: PoolTeacher,
  { scope = 'matched', group, trial, days }: Query,
  hidden: readonly number[],
): RawBuilder<boolean> {
  const parts = [seenBy(teacher, hidden)];
  if (scope === 'matched') parts.push(ofSubject(teacher));
  if (group) parts.push(sql`w.hall_group = ${group}`);
  if (trial) parts.push(sql`w.need_trial = ${trial === 'needed'}`);
  if (days) parts.push(sql`w.deliver_days >= ${Number(days)}`);
  return sql`${sql.join(parts, sql` and `)}`;
}

const orders: Record<NonNullable<Query['sort']>, (teacher: PoolTeacher) => RawBuilder<unknown>> = {
  match: (teacher) => sql`w.urgent desc, ${matchSql(teacher)} desc, w.entered_at desc, w.order_id desc`,
  amount: () => sql`w.pay_fen desc, w.order_id desc`,
  due: () => sql`w.deliver_days, w.order_id desc`,
  newest: () => sql`w.entered_at desc, w.order_id desc`,
};

/**
 * A page of the hall. The rows are found by ids first, so that what sorts them stays narrow enough for the index; what is
 * shown of them is read for the page alone.
 */
export async function hallList(db: Db, teacher: PoolTeacher, query: Query): Promise<Paged<HallCard>> {
  const page = query.page ?? 1;
  const where = filtered(teacher, query, await hiddenFrom(db, teacher.id));
  const [rows, total] = await Promise.all([
    sql<WaitTakeRow>`select * from wait_takes where order_id in (
        select w.order_id from wait_takes w where ${where}
        order by ${orders[query.sort ?? 'match'](teacher)} limit ${perPage} offset ${(page - 1) * perPage})`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from wait_takes w where ${where}`.execute(db),
  ]);
  return toPage(
    rows.rows.toSorted(sorting(teacher, query.sort ?? 'match')).map((row) => cardFor(row, teacher)),
    total.rows[0]?.total ?? 0,
    page,
    perPage,
  );
}

type Comparing = (a: WaitTakeRow, b: WaitTakeRow) => number;

/** The order of the list for the rows of a page, which reading them by id does not keep. */
function sorting(teacher: PoolTeacher, sort: NonNullable<Query['sort']>): Comparing {
  const id: Comparing = (a, b) => b.order_id - a.order_id;
  const entered: Comparing = (a, b) => b.entered_at.getTime() - a.entered_at.getTime() || id(a, b);
  const fit = (row: WaitTakeRow) => matchOf(row, teacher).percent;
  const by: Record<NonNullable<Query['sort']>, Comparing> = {
    match: (a, b) => Number(b.urgent) - Number(a.urgent) || fit(b) - fit(a) || entered(a, b),
    amount: (a, b) => b.pay_fen - a.pay_fen || id(a, b),
    due: (a, b) => a.deliver_days - b.deliver_days || id(a, b),
    newest: entered,
  };
  return by[sort];
}

interface GroupCount {
  hall_group: HallGroup;
  total: number;
  matched: number;
  today: number;
  no_trial: number;
}

/** How many orders of the hall a teacher may know of: all, of their subjects, by group. */
export async function hallCounts(db: Db, teacher: PoolTeacher, now: Date) {
  const shift = 8 * 3_600_000;
  const midnight = new Date(Math.floor((now.getTime() + shift) / 86_400_000) * 86_400_000 - shift);
  const matched = ofSubject(teacher);
  const hidden = await hiddenFrom(db, teacher.id);
  const { rows } = await sql<GroupCount>`
    select w.hall_group, count(*)::int as total, count(*) filter (where ${matched})::int as matched,
      count(*) filter (where ${matched} and w.entered_at >= ${midnight})::int as today,
      count(*) filter (where ${matched} and not w.need_trial)::int as no_trial
    from wait_takes w where ${seenBy(teacher, hidden)} group by w.hall_group`.execute(db);
  const sum = (key: 'total' | 'matched' | 'today' | 'no_trial') =>
    rows.reduce((all, row) => all + row[key], 0);
  const of = (name: HallGroup) => rows.find(({ hall_group }) => hall_group === name)?.matched ?? 0;
  return {
    matched: sum('matched'),
    all: sum('total'),
    today: sum('today'),
    no_trial: sum('no_trial'),
    groups: Object.fromEntries(hallGroupNames.map((name) => [name, of(name)])) as Record<HallGroup, number>,
  };
}

/** Orders for which this teacher was invited and has not answered. */
export async function invitedList(db: Db, teacher: PoolTeacher): Promise<HallCard[]> {
  const rows = await db
    .selectFrom('wait_takes as w')
    .selectAll('w')
    .where('w.invited_id', '=', teacher.id)
    .where('w.status', '=', 10)
    .where(notAvoided('w.order_id', teacher.id))
    .orderBy('w.order_id')
    .limit(50)
    .execute();
  const until = await untilOf(db, teacher.id);
  return rows.map((row) => cardFor(row, teacher, until.get(row.order_id) ?? null));
}

/** How many of them there are. */
export async function invitedCount(db: Db, teacherId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from invitations i join wait_takes w on w.order_id = i.order_id
    where i.teacher_id = ${teacherId} and i.status = 1 and w.invited_id = ${teacherId}
      and ${notAvoided('w.order_id', teacherId)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function untilOf(db: Db, teacherId: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('invitations')
    .select(['order_id', 'until'])
    .where('teacher_id', '=', teacherId)
    .where('status', '=', 1)
    .execute();
  return new Map(rows.map(({ order_id, until }) => [order_id, until]));
}
