import type { Db } from '../../../db/connect';
import { userStatus } from './user-status';

/** Everybody of staff who may log in, in the order of their numbers. */
export async function staffIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_staff', '=', true)
    .where('status', '=', userStatus.normal)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
