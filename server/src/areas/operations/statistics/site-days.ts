import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { Tick } from '../../../jobs/define';
import { visitDay } from '../../content/visits/visitor';

/** So far back days are counted where none was before: as far as two years can be compared. */
const firstDays = 740;

const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);
const dayAt = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')::date`;

/** Counts new members, orders and paid orders of the days from one on, anew. */
async function countFrom(db: Db, day: string, now: Date): Promise<void> {
  const from = startOf(day);
  await sql`
    insert into site_days (day, users, orders, paid, paid_fen, at)
    select day, sum(users)::int, sum(orders)::int, sum(paid)::int, sum(paid_fen)::bigint, ${now}::timestamptz from (
      select ${dayAt('created_at')} as day, count(*) as users, 0 as orders, 0 as paid, 0 as paid_fen
      from users where created_at >= ${from} group by 1
      union all select ${dayAt('created_at')}, 0, count(*), 0, 0 from orders where created_at >= ${from} group by 1
      union all select ${dayAt('paid_at')}, 0, 0, count(*), coalesce(sum(pay_fen), 0)
      from orders where paid_at is not null and paid_at >= ${from} group by 1
    ) counted group by day
    on conflict (day) do update set users = excluded.users, orders = excluded.orders, paid = excluded.paid,
      paid_fen = excluded.paid_fen, at = excluded.at`.execute(db);
}

/** Counts today and yesterday, and at the first time all days before. */
export const countSiteDays: Tick = {
  name: 'statistics.days',
  everySeconds: 60,
  async run({ db, settings }) {
    const now = settings.clock.now();
    const last = await db
      .selectFrom('site_days')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    // From the day on that was counted last: its evening came after.
    const from = last?.at ? visitDay(last.at.getTime(), -1) : visitDay(now, -firstDays);
    await countFrom(db, from, new Date(now));
  },
};
