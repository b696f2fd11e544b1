import { type InsertObject, type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Db } from './connect';
import type { DB } from './schema';

type Row<T extends keyof DB> = Selectable<DB[T]>;

/** Rows by the values of some columns; a null matches nothing, as in SQL, and is therefore no value here. */
type Match<T extends keyof DB> = { [C in keyof Row<T>]?: NonNullable<Row<T>[C]> };

/** The row of a table with these values, if there is one: all of it, or the columns that are named. */
export async function findRow<T extends keyof DB, C extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  match: Match<T>,
  columns?: readonly C[],
): Promise<Pick<Row<T>, C> | undefined> {
  return (await findRows(db, table, match, columns))[0];
}

/** As `findRow`, where the row is known to exist. */
export async function getRow<T extends keyof DB, C extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  match: Match<T>,
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>> {
  const row = await findRow(db, table, match, columns);
  if (!row) throw new Error(`no row in ${table} by ${Object.keys(match)}`);
  return row;
}

/** The rows of a table with these values, in no order. */
export async function findRows<T extends keyof DB, C extends keyof Row<T> & string = keyof Row<T> & string>(
  db: Db,
  table: T,
  match: Match<T>,
  columns?: readonly C[],
): Promise<Pick<Row<T>, C>[]> {
  const wanted = listed(columns);
  const read = sql<Pick<Row<T>, C>>`select ${wanted} from ${sql.table(table)} where ${matching(match)}`;
  return (await read.execute(db)).rows;
}

/** Adds a row, or several. */
export async function insertRow<T extends keyof DB>(
  db: Db,
  table: T,
  values: InsertObject<DB, T> | readonly InsertObject<DB, T>[],
): Promise<void> {
  await db.insertInto(table).values(values).execute();
}

/** Changes the rows of a table with these values. */
export async function updateRows<T extends keyof DB>(
  db: Db,
  table: T,
  match: Match<T>,
  changes: UpdateObject<DB, T>,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await sql`update ${sql.table(table)} set ${sql.join(assignments(given))} where ${matching(match)}`.execute(
    db,
  );
}

/** Deletes the rows of a table with these values. */
export async function removeRows<T extends keyof DB>(db: Db, table: T, match: Match<T>): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${matching(match)}`.execute(db);
}

const listed = (columns?: readonly string[]): RawBuilder<unknown> =>
  columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;

/** A condition without a column would mean every row of the table. */
function matching(match: object): RawBuilder<unknown> {
  const pairs = assignments(match);
  if (pairs.length === 0) throw new Error('rows of a table are named by one column at least');
  return sql.join(pairs, sql` and `);
}

const assignments = (values: object): RawBuilder<unknown>[] =>
  Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
