import { type KeyObject, randomBytes, sign, verify } from 'node:crypto';

/** Seconds by which a message may differ from our clock (the official Go SDK's window). */
const windowSeconds = 300;
const scheme = 'WECHATPAY2-SHA256-RSA2048';

/** The four headers that prove an answer or a notify. */
export interface SignatureHeaders {
  timestamp: string;
  nonce: string;
  signature: string;
  serial: string;
  /** Absent counts as {@link scheme}. */
  type: string;
}

/** Why a signature proves nothing. */
export type SignatureFault = 'unsigned' | 'scheme' | 'stale' | 'serial' | 'signature';

/** RSA PKCS#1 v1.5 over SHA-256, base64: the only algorithm of the protocol that we speak. */
export function signText(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

/**
 * What is wrong with a message of the platform, or null. `body` is the raw body.
 * An unknown serial is a fault like any other: nothing is downloaded because a stranger named a key.
 */
export function findFault(
  headers: SignatureHeaders,
  body: Buffer,
  keys: ReadonlyMap<string, KeyObject>,
  nowMs: number,
): SignatureFault | null {
  if (!headers.signature || !headers.serial || !headers.nonce) return 'unsigned';
  if (headers.type && headers.type !== scheme) return 'scheme';
  if (!/^\d{9,11}$/.test(headers.timestamp)) return 'stale';
  if (Math.abs(nowMs / 1000 - Number(headers.timestamp)) > windowSeconds) return 'stale';
  const key = keys.get(headers.serial);
  if (!key) return 'serial';
  const message = Buffer.concat([
    Buffer.from(`${headers.timestamp}\n${headers.nonce}\n`),
    body,
    Buffer.from('\n'),
  ]);
  return verify('sha256', message, key, Buffer.from(headers.signature, 'base64')) ? null : 'signature';
}

/** The merchant whose requests are signed. */
export interface Signer {
  mchid: string;
  serialNo: string;
  privateKey: KeyObject;
}

/** `target` is path and query exactly as they are sent; `body` is empty for GET. */
export function authorization(
  signer: Signer,
  method: string,
  target: string,
  body: string,
  nowMs: number,
): string {
  const timestamp = Math.floor(nowMs / 1000).toString();
  const nonce = randomNonce();
  const signature = signText(`${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`, signer.privateKey);
  return `${scheme} mchid="${signer.mchid}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${signer.serialNo}"`;
}

/** A nonce that was never used before. */
export function randomNonce(): string {
  return randomBytes(16).toString('hex').toUpperCase();
}
