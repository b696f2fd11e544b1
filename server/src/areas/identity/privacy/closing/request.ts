import { closingStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../../core';
import { insertRow } from '../../../../db/rows';
import { conflict, forbidden } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { moveAccount } from '../../../base/accounts/move';
import { userStatus } from '../../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { type Origin, revokeAllSessions } from '../../auth/sessions';
import { requireStepUp } from '../../auth/step-up';
import { closingBlockers } from './blockers';

/**
 * Begins to close an account: it can do nothing any more, all its sessions end, and after the wait it is erased unless
 * its owner logs in and takes the wish back.
 * @param posts what becomes of posts and comments then
 * @throws HttpProblem 403 with `data.step_up` or for staff, 409 with `data.blockers` while something is unsettled
 */
export async function requestClosing(
  core: Core,
  user: SessionUser,
  origin: Origin,
  posts: 'keep' | 'delete' = 'keep',
): Promise<{ closes_at: string }> {
  if (user.is_staff) throw forbidden('工作人员的账号请由管理员处理');
  requireStepUp(core, user);
  const { clock, privacy } = core.settings;
  const now = new Date(clock.now());
  const closes_at = new Date(now.getTime() + privacy.closingWait);
  await core.db.transaction().execute(async (trx) => {
    // A purchase shares this row: it is seen here as an order, or comes after and finds the account closing.
    const account = await trx
      .selectFrom('users')
      .select('status')
      .where('id', '=', user.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (account.status !== userStatus.normal) throw conflict();
    const blockers = await closingBlockers(trx, user.id);
    if (blockers.length > 0) throw conflict('还有未了结的事项，暂时不能注销', { blockers });
    await moveAccount(trx, user.id, { event: 'ask_to_close', actor: 'user', at: now });
    await insertRow(trx, 'account_closings', {
      user_id: user.id,
      status: closingStatus.waiting,
      requested_at: now,
      closes_at,
      posts,
    });
    await notify(trx, {
      userId: user.id,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '已申请注销账号',
      body: `账号将于 ${toMoment(closes_at).slice(0, 10)} 注销。在此之前登录并确认，可以取消注销。`,
      link: '/idsetting/privacy',
      now,
    });
    // After the notice, so that its event still finds the open pages.
    await revokeAllSessions(core, trx, user.id, 'account closing');
    await audit(trx, clock, {
      actor: { type: 'user', id: user.id },
      action: 'account.closing_requested',
      ip: origin.ip,
    });
  });
  return { closes_at: toMoment(closes_at) };
}
