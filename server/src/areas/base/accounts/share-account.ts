import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { userStatus } from './user-status';

/**
 * Holds a member's account while something new is written for them: a closing that begins meanwhile waits and sees it,
 * and one that began before is refused here.
 * @throws HttpProblem 409 for an account that is being closed
 */
export async function shareAccount(trx: Db, userId: number): Promise<void> {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (status !== userStatus.normal) throw conflict('账号正在注销或已停用，不能进行此操作');
}
