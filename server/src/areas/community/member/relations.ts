import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** How members stand to each other: where it is kept, whose list it is, and who stands in the list. */
const relations = {
  fans: { table: 'member_follows', whose: 'followed_id', who: 'user_id' },
  following: { table: 'member_follows', whose: 'user_id', who: 'followed_id' },
  blocked: { table: 'member_blocks', whose: 'user_id', who: 'blocked_id' },
} as const;

/** A list of members that belongs to a member. */
export type Relation = keyof typeof relations;

/** How many stand in a member's list. */
export async function countRelated(db: Db, relation: Relation, memberId: number): Promise<number> {
  const { table, whose } = relations[relation];
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where ${sql.ref(whose)} = ${memberId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Who stands in a member's list, the latest first. */
export async function relatedMembers(
  db: Db,
  relation: Relation,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { table, whose, who } = relations[relation];
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(who)} as id from ${sql.table(table)} where ${sql.ref(whose)} = ${memberId}
    order by created_at desc, ${sql.ref(who)} desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
