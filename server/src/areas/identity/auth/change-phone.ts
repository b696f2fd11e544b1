import type { BodyOf, Session } from '@harbor/contract';
import type { Core } from '../../../core';
import { conflict, invalid } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { sqlStateOf } from '../../../http/transient';
import { audit } from '../../base/accounts/audit';
import { maskPhone } from '../../base/accounts/phone-key';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { enter } from './enter';
import { type Origin, revokeAllSessions } from './sessions';
import { checkCode } from './sms-codes';
import { requireStepUp } from './step-up';

const taken = () => conflict('该手机号已绑定其他账号，如需处理请联系客服');

/**
 * Changes the phone of an account: after a step-up, with a code sent to the new number. All sessions end; the answer is
 * a new one for this device.
 * @throws HttpProblem 403 with `data.step_up`, 422 at `code` or `phone`, 409 for a number of another account (only said
 * to who proved to hold it)
 */
export async function changePhone(
  core: Core,
  user: SessionUser,
  { phone, code }: BodyOf<'POST /auth/user_phone'>,
  origin: Origin,
): Promise<Session> {
  requireStepUp(core, user);
  if (phone === user.phone) throw invalid({ phone: ['新手机号不能与当前手机号相同'] });
  const right = await checkCode(core, phone, 'phone', code);
  const { clock } = core.settings;
  const now = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    await right.use(trx);
    const account = await trx
      .updateTable('users')
      .set({ phone, updated_at: now })
      .where('id', '=', user.id)
      .returning(['id', 'is_teacher', 'status'])
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw sqlStateOf(error) === '23505' ? taken() : error;
      });
    await revokeAllSessions(core, trx, user.id, 'phone changed');
    await notify(trx, {
      userId: user.id,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '手机号已更换',
      body: `您的手机号由 ${maskPhone(user.phone)} 更换为 ${maskPhone(phone)}，其他设备已退出登录。如果不是您本人操作，请立即联系客服。`,
      link: '/idsetting/',
      now,
    });
    await audit(trx, clock, {
      actor: { type: 'user', id: user.id },
      action: 'account.phone_changed',
      ip: origin.ip,
    });
    return enter(core, trx, { ...account, isNew: false }, 'sms', origin);
  });
}
