import { type Settings, SettingsError } from '../settings';
import { trustsEverybody } from './trusted-proxies';
import { unknownSettings } from './unknown';
import { weakness } from './weak-secret';

/** The numbers that the law wants at the foot of the site and that were not given. */
function emptyFilings({ icp, policeFiling, icpLicence }: Settings): string[] {
  const missing: string[] = [];
  if (!icp) missing.push('HARBOR_ICP is empty: the footer shows no filing number');
  if (!policeFiling)
    missing.push('HARBOR_POLICE_FILING is empty: the footer shows no filing number of the public security');
  if (!icpLicence)
    missing.push('HARBOR_ICP_LICENCE is empty: the footer shows no licence for selling services online');
  return missing;
}

/** What belongs to a developer's machine. */
function developments({ demo, limitProfile, smsDriver, clockAheadHours }: Settings): string[] {
  const wrong: string[] = [];
  if (demo) wrong.push('HARBOR_DEMO: demo accounts and sandbox gateways cannot exist in production');
  if (limitProfile === 'demo')
    wrong.push('HARBOR_LIMITS=demo: passwords and codes could be tried without limit');
  if (clockAheadHours > 0)
    wrong.push('HARBOR_CLOCK_AHEAD_HOURS: time limits of people and money would run out early');
  if (smsDriver === 'dev') wrong.push('HARBOR_SMS=dev: the development SMS driver cannot run in production');
  return wrong;
}

/** Keys that are missing or that somebody could guess; never told are their values. */
function keys({ secret, fieldKeys }: Settings): string[] {
  const wrong: string[] = [];
  const told = 'make one with: openssl rand -hex 32';
  if (!secret) wrong.push(`HARBOR_SECRET is missing: ${told}`);
  const why = secret && weakness(secret);
  if (why) wrong.push(`HARBOR_SECRET ${why}: ${told}`);
  for (const [name = '', key = ''] of fieldKeys.map((pair) => pair.split(':'))) {
    const weak = weakness(key);
    if (weak) wrong.push(`HARBOR_FIELD_KEYS: the key '${name}' ${weak}: ${told}`);
  }
  const names = fieldKeys.map((pair) => pair.split(':')[0] ?? '');
  // The key that the secret gives has its name too.
  for (const name of new Set([...names, 's'].filter((one, i, all) => all.indexOf(one) < i)))
    wrong.push(`HARBOR_FIELD_KEYS: two keys are called '${name}': what one of them sealed could not be read`);
  return wrong;
}

/** Keys that open several doors: who learns one of them, from a gateway's console or a log, has the others. */
function sharedKeys({ fieldKeys }: Settings, env: Record<string, string | undefined>): string[] {
  const given = [
    ...Object.entries(env).filter(
      ([name]) => /^(HARBOR|ALIYUN|WECHAT)_/.test(name) && /_(SECRET|APIV3_KEY)$/.test(name),
    ),
    ...fieldKeys.map((pair) => [`HARBOR_FIELD_KEYS '${pair.split(':')[0]}'`, pair.split(':')[1]]),
  ].map(([name = '', key = '']) => ({ name, key: key.toLowerCase() }));
  return given.flatMap(({ name, key }, i) => {
    const before = given.slice(0, i).find((one) => key !== '' && one.key === key);
    return before ? [`${before.name} and ${name} are the same key: each needs its own`] : [];
  });
}

/** Names and addresses of this machine, as `URL` writes them. */
const isLocal = (host: string) =>
  /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/.test(
    host.toLowerCase().replace(/\.$/, ''),
  );

/** Whether an address is https and of a machine that others reach. */
function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !isLocal(hostname) && !hostname.includes('*');
}

/** Addresses of networks that are nobody's but one's own. */
const isPrivate = (host: string) =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[f[cd]|\[fe[89ab])/.test(
    host,
  );

/** An intranet may have a site, but no payment is ever reported to one. */
const outOfReach = ({ publicUrl }: Settings): string[] =>
  isPrivate(new URL(publicUrl).hostname)
    ? ['HARBOR_PUBLIC_URL is an address of a private network: gateways cannot report payments there']
    : [];

/** Who may speak to the API, and who is believed about where others come from. */
function addresses({ publicUrl, origins, trustProxy }: Settings): string[] {
  const wrong: string[] = [];
  if (!isPublicHttps(publicUrl))
    wrong.push('HARBOR_PUBLIC_URL is missing, not https or this machine itself: set the address of the site');
  else if (new URL(publicUrl).origin !== publicUrl)
    wrong.push(
      'HARBOR_PUBLIC_URL has more than https, name and port: the site is at the root of its address',
    );
  for (const origin of origins.slice(1).filter((origin) => !isPublicHttps(origin)))
    wrong.push(`HARBOR_ORIGINS: ${origin} is not https or this machine itself`);
  if (trustsEverybody(trustProxy))
    wrong.push('HARBOR_TRUST_PROXY believes about anybody: name the addresses of your own proxies');
  return wrong;
}

/** Whose answers are believed, and who is told codes and amounts: over lines that nobody else reads or writes. */
function services(env: Record<string, string | undefined>): string[] {
  const wrong = ['ALIYUN_SMS_ENDPOINT', 'WECHAT_PAY_BASE_URL', 'ALIPAY_GATEWAY']
    .filter((name) => env[name] && !isPublicHttps(env[name]))
    .map(
      (name) => `${name} is not https or this machine itself: codes and payments would go over an open line`,
    );
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    wrong.push('NODE_TLS_REJECT_UNAUTHORIZED=0: anybody could pass for a gateway');
  return wrong;
}

/** Robots of group chats: their keys and what is late go over no open line but within one's own network. */
const webhooks = ({ desk }: Settings): string[] =>
  desk.webhooks.flatMap(({ address }, i) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || isLocal(hostname) || isPrivate(hostname)
      ? []
      : [`HARBOR_DESK_WEBHOOKS: number ${i + 1} is not https: its key would go over an open line`];
  });

/** Where the site is reached, and from where its code comes. */
function places({ port, releases }: Settings, env: Record<string, string | undefined>): string[] {
  const wrong: string[] = [];
  if (port === 0) wrong.push('PORT=0: nobody would know where the server listens');
  const { endpoint } = releases.s3 ?? {};
  // A bucket on this machine has no line that others could write to.
  if (endpoint && new URL(endpoint).protocol !== 'https:' && !isLocal(new URL(endpoint).hostname))
    wrong.push('HARBOR_S3_ENDPOINT is not https: whoever is on the line could replace the code of the site');
  const halves = ['HARBOR_S3_ENDPOINT', 'HARBOR_S3_KEY_ID'].filter((name) => env[name]);
  if (!releases.s3 && halves.length > 0)
    wrong.push(`${halves.join(' and ')} without HARBOR_S3_BUCKET: releases would stay on this machine`);
  return wrong;
}

/** An account of which a half was given, so that its login would be missing without a word. */
function halves(env: Record<string, string | undefined>): string[] {
  return [
    ['WECHAT_LOGIN_APPID', 'WECHAT_LOGIN_SECRET'],
    ['WECHAT_INAPP_APPID', 'WECHAT_INAPP_SECRET'],
    ['HARBOR_S3_KEY_ID', 'HARBOR_S3_KEY_SECRET'],
    ['HARBOR_SMTP_URL', 'HARBOR_MAIL_FROM'],
  ]
    .filter((pair) => pair.some((name) => env[name]) && !pair.every((name) => env[name]))
    .map((pair) => `${pair.join(' and ')}: one is no use without the other`);
}

/** What codes by SMS need. */
function smsAccount({ smsDriver, aliyunSms }: Settings): string[] {
  const { keyId, keySecret, signName, codeTemplate } = aliyunSms;
  if (smsDriver !== 'aliyun' || (keyId && keySecret && signName && codeTemplate)) return [];
  return [
    'ALIYUN_KEY_ID, ALIYUN_KEY_SECRET, ALIYUN_SMS_SIGN, ALIYUN_SMS_CODE_TEMPLATE: nobody could get a code without them',
  ];
}

/**
 * What a production start refuses and what it only warns of. Everything that is wrong is told at once.
 * @param env the environment that the settings were read from: names in it that nothing reads are refused too
 * @returns what is missing without being in the way
 * @throws SettingsError when demo accounts, development drivers, loosened limits, an open API, a misspelt setting, or
 *   a key that is missing or can be guessed would go live.
 */
export function checkProduction(settings: Settings, env: Record<string, string | undefined>): string[] {
  if (!settings.production) return [];
  const wrong = [
    ...developments(settings),
    ...keys(settings),
    ...sharedKeys(settings, env),
    ...addresses(settings),
    ...services(env),
    ...webhooks(settings),
    ...places(settings, env),
    ...halves(env),
    ...smsAccount(settings),
    ...unknownSettings(env),
  ];
  if (wrong.length > 0) throw new SettingsError(`Refusing to start in production:\n  ${wrong.join('\n  ')}`);
  return [...emptyFilings(settings), ...outOfReach(settings)];
}
