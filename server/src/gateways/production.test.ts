import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { merchantCredentials } from '../sandbox/keys/credentials';
import { loadKeys, publicKeysOf } from '../sandbox/keys/keys';
import { shareKeys } from '../sandbox/testing/shared-keys';
import { assertProductionGateways } from './production';
import { type GatewaySettingsInput, gatewaySettings } from './settings';

function keyPair(modulusLength = 2048) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
const [ours, platform] = [keyPair(), keyPair()];

/** A merchant as the official consoles make one. */
const real: GatewaySettingsInput = {
  wechat: {
    appid: 'wxd678efh567hg6787'.replace(/[g-z]/g, (c, at) => (at < 2 ? c : '0')),
    mchid: '1230000109',
    serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    privateKey: ours.privateKey,
    apiV3Key: '0123456789abcdef0123456789abcdef',
    platformKeys: { PUB_KEY_ID_0114232134912410000000000000: platform.publicKey },
    publicKeyId: 'PUB_KEY_ID_0114232134912410000000000000',
    notifyUrl: 'https://www.example.cn/api/notify/wechat',
  },
  alipay: {
    appId: '2021004100000001',
    sellerId: '2088102147948060',
    privateKey: ours.privateKey,
    alipayPublicKey: platform.publicKey,
    notifyUrl: 'https://www.example.cn/api/notify/alipay',
  },
};
interface Change {
  wechat?: Partial<GatewaySettingsInput['wechat']>;
  alipay?: Partial<GatewaySettingsInput['alipay']>;
}
const check =
  ({ wechat, alipay }: Change, refused: string[] = []) =>
  () => {
    const input = { wechat: { ...real.wechat, ...wechat }, alipay: { ...real.alipay, ...alipay } };
    assertProductionGateways(gatewaySettings.parse(input), refused);
  };

describe('production takes official gateways and real merchants only', () => {
  test('a real merchant passes', () => {
    expect(check({})).not.toThrow();
    expect(check({ wechat: { baseUrl: 'https://api2.mch.weixin.qq.com' } })).not.toThrow();
  });

  test.each<[string, Change, RegExp]>([
    ['http', { wechat: { baseUrl: 'http://api.mch.weixin.qq.com' } }, /WeChat base URL/],
    ['loopback', { wechat: { baseUrl: 'http://127.0.0.1:8080/sandbox/wechat' } }, /WeChat base URL/],
    ['look-alike host', { wechat: { baseUrl: 'https://api.mch.weixin.qq.com.evil.cn' } }, /WeChat base/],
    [
      'Alipay’s own sandbox',
      { alipay: { gateway: 'https://openapi-sandbox.dl.alipaydev.com/gateway.do' } },
      /Alipay gateway/,
    ],
    ['another page for browsers', { alipay: { browserGateway: 'https://evil.cn/gateway.do' } }, /browser/],
    ['sandbox application', { alipay: { appId: '9021000100000001' } }, /app id/],
    ['notify over http', { alipay: { notifyUrl: 'http://www.example.cn/n' } }, /Alipay notify/],
    ['notify to this machine', { wechat: { notifyUrl: 'https://127.0.0.1/n' } }, /WeChat notify/],
    ['notify with a query', { wechat: { notifyUrl: 'https://a.cn/n?x=1' } }, /WeChat notify/],
    ['short key', { wechat: { privateKey: keyPair(1024).privateKey } }, /shorter than 2048/],
  ])('%s is refused', (_, change, message) => {
    expect(check(change)).toThrow(message);
  });

  test('the sandbox is refused as a whole, and each of its keys even under a real identity', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'harbor-keys-'));
    await shareKeys(dir);
    const keys = await loadKeys(dir);
    const origin = 'http://127.0.0.1:8080/sandbox';
    const sandbox = merchantCredentials(keys, {
      serverBase: origin,
      browserBase: origin,
      notifyBase: origin,
    });
    expect(() => assertProductionGateways(gatewaySettings.parse(sandbox))).toThrow(
      /base URL.*appid.*mchid.*Alipay/,
    );
    const refused = publicKeysOf(keys);
    expect(check({ wechat: { privateKey: keys.wechat.merchantPrivateKey } }, refused)).toThrow(
      /merchant key is a sandbox key/,
    );
    expect(check({ alipay: { alipayPublicKey: sandbox.alipay.alipayPublicKey } }, refused)).toThrow(
      /Alipay public key is a sandbox key/,
    );
  });

  test('the reason never quotes a key', () => {
    const parse = () => check({ wechat: { privateKey: 'SECRET' } })();
    expect(parse).toThrow(/not an RSA private key/);
    expect(parse).not.toThrow(/SECRET/);
  });
});
