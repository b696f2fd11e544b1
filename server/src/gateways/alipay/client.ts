import { z } from 'zod';
import { GatewayError } from '../errors';
import type { GatewayPorts } from '../ports';
import type { AlipaySettings } from '../settings';
import { beijingTime } from './figures';
import { StrictAlipaySdk, UnprovenAnswer } from './strict-sdk';

const answerHead = z.looseObject({
  code: z.string(),
  msg: z.string().default(''),
  subCode: z.string().default(''),
  subMsg: z.string().default(''),
});

/** A proven answer with code 10000, keys in camel case. */
export type AlipayAnswer = z.output<typeof answerHead>;

/** Codes that leave open whether the call took effect; SYSTEM_ERROR hides behind the business code 40004. */
const openSubCodes = /(^|\.)SYSTEM_ERROR$|unknow/i;

/** alipay-sdk with each of its traps closed: the only place that touches it. */
export class AlipayClient {
  private readonly sdk: StrictAlipaySdk;
  private readonly browserSdk: StrictAlipaySdk;

  constructor(
    settings: AlipaySettings,
    private readonly ports: GatewayPorts,
  ) {
    const config = {
      appId: settings.appId,
      // Exported anew, so that the SDK's key type always fits, whatever form the file had.
      privateKey: settings.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      keyType: 'PKCS8' as const,
      alipayPublicKey: settings.alipayPublicKey.export({ type: 'spki', format: 'pem' }).toString(),
      signType: 'RSA2' as const,
      // Frees the socket. What the caller waits for is bounded in `settle`, which is to be the first to say so.
      timeout: settings.timeoutMs + 1000,
    };
    this.sdk = new StrictAlipaySdk({ ...config, gateway: settings.gateway });
    this.browserSdk = new StrictAlipaySdk({
      ...config,
      gateway: settings.browserGateway ?? settings.gateway,
    });
  }

  /**
   * The SDK's HTTP client repeats a call once by itself when the socket breaks; every call here carries a number
   * that makes this harmless.
   * @param until `performance.now()` at which the whole operation must have ended
   * @throws {GatewayError}
   */
  async call(method: string, bizContent: object, until: number, notifyUrl?: string): Promise<AlipayAnswer> {
    const parameters = {
      bizContent,
      timestamp: beijingTime(this.ports.clock.now()),
      ...(notifyUrl && { notifyUrl }),
    };
    const call = this.sdk.exec(method, parameters, { validateSign: true });
    const answer = answerHead.safeParse(await this.settle(call, until));
    if (!answer.success) throw unknown('ANSWER_FORMAT', '支付宝的应答无法读取', answer.error);
    if (answer.data.code === '10000') return answer.data;
    const { code, subCode, msg, subMsg } = answer.data;
    const open = code === '20000' || openSubCodes.test(subCode);
    throw new GatewayError('alipay', open ? 'unknown' : 'refused', subCode || code, subMsg || msg);
  }

  /** The signed address a browser opens to pay. GET only: the SDK's form changes `&amp;` and needs an inline script. */
  pageUrl(method: string, bizContent: object, notifyUrl: string, returnUrl?: string): string {
    return this.browserSdk.pageExecute(method, 'GET', {
      bizContent,
      timestamp: beijingTime(this.ports.clock.now()),
      notifyUrl,
      ...(returnUrl && { returnUrl }),
    });
  }

  /** Over the notify's own parameters, RSA2 only: the caller has refused every other `sign_type`. */
  notifyIsSigned(parameters: Record<string, string>): boolean {
    return this.sdk.checkNotifySignV2(parameters);
  }

  /** The SDK's timeout counts header and body apart, so the whole is bounded here. */
  private async settle(call: Promise<unknown>, until: number): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const overdue = () => reject(unknown('TIMEOUT', '支付宝没有回应'));
      timer = setTimeout(overdue, Math.max(0, until - performance.now()));
    });
    try {
      return await Promise.race([call, late]);
    } catch (error) {
      if (error instanceof GatewayError) throw error;
      if (error instanceof UnprovenAnswer)
        throw unknown(`ANSWER_${error.message.toUpperCase()}`, '支付宝的应答未通过验签', error);
      throw unknown('NETWORK', '支付宝没有回应', error);
    } finally {
      clearTimeout(timer);
    }
  }
}

function unknown(code: string, message: string, cause?: unknown): GatewayError {
  return new GatewayError('alipay', 'unknown', code, message, { cause });
}
