import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { allMentions } from './named';

async function owners(db: Db, table: 'journal_collects' | 'diary_manuscripts', after: number, limit: number) {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from ${sql.table(table)} where user_id > ${after} order by user_id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/**
 * The next people who may follow some journal, in the order of their ids. Each list has its own first `limit`: those of all
 * together are in them.
 */
export async function peopleBehind(db: Db, after: number, limit: number): Promise<number[]> {
  const lists = [
    await owners(db, 'journal_collects', after, limit),
    await owners(db, 'diary_manuscripts', after, limit),
  ];
  for (const { people } of allMentions()) lists.push(await people(db, after, limit));
  return [...new Set(lists.flat())].toSorted((one, other) => one - other).slice(0, limit);
}
