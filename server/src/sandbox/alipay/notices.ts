import { createSign, randomBytes } from 'node:crypto';
import type { Clock } from '../../settings/clock';
import type { FaultKind } from '../bank/faults';
import type { Notice, NoticeStyle, Parcel } from '../bank/notifier';
import { identity } from '../keys/identity';
import type { SandboxKeys } from '../keys/keys';
import { signText } from './request';
import { beijingText } from './words';

const minute = 60_000;
const hour = 60 * minute;

/** How Alipay notifies: a signed form, repeated seven times in 25 h unless the answer is exactly `success`. */
export function alipayNotices(keys: SandboxKeys, clock: Clock): NoticeStyle {
  return {
    repeatMs: [4 * minute, 10 * minute, 10 * minute, hour, 2 * hour, 6 * hour, 15 * hour],
    compose: (notice, flaw) => compose(keys, clock, notice, flaw),
    accepts: (status, body) => status === 200 && body === 'success',
  };
}

/** Alipay's notify ids are long runs of hexadecimal digits. assumption: a repeat carries the same one. */
export function noticeId(): string {
  return randomBytes(17).toString('hex');
}

function compose(keys: SandboxKeys, clock: Clock, notice: Notice, flaw: FaultKind | undefined): Parcel {
  const said = Object.entries(notice.content).map(([name, value]): [string, string] => [name, String(value)]);
  const age = flaw === 'stale' ? 24 * hour : 0;
  const message = new Map([
    ...said,
    ['notify_time', beijingText(clock.now() - age)],
    ['notify_type', 'trade_status_sync'],
    ['notify_id', notice.id],
    ['app_id', flaw === 'wrong_merchant' ? '9021000199999999' : identity.alipay.appId],
    ['auth_app_id', identity.alipay.appId],
    ['charset', 'utf-8'],
    ['version', '1.0'],
    ['sign_type', 'RSA2'],
  ]);
  if (flaw === 'wrong_amount') message.set('total_amount', '0.01');
  const text = signText(message, ['sign', 'sign_type']);
  message.set('sign', sign(keys, text, flaw));
  if (flaw === 'tampered') message.set('total_amount', '0.01');
  const form = new URLSearchParams([...message]);
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: form.toString(),
  };
}

function sign(keys: SandboxKeys, text: string, flaw: FaultKind | undefined): string {
  if (flaw === 'bad_signature' || flaw === 'probe') return randomBytes(256).toString('base64');
  // Signed by a stranger: the merchant's own key stands for him.
  const key = flaw === 'wrong_serial' ? keys.alipay.appPrivateKey : keys.alipay.alipayPrivateKey;
  return createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');
}
