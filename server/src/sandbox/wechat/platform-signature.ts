import { createSign, randomBytes } from 'node:crypto';
import type { FaultKind } from '../bank/faults';
import type { SandboxKeys } from '../keys/keys';

export type PlatformKey = 'certificate' | 'public_key';

/** The signature headers of an answer or a notify, flawed if asked for. */
export function platformHeaders(
  keys: SandboxKeys,
  signer: PlatformKey,
  body: string,
  nowMs: number,
  flaw?: FaultKind,
): Record<string, string> {
  if (flaw === 'unsigned') return {};
  const { wechat } = keys;
  const certified = signer === 'certificate';
  const age = flaw === 'stale' ? 600 : 0;
  const timestamp = String(Math.floor(nowMs / 1000) - age);
  const nonce = randomBytes(16).toString('base64url');
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(certified ? wechat.certificatePrivateKey : wechat.publicKeyPrivateKey, 'base64');
  const serial = certified ? wechat.certificateSerial : wechat.publicKeyId;
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': spoil(signature, flaw),
    'wechatpay-serial': flaw === 'wrong_serial' ? `5${'0'.repeat(39)}` : serial,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
}

function spoil(signature: string, flaw: FaultKind | undefined): string {
  if (flaw === 'probe') return `WECHATPAY/SIGNTEST/${signature.slice(19)}`;
  if (flaw === 'bad_signature') return randomBytes(256).toString('base64');
  return signature;
}
