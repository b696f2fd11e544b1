import { createPublicKey, type KeyObject } from 'node:crypto';
import type { GatewaySettings } from './settings';

const wechatHosts = new Set(['https://api.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com']);
const alipayGatewayUrl = 'https://openapi.alipay.com/gateway.do';

/**
 * Refuses to go live with anything but the official gateways and a real merchant: sandbox addresses, sandbox
 * identities (they never have the official shape), sandbox keys, weak keys, notifies over anything but https.
 * @param sandboxKeys public keys (SPKI PEM) of a sandbox on this machine, see `sandboxPublicKeys()`
 * @throws Error naming every reason.
 */
export function assertProductionGateways(settings: GatewaySettings, sandboxKeys: string[] = []): void {
  const wrong = [...wechatFaults(settings.wechat), ...alipayFaults(settings.alipay)];
  const refused = new Set(sandboxKeys.map((pem) => fingerprint(createPublicKey(pem))));
  for (const [name, key] of namedKeys(settings)) {
    if (refused.has(fingerprint(publicHalf(key)))) wrong.push(`${name} is a sandbox key`);
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
      wrong.push(`${name} is shorter than 2048 bits`);
  }
  if (wrong.length > 0) throw new Error(`Refusing to take payments in production: ${wrong.join('; ')}`);
}

function wechatFaults(wechat: GatewaySettings['wechat']): string[] {
  const serials = Object.keys(wechat.platformKeys);
  return faults([
    [wechatHosts.has(wechat.baseUrl.replace(/(?<!\/)\/+$/, '')), 'WeChat base URL is not an official host'],
    [/^wx[0-9a-f]{16}$/.test(wechat.appid), 'WeChat appid has not the official form'],
    [/^\d{8,10}$/.test(wechat.mchid), 'WeChat mchid has not the official form'],
    [/^[0-9A-F]{32,40}$/i.test(wechat.serialNo), 'WeChat merchant serial has not the official form'],
    [
      serials.every((serial) => /^(PUB_KEY_ID_\d+|[0-9A-F]{32,40})$/i.test(serial)),
      'a WeChat platform serial has not the official form',
    ],
    [publicHttps(wechat.notifyUrl), 'WeChat notify URL must be public https without a query'],
  ]);
}

function alipayFaults(alipay: GatewaySettings['alipay']): string[] {
  const browser = alipay.browserGateway ?? alipay.gateway;
  return faults([
    [alipay.gateway === alipayGatewayUrl, 'Alipay gateway is not the official one'],
    [browser === alipayGatewayUrl, 'Alipay browser gateway is not the official one'],
    [/^20\d{14}$/.test(alipay.appId), 'Alipay app id has not the official form'],
    [/^2088\d{12}$/.test(alipay.sellerId), 'Alipay seller id has not the official form'],
    [publicHttps(alipay.notifyUrl), 'Alipay notify URL must be public https without a query'],
  ]);
}

function faults(checks: [passes: boolean, fault: string][]): string[] {
  return checks.filter(([passes]) => !passes).map(([, fault]) => fault);
}

function publicHttps(address: string): boolean {
  const url = new URL(address);
  const local = /^(localhost|.*\.local|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(
    url.hostname,
  );
  return url.protocol === 'https:' && url.search === '' && !local;
}

function namedKeys(settings: GatewaySettings): [string, KeyObject][] {
  const platform = Object.entries(settings.wechat.platformKeys);
  return [
    ['WeChat merchant key', settings.wechat.privateKey],
    ...platform.map(([serial, key]): [string, KeyObject] => [`WeChat platform key ${serial}`, key]),
    ['Alipay application key', settings.alipay.privateKey],
    ['Alipay public key', settings.alipay.alipayPublicKey],
  ];
}

function publicHalf(key: KeyObject): KeyObject {
  return key.type === 'private' ? createPublicKey(key) : key;
}

function fingerprint(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}
