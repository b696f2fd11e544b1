import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Tick } from '../../../jobs/define';
import { longest } from './visits';

/** So many visits are counted in one transaction. */
const batch = 20_000;
/**
 * Visits younger than this, in ms, are left for the next time, and all with higher numbers: their numbers are given before
 * they are committed, so that a lower one may still appear, and the clocks of processes differ.
 */
const settled = 15_000;
/** So many different pages and referrers of a day have rows of their own; more are addresses that somebody makes up. */
const distinct = 1000;
/** Under this name the others of a day are counted together. */
export const others = '*';

/**
 * Adds the counts of a column to a table of days. Of new values only the most frequent come in, as far as the day has room.
 * `seen` are the visits of this turn.
 */
const addUp = (
  table: 'visit_pages' | 'visit_referrers',
  column: 'page' | 'referrer',
  value: RawBuilder<unknown>,
) => sql`
  with counted as (select day, ${value} as value, count(*)::int as views from visits_seen group by 1, 2),
  known as (select day, ${sql.ref(column)} as value from ${sql.table(table)} where day in (select day from counted)),
  room as (select day, ${sql.lit(distinct)} - count(*) as n from known group by day),
  placed as (
    select c.day, c.views, case
      when k.value is not null or row_number() over (partition by c.day, k.value is null order by c.views desc, c.value)
        <= coalesce(r.n, ${sql.lit(distinct)}) then c.value else ${sql.lit(others)} end as value
    from counted c left join known k on k.day = c.day and k.value = c.value left join room r on r.day = c.day
  )
  insert into ${sql.table(table)} as t (day, ${sql.ref(column)}, views)
  select day, value, sum(views)::int from placed group by day, value
  on conflict (day, ${sql.ref(column)}) do update set views = t.views + excluded.views`;

/** Counts the next visits, each once, whatever process does it. @returns how many */
async function countSome(db: Db, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const cursor = await trx
      .selectFrom('visit_cursor')
      .select('last_id')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const until = new Date(now - settled);
    await sql`
      create temporary table visits_seen on commit drop as
      select id, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')::date as day,
        left(url, ${longest}) as url, left(referrer, ${longest}) as referrer, mobile, visitor
      from visits where id > ${cursor.last_id} and at <= ${until}
        and id < coalesce(
          (select min(id) from visits where id > ${cursor.last_id} and at > ${until}), ${sql.lit(Number.MAX_SAFE_INTEGER)}
        )
      order by id limit ${batch}`.execute(trx);
    const { rows } = await sql<{ n: number; last: number | null }>`
      select count(*)::int as n, max(id) as last from visits_seen`.execute(trx);
    const { n = 0, last = null } = rows[0] ?? {};
    if (last === null) return 0;
    await sql`
      with come as (
        insert into visit_visitors (day, visitor)
        select distinct day, visitor from visits_seen where visitor is not null on conflict do nothing
        returning day, visitor
      ), first as (
        select distinct on (s.day, s.visitor) s.day, s.mobile from visits_seen s join come using (day, visitor)
        order by s.day, s.visitor, s.id
      ), new as (select day, mobile, count(*)::int as n from first group by 1, 2),
      seen as (select day, mobile, count(*)::int as n from visits_seen group by 1, 2)
      insert into visit_days as t (day, mobile, views, visitors)
      select day, mobile, seen.n, coalesce(new.n, 0) from seen left join new using (day, mobile)
      on conflict (day, mobile) do update set views = t.views + excluded.views, visitors = t.visitors + excluded.visitors`.execute(
      trx,
    );
    await addUp('visit_pages', 'page', sql`url`).execute(trx);
    // From page to page of the site is no coming from somewhere.
    await addUp(
      'visit_referrers',
      'referrer',
      sql`case when referrer like '/%' then '/' else referrer end`,
    ).execute(trx);
    await trx.updateTable('visit_cursor').set({ last_id: last }).execute();
    return n;
  });
}

/** Counts visits into their days, a minute after they came at most. */
export const countVisits: Tick = {
  name: 'visits.count',
  everySeconds: 30,
  async run({ db, settings }: Core) {
    // Bounded: what is left is counted half a minute later.
    for (let turn = 0; turn < 50; turn += 1) if ((await countSome(db, settings.clock.now())) < batch) return;
  },
};
