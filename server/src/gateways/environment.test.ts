import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys } from '../sandbox/keys/keys';
import { shareKeys } from '../sandbox/testing/shared-keys';
import { gatewaySettingsFromEnv } from './environment';

const dir = mkdtempSync(join(tmpdir(), 'harbor-env-'));
const file = (name: string, text: string) => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const bare = (der: Buffer) => der.toString('base64');
const env = {
  WECHAT_PAY_APPID: 'wx0123456789abcdef',
  WECHAT_PAY_MCHID: '1230000109',
  WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHAT_PAY_PRIVATE_KEY_FILE: file('wx.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  WECHAT_PAY_APIV3_KEY: '0123456789abcdef0123456789abcdef',
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PAY_PUBLIC_KEY_FILE: file('wxpub.pem', publicKey.export({ type: 'spki', format: 'pem' }).toString()),
  ALIPAY_APP_ID: '2021004100000001',
  ALIPAY_SELLER_ID: '2088102147948060',
  // Alipay's console and tool hand out bare base64.
  ALIPAY_PRIVATE_KEY_FILE: file('ali.txt', bare(privateKey.export({ type: 'pkcs8', format: 'der' }))),
  ALIPAY_PUBLIC_KEY_FILE: file('alipub.txt', bare(publicKey.export({ type: 'spki', format: 'der' }))),
};
const base = 'https://www.example.cn/api/notify';

describe('payment settings from the environment', () => {
  test('nothing set means no real gateway', () => {
    expect(gatewaySettingsFromEnv({}, base)).toBeNull();
  });

  test('a whole set is read, keys from files', () => {
    const settings = gatewaySettingsFromEnv(env, base);
    expect(settings?.wechat).toMatchObject({
      baseUrl: 'https://api.mch.weixin.qq.com',
      notifyUrl: `${base}/wechat`,
    });
    expect(settings?.alipay.privateKey.asymmetricKeyType).toBe('rsa');
    expect(Object.keys(settings?.wechat.platformKeys ?? {})).toEqual(['PUB_KEY_ID_1']);
  });

  test('while switching, certificate and public key stand side by side', async () => {
    await shareKeys(dir);
    const { wechat } = await loadKeys(dir);
    const both = { ...env, WECHAT_PAY_CERTIFICATE_FILES: file('cert.pem', wechat.certificate) };
    const serials = Object.keys(gatewaySettingsFromEnv(both, base)?.wechat.platformKeys ?? {});
    expect(serials).toEqual(['PUB_KEY_ID_1', wechat.certificateSerial]);
  });

  test('half a set names what is missing; a wrong one never quotes its value', () => {
    expect(() => gatewaySettingsFromEnv({ ...env, ALIPAY_APP_ID: '' }, base)).toThrow(/set ALIPAY_APP_ID/);
    const short = () => gatewaySettingsFromEnv({ ...env, WECHAT_PAY_APIV3_KEY: 'too-short' }, base);
    expect(short).toThrow(/apiV3Key must have exactly 32 bytes/);
    expect(short).not.toThrow(/too-short/);
    const gone = { ...env, ALIPAY_PUBLIC_KEY_FILE: join(dir, 'none') };
    expect(() => gatewaySettingsFromEnv(gone, base)).toThrow(/ALIPAY_PUBLIC_KEY_FILE/);
  });
});
