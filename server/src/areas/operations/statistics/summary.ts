import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toMoment } from '../../../time';
import type { Period } from './period';

type Summary = DataOf<'GET /staff/visits/summary'>;

interface DayRow {
  day: string;
  views: number;
  visitors: number;
  mobile_visitors: number;
  users: number;
  orders: number;
  paid: number;
  paid_fen: number;
}

const total = (rows: readonly DayRow[]): Summary['now'] => {
  const sum = (of: keyof Omit<DayRow, 'day'>) => rows.reduce((all, row) => all + row[of], 0);
  return {
    views: sum('views'),
    visitors: sum('visitors'),
    mobile_visitors: sum('mobile_visitors'),
    users: sum('users'),
    orders: sum('orders'),
    paid: sum('paid'),
    paid_fen: sum('paid_fen'),
  };
};

/** Visits, new members and sales of a period by its days, those without anything too, and of the one before. */
export async function summaryOf(db: Db, period: Period, now: Date): Promise<Summary> {
  const { rows } = await sql<DayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(v.views, 0)::int as views, coalesce(v.visitors, 0)::int as visitors,
      coalesce(v.mobile_visitors, 0)::int as mobile_visitors, coalesce(s.users, 0) as users, coalesce(s.orders, 0) as orders,
      coalesce(s.paid, 0) as paid, coalesce(s.paid_fen, 0)::float8 as paid_fen
    from generate_series(${period.beforeFrom}::date, ${period.to}::date, interval '1 day') as each (day)
    left join (
      select day, sum(views) as views, sum(visitors) as visitors, sum(visitors) filter (where mobile) as mobile_visitors
      from visit_days where day >= ${period.beforeFrom}::date and day <= ${period.to}::date group by day
    ) v using (day) left join site_days s using (day) order by day`.execute(db);
  const own = rows.filter(({ day }) => day >= period.from);
  return {
    now: total(own),
    before: total(rows.filter(({ day }) => day < period.from)),
    days: own.map(({ mobile_visitors: _, ...row }) => row),
    counted_to: toMoment(now),
  };
}
