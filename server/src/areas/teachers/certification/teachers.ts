import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { contributions } from '../../../manifest';
import type { TeacherRow } from './rows';

/** A certified person, also one who is suspended or left; undefined for nobody. */
export const teacherOf = (db: Db, userId: number): Promise<TeacherRow | undefined> =>
  findRow(db, 'teachers', { user_id: userId });

/** The same under a lock, until the end of the transaction. Applications are locked before, accounts afterwards. */
export const lockTeacher = (trx: Db, userId: number): Promise<TeacherRow | undefined> =>
  trx.selectFrom('teachers').selectAll().where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();

/** All applications of a person under their locks, in the order of their ids. */
export const lockApplications = (trx: Db, userId: number) =>
  trx
    .selectFrom('teacher_applications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** What keeps a teacher from leaving, in sentences. */
export async function leaveBlockersOf(db: Db, userId: number): Promise<string[]> {
  const found: string[] = [];
  for (const blockers of contributions('leaveBlockers')) found.push(...(await blockers(db, userId)));
  return found;
}
