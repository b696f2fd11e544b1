import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../errors';
import type { GatewayPorts } from '../ports';
import type { WechatSettings } from '../settings';
import { authorization, findFault, type SignatureHeaders } from './signature';

/** A verified 2xx answer; null for 204. */
export type WechatAnswer = unknown;

const problem = z.object({ code: z.string(), message: z.string().default('') });

/** An answer as it came, nothing about it proven. */
export interface RawAnswer {
  status: number;
  headers: SignatureHeaders;
  body: Buffer;
}

/** So long a file may take, in ms. */
const downloadMs = 30_000;

/** Sends signed requests and lets only proven answers through. */
export class WechatClient {
  constructor(
    private readonly settings: WechatSettings,
    private readonly keys: ReadonlyMap<string, KeyObject>,
    private readonly ports: GatewayPorts,
  ) {}

  /**
   * @throws {GatewayError} `refused` for a 4xx with the gateway's code; `unknown` for everything that leaves the
   * effect open: timeout, reset, 5xx, 429 (repeat later with the same number), an answer that is not proven.
   */
  async send(method: 'GET' | 'POST', path: string, body?: object): Promise<WechatAnswer> {
    const answer = await this.exchange(method, path, body);
    const ok = answer.status >= 200 && answer.status < 300;
    // Refusals are signed too, but gateways in front of the platform answer without: then only the code counts.
    if (ok || answer.headers.signature) this.prove(answer);
    if (ok) return answer.body.length === 0 ? null : parseJson(answer.body);
    throw refusal(answer);
  }

  /**
   * The bytes behind an address that an answer named, which must be the platform's own: the request is signed. The file
   * carries no signature: whoever asks holds it against the hash of the proven answer.
   */
  async download(address: string): Promise<Buffer> {
    const base = this.settings.baseUrl.replace(/(?<!\/)\/+$/, '');
    if (!address.startsWith(`${base}/`)) throw unknown('ANSWER_ADDRESS', '微信支付的账单地址不可信');
    const answer = await this.exchange('GET', address.slice(base.length), undefined, downloadMs);
    if (answer.status !== 200) throw refusal(answer);
    return answer.body;
  }

  /** The exchange alone, for the certificate list, which proves itself by decryption. */
  async exchange(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    timeoutMs = this.settings.timeoutMs,
  ): Promise<RawAnswer> {
    const url = new URL(this.settings.baseUrl.replace(/(?<!\/)\/+$/, '') + path);
    const text = body === undefined ? '' : JSON.stringify(body);
    const signed = authorization(
      this.settings,
      method,
      url.pathname + url.search,
      text,
      this.ports.clock.now(),
    );
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method,
        headers: {
          authorization: signed,
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'scholar-harbor',
          ...(this.settings.publicKeyId && { 'wechatpay-serial': this.settings.publicKeyId }),
        },
        body: text || undefined,
        redirect: 'error',
        signal,
      });
      const raw = Buffer.from(await response.arrayBuffer());
      return {
        status: response.status,
        headers: signatureHeaders((name) => response.headers.get(name)),
        body: raw,
      };
    } catch (cause) {
      throw unknown(signal.aborted ? 'TIMEOUT' : 'NETWORK', '微信支付没有回应', cause);
    }
  }

  private prove(answer: RawAnswer): void {
    const now = this.ports.clock.now();
    const fault = findFault(answer.headers, answer.body, this.keys, now);
    if (fault) throw unknown(`ANSWER_${fault.toUpperCase()}`, '微信支付的应答未通过验签');
    this.ports.onClockSkew('wechat', Number(answer.headers.timestamp) * 1000 - now);
  }
}

/** The four signature headers of an answer or notify; absent ones are empty. */
export function signatureHeaders(get: (name: string) => string | null | undefined): SignatureHeaders {
  return {
    timestamp: get('wechatpay-timestamp') ?? '',
    nonce: get('wechatpay-nonce') ?? '',
    signature: get('wechatpay-signature') ?? '',
    serial: get('wechatpay-serial') ?? '',
    type: get('wechatpay-signature-type') ?? '',
  };
}

function refusal(answer: RawAnswer): GatewayError {
  const parsed = problem.safeParse(parseLoosely(answer.body));
  const code = parsed.success ? parsed.data.code : `HTTP_${answer.status}`;
  const message = parsed.success ? parsed.data.message : '';
  const open = answer.status >= 500 || answer.status === 429 || answer.status < 400 || !parsed.success;
  return new GatewayError('wechat', open ? 'unknown' : 'refused', code, message);
}

function parseJson(body: Buffer): unknown {
  const json = parseLoosely(body);
  if (json === undefined) throw unknown('ANSWER_FORMAT', '微信支付的应答无法读取');
  return json;
}

function parseLoosely(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function unknown(code: string, message: string, cause?: unknown): GatewayError {
  return new GatewayError('wechat', 'unknown', code, message, { cause });
}
