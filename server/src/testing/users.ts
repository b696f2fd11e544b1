import type { StaffRole } from '@harbor/contract';
import type { Insertable } from 'kysely';
import { secretPlace } from '../areas/base/accounts/staff-member';
import { startSession } from '../areas/identity/auth/sessions';
import { newSecret } from '../areas/identity/staff-entry/totp';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import type { DB } from '../db/schema';

/** Columns that a test cares about. */
export type NewUser = Partial<Insertable<DB['users']>> & {
  /** Of somebody of the team, who can do everything unless their roles are named. */
  roles?: StaffRole[];
};

/** Inserts a user, with their place in the team, and answers the id. */
export async function insertUser(db: Db, { is_staff, roles, ...user }: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ nickname: '测试用户', phone: null, password_hash: null, adult_at: new Date(0), ...user })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (is_staff || roles) await makeStaff(db, id, roles);
  return id;
}

/** Takes a user into the team, with a second factor that nobody has the secret of. */
export async function makeStaff(db: Db, userId: number, roles: StaffRole[] = ['admin']): Promise<void> {
  await db.insertInto('staff_members').values({ user_id: userId, roles }).execute();
  const now = new Date();
  await db
    .insertInto('staff_second_factors')
    .values({ user_id: userId, secret: 'none', created_at: now, confirmed_at: new Date(0) })
    .execute();
}

/** A further session of a user; of the team, it has passed. */
export async function newSession({ core }: { core: Core }, userId: number): Promise<string> {
  const token = await startSession(core, core.db, userId, { ip: '127.0.0.1', userAgent: 'test' });
  await passSecondFactor(core.db, userId, new Date(core.settings.clock.now()));
  return token;
}

/** Lets every session of a user have passed the second factor just now. */
export async function passSecondFactor(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ second_factor_at: now, money_proved_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Gives somebody of the team a secret that can be read, as any code of theirs is tried against it. */
export async function sealSecret({ db, cipher }: Pick<Core, 'db' | 'cipher'>, userId: number): Promise<void> {
  const secret = cipher.seal(newSecret(), secretPlace(userId));
  await db.updateTable('staff_second_factors').set({ secret }).where('user_id', '=', userId).execute();
}
