import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** PEM text of an RSA private key (PKCS#1 or PKCS#8) → KeyObject, parsed once: signing is then four times faster. */
const privateKey = z.string().transform((pem, ctx) => {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Answered below: the parser's own message could quote the key.
  }
  ctx.addIssue({ code: 'custom', message: 'is not an RSA private key in PEM form' });
  return z.NEVER;
});

/** PEM text of an RSA public key or of a certificate → KeyObject. */
const publicKey = z.string().transform((pem, ctx) => {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Answered below.
  }
  ctx.addIssue({ code: 'custom', message: 'is not an RSA public key or certificate in PEM form' });
  return z.NEVER;
});

/** Ms for one operation, all its calls together. The client gives up at 6 s, so we never wait longer than 4 s. */
const timeoutMs = z.int().min(100).max(4_000).default(3_800);

/** A WeChat Pay merchant, as its console shows it. */
export const wechatSettings = z.object({
  baseUrl: z.url().default('https://api.mch.weixin.qq.com'),
  appid: z.string().min(1),
  mchid: z.string().min(1),
  /** Serial of the merchant's own certificate. */
  serialNo: z.string().min(1),
  privateKey,
  /** Exactly 32 bytes. */
  apiV3Key: z.string().refine((key) => Buffer.byteLength(key) === 32, 'must have exactly 32 bytes'),
  /** Keys of the platform by serial: certificates, the `PUB_KEY_ID_…` key, or both while switching. */
  platformKeys: z.record(z.string(), publicKey),
  /** The serial that answers shall be signed with in public-key mode; empty in certificate mode. */
  publicKeyId: z.string().default(''),
  notifyUrl: z.url(),
  timeoutMs,
});

/** An Alipay application with its seller. */
export const alipaySettings = z.object({
  gateway: z.url().default('https://openapi.alipay.com/gateway.do'),
  /** Where browsers are sent to; differs from `gateway` only in the sandbox. */
  browserGateway: z.url().optional(),
  appId: z.string().min(1),
  sellerId: z.string().min(1),
  privateKey,
  /** Alipay's key, not the application's own. */
  alipayPublicKey: publicKey,
  notifyUrl: z.url(),
  timeoutMs,
});

export const gatewaySettings = z.object({ wechat: wechatSettings, alipay: alipaySettings });

export type WechatSettings = z.output<typeof wechatSettings>;
export type AlipaySettings = z.output<typeof alipaySettings>;
export type GatewaySettings = z.output<typeof gatewaySettings>;
/** The same before parsing: keys are PEM texts. */
export type GatewaySettingsInput = z.input<typeof gatewaySettings>;
