import { createSign, randomBytes } from 'node:crypto';
import type { FaultKind } from '../bank/faults';
import type { SandboxKeys } from '../keys/keys';

/** RSA2 by Alipay's key. */
export function alipaySign(keys: SandboxKeys, text: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(keys.alipay.alipayPrivateKey, 'base64');
}

/** The answer's text: the signature covers the raw JSON of the inner object. */
export function answerText(keys: SandboxKeys, method: string, inner: object, flaw?: FaultKind): string {
  const name = `${method.replaceAll('.', '_')}_response`;
  // Slashes come escaped from Alipay, so a merchant that verifies a re-serialised object fails.
  const raw = JSON.stringify(inner).replaceAll('/', '\\/');
  if (flaw === 'unsigned') return `{"${name}":${raw}}`;
  const forged = flaw === 'bad_signature' || flaw === 'probe' || flaw === 'stale' || flaw === 'wrong_serial';
  const sign = forged ? randomBytes(256).toString('base64') : alipaySign(keys, raw);
  return `{"${name}":${raw},"sign":"${sign}"}`;
}
