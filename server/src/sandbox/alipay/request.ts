import { createPublicKey, createVerify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import { AlipayProblem } from './problem';
import { beijingMs } from './words';

/** assumption: the real gateway's tolerance is not documented. */
const windowMs = 15 * 60_000;

/** Parameters of a request, those of the address and of the form together. */
export type Parameters = ReadonlyMap<string, string>;

export function readParameters(request: FastifyRequest): Parameters {
  const search = request.raw.url?.split('?')[1] ?? '';
  const form = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  return new Map([...new URLSearchParams(search), ...new URLSearchParams(form)]);
}

/** @throws {AlipayProblem} unless our merchant's application signed these parameters, RSA2, just now. */
export function verifyRequest(parameters: Parameters, context: SandboxContext): void {
  for (const name of ['app_id', 'method', 'charset', 'sign_type', 'sign', 'timestamp', 'version'])
    if (!parameters.get(name))
      throw new AlipayProblem('40001', `isv.missing-${name.replace('_', '-')}`, `缺少参数${name}`);
  if (parameters.get('app_id') !== identity.alipay.appId)
    throw new AlipayProblem('40002', 'isv.invalid-app-id', '无效的AppID参数');
  if (parameters.get('sign_type') !== 'RSA2')
    throw new AlipayProblem('40002', 'isv.invalid-signature-type', '无效的签名类型');
  if (parameters.get('charset')?.toLowerCase() !== 'utf-8')
    throw new AlipayProblem('40002', 'isv.invalid-charset', '字符集错误');
  const key = createPublicKey(context.keys.alipay.appPrivateKey);
  const verifier = createVerify('RSA-SHA256').update(signText(parameters, ['sign']), 'utf8');
  if (!verifier.verify(key, parameters.get('sign') ?? '', 'base64'))
    throw new AlipayProblem(
      '40002',
      'isv.invalid-signature',
      '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配',
    );
  const age = Math.abs(context.clock.now() - beijingMs(parameters.get('timestamp') ?? ''));
  if (!(age <= windowMs)) throw new AlipayProblem('40002', 'isv.invalid-timestamp', '非法的时间戳参数');
}

/** All parameters but `without`, sorted, raw, joined: what both sides sign. */
export function signText(parameters: Parameters, without: string[]): string {
  return [...parameters]
    .filter(([name, value]) => !without.includes(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
