import { type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../settings/clock';
import { GatewayError } from '../errors';
import { read } from './answer';
import type { WechatClient } from './client';
import { decrypt, encrypted } from './decrypt';
import { findFault } from './signature';

const list = z.object({
  data: z.array(z.object({ serial_no: z.string().min(1), encrypt_certificate: encrypted })),
});

/**
 * Fetches the platform certificates of a merchant in certificate mode and adds them to `keys`.
 * Called at start and by a timer, never because a message names a serial that we do not know.
 * The list proves itself: only the platform and we know the APIv3 key, and one of its keys must have signed it.
 * @returns how many keys are known now.
 * @throws {GatewayError}
 */
export async function refreshCertificates(
  client: WechatClient,
  keys: Map<string, KeyObject>,
  apiV3Key: string,
  clock: Clock,
): Promise<number> {
  const answer = await client.exchange('GET', '/v3/certificates');
  if (answer.status !== 200) throw refused(`HTTP_${answer.status}`);
  let found: Map<string, KeyObject>;
  try {
    const { data } = read(list, JSON.parse(answer.body.toString('utf8')));
    found = new Map(
      data.map((row) => [row.serial_no, certifiedKey(decrypt(row.encrypt_certificate, apiV3Key))]),
    );
  } catch (cause) {
    throw refused('ANSWER_FORMAT', cause);
  }
  const fault = findFault(answer.headers, answer.body, new Map([...keys, ...found]), clock.now());
  if (fault) throw refused(`ANSWER_${fault.toUpperCase()}`);
  for (const [serial, key] of found) keys.set(serial, key);
  return keys.size;
}

function certifiedKey(pem: string): KeyObject {
  const { publicKey } = new X509Certificate(pem);
  if (publicKey.asymmetricKeyType !== 'rsa') throw new Error('platform certificate is not RSA');
  return publicKey;
}

function refused(code: string, cause?: unknown): GatewayError {
  return new GatewayError('wechat', 'unknown', code, '微信支付平台证书没有取到', { cause });
}
