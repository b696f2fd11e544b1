import { hasRight, type StaffRight } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { userStatus } from './user-status';

/** Those of the team who may log in, in the order of their numbers. */
const members = (db: Db) =>
  db
    .selectFrom('staff_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'm.roles', 'm.lead'])
    .where('u.status', '=', userStatus.normal)
    .orderBy('u.id')
    .execute();

/** Everybody of the team who may log in and holds a right, in the order of their numbers. */
export async function staffWith(db: Db, right: StaffRight): Promise<number[]> {
  return (await members(db)).filter(({ roles }) => hasRight(roles, right)).map(({ id }) => id);
}

/** The leads of those who hold a right; where there is none, the super administrators. */
export async function leadsWith(db: Db, right: StaffRight): Promise<number[]> {
  const holders = (await members(db)).filter(({ roles }) => hasRight(roles, right));
  const leads = holders.filter(({ lead }) => lead);
  return (leads.length > 0 ? leads : holders.filter(({ roles }) => roles.includes('admin'))).map(
    ({ id }) => id,
  );
}
