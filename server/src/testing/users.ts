import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { DB } from '../db/schema';

/** Columns that a test cares about. */
export type NewUser = Partial<Insertable<DB['users']>>;

/** Inserts a user and answers the id. */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ nickname: '测试用户', phone: null, password_hash: null, adult_at: new Date(0), ...user })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
