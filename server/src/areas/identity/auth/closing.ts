import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BodyOf, Session } from '@harbor/contract';
import { closingStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, type HttpProblem } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import type { LoginMethod } from '../../base/accounts/tables';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { moveClosing } from '../privacy/closing/states';
import { enter } from './enter';
import type { Origin } from './sessions';

const methods: readonly LoginMethod[] = ['password', 'sms', 'wechat', 'claim'];

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`closing:${text}`).digest();

/**
 * Asks who proved to own an account that is being closed whether to take that back; a login by mistake cancels nothing.
 * @returns a 409 with `data.closing`: a ticket for `POST /privacy/closing/cancel`, and when the account ends
 */
export async function askAboutClosing(
  core: Core,
  db: Db,
  userId: number,
  method: LoginMethod,
): Promise<HttpProblem> {
  const { clock, privacy, secret } = core.settings;
  const closing = await db
    .selectFrom('account_closings')
    .select(['id', 'closes_at'])
    .where('user_id', '=', userId)
    .where('status', '=', closingStatus.waiting)
    .executeTakeFirst();
  if (!closing) return conflict('账号状态已变化，请重新登录');
  const text = `${closing.id}.${methods.indexOf(method)}.${clock.now() + privacy.cancelTicket}`;
  const ticket = `${text}.${sign(secret, text).toString('base64url')}`;
  return conflict('账号正在注销中，用手机号登录可以取消注销', {
    closing: { ticket, closes_at: toMoment(closing.closes_at) },
  });
}

const format = /^((\d{1,15})\.(\d)\.(\d{13}))\.([\w-]{43})$/;

/**
 * The answer to {@link askAboutClosing}: the account is as it was, and its owner enters.
 * @throws HttpProblem 409 for a ticket that is made up, used or too old, or an account that is closed by now
 */
export async function cancelClosing(
  core: Core,
  { ticket }: BodyOf<'POST /privacy/closing/cancel'>,
  origin: Origin,
): Promise<Session> {
  const { clock, secret } = core.settings;
  const over = () => conflict('确认已过期，请重新登录');
  const [, text = '', id = '', method = '', expires = '', signature = ''] = format.exec(ticket) ?? [];
  if (!signature || !timingSafeEqual(sign(secret, text), Buffer.from(signature, 'base64url'))) throw over();
  if (Number(expires) < clock.now()) throw over();
  return core.db.transaction().execute(async (trx) => {
    const userId = await moveClosing(core, trx, Number(id), 'cancel');
    if (userId === undefined) throw over();
    const account = await trx
      .selectFrom('users')
      .select(['id', 'is_teacher', 'status'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
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
    return enter(core, trx, { ...account, isNew: false }, methods[Number(method)] ?? 'sms', origin);
  });
}
