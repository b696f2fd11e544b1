import { hasRight } from '@harbor/contract';
import pg from 'pg';
import { audit } from '../areas/base/accounts/audit';
import { userStatus } from '../areas/base/accounts/user-status';
import { type Db, openDatabase } from '../db/connect';
import { loadSettings } from '../settings';
import type { Clock } from '../settings/clock';
import { openPostgres } from './postgres';

/**
 * Makes the first super administrator of a site. They set up their second factor when they first enter.
 * @throws Error in words for whoever typed the command
 */
export async function makeFirstAdmin(db: Db, clock: Clock, phone: string): Promise<string> {
  const now = new Date(clock.now());
  return db.transaction().execute(async (trx) => {
    // Two at once: the second finds the first.
    await trx.selectFrom('users').select('id').where('phone', '=', phone).forUpdate().execute();
    const members = await trx.selectFrom('staff_members').select('roles').forUpdate().execute();
    if (members.some(({ roles }) => hasRight(roles, 'staff.manage')))
      throw new Error('已经有超级管理员了：其他成员由他在 /staff/members 添加。');
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .where('status', '=', userStatus.normal)
      .executeTakeFirst();
    if (!user) throw new Error(`没有手机号为 ${phone} 的可用账号：请先在网站上注册。`);
    await trx
      .insertInto('staff_members')
      .values({ user_id: user.id, roles: ['admin'], lead: true, created_at: now, updated_at: now })
      .onConflict((on) => on.column('user_id').doUpdateSet({ roles: ['admin'], lead: true, updated_at: now }))
      .execute();
    await audit(trx, clock, {
      actor: { type: 'system' },
      action: 'staff.first_admin',
      object: ['user', String(user.id)],
    });
    return `${phone} 现在是超级管理员。登录后打开 /staff/，按提示设置两步验证。`;
  });
}

/** Works against the database of the settings directly: there may be nobody yet who could log in. */
export async function createAdmin(phone: string, env: Record<string, string | undefined>): Promise<string> {
  const settings = loadSettings(env);
  const postgres = await openPostgres(settings, () => {});
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  try {
    return await makeFirstAdmin(openDatabase(pool), settings.clock, phone);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
