import { type Selectable, sql } from 'kysely';
import type { Db } from './connect';
import type { DB } from './schema';

/** So many rows are offered: of the newest, some may not be there for everybody. */
const most = 10;

/** Reads values of a column, those of the newest rows first. @param by what the rows are as old as */
export function newest<T extends keyof DB, C extends keyof Selectable<DB[T]> & string>(
  table: T,
  column: C,
  by: keyof Selectable<DB[T]> & string = column,
): (db: Db) => Promise<string[]> {
  return async (db) => {
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} order by ${sql.ref(by)} desc limit ${most}`.execute(
      db,
    );
    return rows.map(({ value }) => String(value));
  };
}
