import { hasRight, type StaffRight } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { userStatus } from './user-status';

/** Everybody of the team who may log in and holds a right, in the order of their numbers. */
export async function staffWith(db: Db, right: StaffRight): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'm.roles'])
    .where('u.status', '=', userStatus.normal)
    .orderBy('u.id')
    .execute();
  return rows.filter(({ roles }) => hasRight(roles, right)).map(({ id }) => id);
}
