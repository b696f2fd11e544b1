import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { teacherOf } from '../certification/teachers';

/** A teacher's level as it is now: its name, and the percent of what was paid that is theirs. */
export async function levelOfTeacher(db: Db, teacherId: number): Promise<{ name: string; rate: number }> {
  const { rows } = await sql<{ name: string; rate: number }>`
    select l.name, l.rate from teacher_levels l
    where l.level = coalesce((select t.level from teachers t where t.user_id = ${teacherId}), 1)`.execute(db);
  const [level] = rows;
  if (!level) throw new Error('there are no levels of teachers');
  return level;
}

/** Percent of what was paid that is a teacher's now. */
export const rateOf = async (db: Db, teacherId: number): Promise<number> =>
  (await levelOfTeacher(db, teacherId)).rate;

/** The name by which a teacher is certified; empty for somebody who is not. */
export const certifiedName = async (db: Db, teacherId: number): Promise<string> =>
  (await teacherOf(db, teacherId))?.real_name ?? '';
