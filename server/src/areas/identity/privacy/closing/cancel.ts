import type { BodyOf, Session } from '@harbor/contract';
import type { Core } from '../../../../core';
import { getRow } from '../../../../db/rows';
import { conflict } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { readClosingTicket } from '../../auth/closing';
import { enter } from '../../auth/enter';
import type { Origin } from '../../auth/sessions';
import { moveClosing } from './states';

/**
 * The answer to `askAboutClosing` of `auth`: the account is as it was, and its owner enters.
 * @throws HttpProblem 409 for a ticket that is made up, used or too old, or an account that is closed by now
 */
export async function cancelClosing(
  core: Core,
  { ticket }: BodyOf<'POST /privacy/closing/cancel'>,
  origin: Origin,
): Promise<Session> {
  const { clock } = core.settings;
  const over = () => conflict('确认已过期，请重新登录');
  const asked = readClosingTicket(core.settings, ticket);
  if (!asked) throw over();
  return core.db.transaction().execute(async (trx) => {
    const userId = await moveClosing(core, trx, asked.closingId, 'cancel');
    if (userId === undefined) throw over();
    const account = await getRow(trx, 'users', { id: userId }, ['id', 'is_teacher', 'status']);
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '注销已取消',
      body: '您登录并确认取消了注销，账号和全部内容保持原样。如果不是您本人操作，请立即修改密码。',
      link: '/idsetting/privacy',
      now: new Date(clock.now()),
    });
    await audit(trx, clock, {
      actor: { type: 'user', id: userId },
      action: 'account.closing_cancelled',
      ip: origin.ip,
    });
    return enter(core, trx, { ...account, isNew: false }, asked.method, origin);
  });
}
