import type { BodyOf, Session } from '@harbor/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../../../core';
import { findRow } from '../../../../db/rows';
import { conflict, forbidden, invalid } from '../../../../http/problem';
import { assertAwake, findByPhone } from '../accounts';
import { assertOpen, enter, newAccount } from '../enter';
import { createUser } from '../new-user';
import { originOf } from '../origin';
import { checkCode } from '../sms-codes';
import { link } from './links';
import { pollSecretOf } from './scan';
import { hashOf, isSecret } from './secrets';

const sealedPerson = z.object({ nickname: z.string() });

const over = () => conflict('绑定已过期，请重新扫码');

/**
 * Binds a phone to the WeChat person of a scan, and logs in: to the phone's account, or to a new one after consent.
 * The ticket is good for ten minutes, once, and only with the poll secret of the browser that began.
 * @throws HttpProblem 409 for a ticket that is over, or an account with another WeChat; 403 in another browser; 422
 */
export async function bindPhone(
  core: Core,
  { bind_ticket, phone, code, consent }: BodyOf<'POST /auth/bind_phone'>,
  request: FastifyRequest,
): Promise<Session> {
  const now = new Date(core.settings.clock.now());
  const scan = await findRow(core.db, 'wechat_scans', { bind_hash: hashOf(bind_ticket) }, [
    'ticket',
    'poll_hash',
    'status',
    'identity',
    'open_key',
    'union_key',
    'bind_expires_at',
  ]);
  if (scan?.status !== 'bind' || !scan.bind_expires_at || scan.bind_expires_at < now) throw over();
  if (!isSecret(pollSecretOf(request), scan.poll_hash)) throw forbidden('请在发起登录的浏览器中操作');
  const { ticket, identity, open_key, union_key } = scan;
  if (!identity || !open_key) throw over();

  const right = await checkCode(core, phone, 'bind', code);
  const found = await findByPhone(core.db, phone);
  if (!found && !consent) throw invalid({ consent: ['该手机号还未注册，请阅读并同意用户协议和隐私政策'] });
  if (found) {
    assertOpen(found);
    assertAwake(core, found);
  }
  const person = core.cipher.open(identity, `wechat_scans.identity:${ticket}`);
  const { nickname } = sealedPerson.parse(JSON.parse(person));
  const origin = originOf(request);
  return core.db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('wechat_scans')
      .set({ status: 'done', identity: null, nickname: null })
      .where('ticket', '=', ticket)
      .where('status', '=', 'bind')
      .returning('ticket')
      .executeTakeFirst();
    if (!taken) throw over();
    await right.use(trx);
    const account = found ?? newAccount(await createUser(core, trx, { phone, passwordHash: null }, origin));
    await link(core, trx, { userId: account.id, open_key, union_key, identity: person, nickname }, origin);
    return enter(core, trx, account, 'wechat', origin);
  });
}
