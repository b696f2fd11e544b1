import { sql } from 'kysely';
import { consentToAll } from '../areas/identity/auth/agreements';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { avatarUrl } from './data';

/** Password of every demo account. */
export const demoPassword = 'harbor-demo-1';

/** Has not bought anything yet. */
const freshUser = 3;

const accounts = [
  {
    id: 1,
    phone: '13800000001',
    nickname: '林间读文献',
    unit: '华东理工大学',
    identity: '博士生',
    gender: 1,
  },
  {
    id: 2,
    phone: '13800000002',
    nickname: '林书瑶',
    avatar_img: avatarUrl(2),
    unit: '复旦大学',
    identity: '高校教师',
    gender: 2,
    teacher: true,
  },
  { id: freshUser, phone: '13800000003', nickname: '新来的同学', unit: '', identity: '', gender: 0 },
];

/** The accounts of README.md: buyer, certified teacher, fresh user. The team's are in `team.ts`. */
export async function seedAccounts(trx: Db, { passwords, settings }: Core): Promise<void> {
  const password_hash = await passwords.hash(demoPassword);
  const now = settings.clock.now();
  await insertRow(
    trx,
    'users',
    accounts.map(({ teacher = false, avatar_img = '', ...account }) => ({
      ...account,
      avatar_img,
      password_hash,
      is_teacher: teacher,
      is_certification: teacher,
      adult_at: account.id === freshUser ? null : new Date(now - 200 * 86_400_000),
      created_at: new Date(now - 200 * 86_400_000),
      last_seen_at: new Date(now),
    })),
  );
  for (const { id } of accounts)
    await consentToAll(trx, { userId: id, now: new Date(now), ip: '127.0.0.1', userAgent: '' });
  // Ids below 1000 belong to the demo data.
  await sql`select setval(pg_get_serial_sequence('users', 'id'), 1000)`.execute(trx);
}
