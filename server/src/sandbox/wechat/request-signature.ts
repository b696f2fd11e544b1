import { createPublicKey, createVerify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import { WechatProblem } from './problem';

const scheme = 'WECHATPAY2-SHA256-RSA2048 ';
const pair = /(?<![a-z_])([a-z_]+)="([^"]*)"/g;

/** @throws {WechatProblem} 401 SIGN_ERROR unless the merchant signed exactly this request within five minutes. */
export function verifyRequest(request: FastifyRequest, body: Buffer, context: SandboxContext): void {
  const header = request.headers.authorization ?? '';
  if (!header.startsWith(scheme)) throw signError('Authorization 认证类型不正确');
  const said: Record<string, string | undefined> = {};
  for (const [, name, value] of header.matchAll(pair)) if (name) said[name] = value;
  const { mchid, nonce_str: nonce, signature, timestamp, serial_no: serial } = said;
  if (!nonce || !signature || !timestamp) throw signError('Authorization 缺少必要的签名信息');
  if (mchid !== identity.wechat.mchid) throw signError('商户号不存在');
  if (serial !== context.keys.wechat.merchantSerial) throw signError('商户证书序列号有误');
  // assumption: the platform's window for requests equals the one for answers.
  if (Math.abs(context.clock.now() / 1000 - Number(timestamp)) > 300)
    throw signError('Http头Authorization值已过期');
  const verifier = createVerify('RSA-SHA256');
  verifier.update([request.method, request.raw.url, timestamp, nonce, ''].join('\n'));
  verifier.update(body).update('\n');
  const key = createPublicKey(context.keys.wechat.merchantPrivateKey);
  if (!verifier.verify(key, signature, 'base64')) throw signError('签名错误，请检查后再试');
}

function signError(message: string): WechatProblem {
  return new WechatProblem(401, 'SIGN_ERROR', message);
}
