import { createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type GatewaySettings, gatewaySettings } from './settings';

type Env = Record<string, string | undefined>;

/** The variables that connect the real gateways; any one of them set means that all are meant. */
const names = [
  'WECHAT_PAY_APPID',
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY_FILE',
  'WECHAT_PAY_APIV3_KEY',
  'ALIPAY_APP_ID',
  'ALIPAY_SELLER_ID',
  'ALIPAY_PRIVATE_KEY_FILE',
  'ALIPAY_PUBLIC_KEY_FILE',
] as const;

/**
 * The real gateways' settings, keys from files; null when none is set (then the sandbox serves).
 * `WECHAT_PAY_PUBLIC_KEY_ID` with `WECHAT_PAY_PUBLIC_KEY_FILE`, and `WECHAT_PAY_CERTIFICATE_FILES` (comma
 * separated) name the platform's keys: one of the ways, or both while switching.
 * @param notifyBase address under which the gateways reach us, e.g. `https://www.example.cn/api/applet/pay/notify`
 * @throws Error naming the variable that is missing or wrong; never its value.
 */
export function gatewaySettingsFromEnv(env: Env, notifyBase: string): GatewaySettings | null {
  if (names.every((name) => !env[name])) return null;
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Payment settings are incomplete: set ${missing.join(', ')}`);
  const parsed = gatewaySettings.safeParse({
    wechat: {
      baseUrl: env.WECHAT_PAY_BASE_URL || undefined,
      appid: env.WECHAT_PAY_APPID,
      mchid: env.WECHAT_PAY_MCHID,
      serialNo: env.WECHAT_PAY_SERIAL,
      privateKey: file(env, 'WECHAT_PAY_PRIVATE_KEY_FILE'),
      apiV3Key: env.WECHAT_PAY_APIV3_KEY,
      platformKeys: platformKeys(env),
      publicKeyId: env.WECHAT_PAY_PUBLIC_KEY_ID ?? '',
      notifyUrl: `${notifyBase}/wechat`,
    },
    alipay: {
      gateway: env.ALIPAY_GATEWAY || undefined,
      appId: env.ALIPAY_APP_ID,
      sellerId: env.ALIPAY_SELLER_ID,
      privateKey: pem(file(env, 'ALIPAY_PRIVATE_KEY_FILE'), 'PRIVATE KEY'),
      alipayPublicKey: pem(file(env, 'ALIPAY_PUBLIC_KEY_FILE'), 'PUBLIC KEY'),
      notifyUrl: `${notifyBase}/alipay`,
    },
  });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Payment settings are wrong: ${lines.join('; ')}`);
}

function platformKeys(env: Env): Record<string, string> {
  const keys: Record<string, string> = {};
  if (env.WECHAT_PAY_PUBLIC_KEY_ID)
    keys[env.WECHAT_PAY_PUBLIC_KEY_ID] = file(env, 'WECHAT_PAY_PUBLIC_KEY_FILE');
  for (const path of (env.WECHAT_PAY_CERTIFICATE_FILES ?? '').split(',').filter(Boolean)) {
    const pem = readFileSync(path.trim(), 'utf8');
    const spki = createPublicKey(pem).export({ type: 'spki', format: 'pem' });
    keys[new X509Certificate(pem).serialNumber] = spki.toString();
  }
  return keys;
}

function file(env: Env, name: string): string {
  const path = env[name];
  if (!path) throw new Error(`Payment settings are incomplete: set ${name}`);
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`Payment settings: the file of ${name} cannot be read`, { cause });
  }
}

/** Alipay's console and key tool hand out bare base64. */
function pem(text: string, label: string): string {
  if (text.includes('-----BEGIN')) return text;
  return `-----BEGIN ${label}-----\n${text.replace(/\s/g, '').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`;
}
