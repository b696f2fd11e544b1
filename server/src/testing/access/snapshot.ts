import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** Tables that every call writes, whatever comes of it. */
const ofEveryCall = ['rate_counts', 'sessions'];

/** What each table holds, as hashes: two that are equal say that nothing was written between them. */
export async function contentsOf(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and not (table_name = any(${ofEveryCall}))
    order by 1`.execute(db);
  const each = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
