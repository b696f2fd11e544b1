import { sql } from 'kysely';
import type { DB } from '../db/schema';
import type { DataKind } from './kind';

/** Tables whose rows name their owner as `user_id`. */
type OwnedTable = { [T in keyof DB]: 'user_id' extends keyof DB[T] ? T : never }[keyof DB];

/** The erasure of a kind of which nothing stays: the rows of the person leave these tables, in this order. */
export const deleteRows =
  (...tables: readonly OwnedTable[]): DataKind['erase'] =>
  async (_core, trx, userId) => {
    for (const table of tables)
      await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
  };
