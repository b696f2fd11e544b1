import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** Percent of what was paid that is a teacher's now. */
export async function rateOf(db: Db, teacherId: number): Promise<number> {
  const { rows } = await sql<{ rate: number }>`
    select l.rate from teacher_levels l
    where l.level = coalesce((select t.level from teachers t where t.user_id = ${teacherId}), 1)`.execute(db);
  return rows[0]?.rate ?? 60;
}

/** The name by which a teacher is certified; empty for somebody who is not. */
export async function certifiedName(db: Db, teacherId: number): Promise<string> {
  const { rows } = await sql<{ real_name: string }>`
    select real_name from teachers where user_id = ${teacherId}`.execute(db);
  return rows[0]?.real_name ?? '';
}
