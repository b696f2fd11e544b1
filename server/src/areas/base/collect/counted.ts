import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import type { CollectSource } from './source';

/** Where favourites of things that count them stand: a row for each, of the thing, the person and the time. */
export interface CountedFavourites {
  table: keyof DB;
  /** The column that names the thing. */
  key: string;
  /** Those of the ids that may be collected again, in the order in which whoever takes several things takes them. */
  stillThere(trx: Db, ids: readonly number[]): Promise<number[]>;
  /** Counts one in or out at the thing. */
  count(trx: Db, id: number, by: 1 | -1): Promise<unknown>;
}

/** How favourites are counted, taken out and put back where each thing keeps a count of them. */
export function countedFavourites({
  table,
  key,
  stillThere,
  count,
}: CountedFavourites): Pick<CollectSource, 'count' | 'remove' | 'restore'> {
  const thing = sql.ref(key);
  return {
    async count(db, userId) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} where user_id = ${userId}`.execute(db);
      return rows[0]?.n ?? 0;
    },

    async remove(trx, userId, ids) {
      const { rows } = await sql<{ id: number; created_at: Date }>`
        delete from ${sql.table(table)} where user_id = ${userId} and ${thing} = any(${[...ids]}::bigint[])
        returning ${thing} as id, created_at`.execute(trx);
      for (const { id } of [...rows].sort((a, b) => a.id - b.id)) await count(trx, id, -1);
      return rows.map(({ id, created_at }) => ({ id, at: created_at.toISOString() }));
    },

    async restore(trx, userId, items) {
      const times = new Map(items.map(({ id, at }) => [id, new Date(at)]));
      for (const id of await stillThere(trx, [...times.keys()])) {
        const { rows } = await sql`
          insert into ${sql.table(table)} (${thing}, user_id, created_at)
          values (${id}, ${userId}, ${times.get(id) ?? new Date(0)}) on conflict do nothing returning 1`.execute(
          trx,
        );
        if (rows.length > 0) await count(trx, id, 1);
      }
    },
  };
}
