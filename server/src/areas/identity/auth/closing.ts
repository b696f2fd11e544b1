import { createHmac, timingSafeEqual } from 'node:crypto';
import { closingStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, type HttpProblem } from '../../../http/problem';
import { toMoment } from '../../../time';
import type { LoginMethod } from '../../base/accounts/rows';

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
  const closing = await findRow(db, 'account_closings', { user_id: userId, status: closingStatus.waiting }, [
    'id',
    'closes_at',
  ]);
  if (!closing) return conflict('账号状态已变化，请重新登录');
  const text = `${closing.id}.${methods.indexOf(method)}.${clock.now() + privacy.cancelTicket}`;
  const ticket = `${text}.${sign(secret, text).toString('base64url')}`;
  return conflict('账号正在注销中，用手机号登录可以取消注销', {
    closing: { ticket, closes_at: toMoment(closing.closes_at) },
  });
}

const format = /^((\d{1,15})\.(\d)\.(\d{13}))\.([\w-]{43})$/;

/** What a ticket of {@link askAboutClosing} is about; undefined for one that is made up or too old. */
export function readClosingTicket(
  { clock, secret }: Core['settings'],
  ticket: string,
): { closingId: number; method: LoginMethod } | undefined {
  const [, text = '', id = '', method = '', expires = '', signature = ''] = format.exec(ticket) ?? [];
  if (!signature || !timingSafeEqual(sign(secret, text), Buffer.from(signature, 'base64url')))
    return undefined;
  if (Number(expires) < clock.now()) return undefined;
  return { closingId: Number(id), method: methods[Number(method)] ?? 'sms' };
}
