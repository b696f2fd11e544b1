import { type Settings, SettingsError } from '../settings';

/** The numbers that the law wants at the foot of the site (trust.md §8) and that were not given. */
function emptyFilings({ icp, policeFiling, icpLicence }: Settings): string[] {
  const missing: string[] = [];
  if (!icp) missing.push('HARBOR_ICP is empty: the footer shows no filing number');
  if (!policeFiling)
    missing.push('HARBOR_POLICE_FILING is empty: the footer shows no filing number of the public security');
  if (!icpLicence)
    missing.push('HARBOR_ICP_LICENCE is empty: the footer shows no licence for selling services online');
  return missing;
}

/**
 * What a production start refuses and what it only warns of.
 * @throws SettingsError when demo accounts, development drivers or a missing key would go live.
 */
export function checkProduction(settings: Settings): string[] {
  if (!settings.production) return [];
  const wrong: string[] = [];
  if (settings.demo)
    wrong.push('HARBOR_DEMO=1: demo accounts and sandbox gateways cannot exist in production');
  if (settings.smsDriver === 'dev')
    wrong.push('HARBOR_SMS=dev: the development SMS driver cannot run in production');
  if (!settings.secret) wrong.push('HARBOR_SECRET is missing: set a random text of at least 32 characters');
  if (!settings.publicUrl.startsWith('https://'))
    wrong.push('HARBOR_PUBLIC_URL is missing or not https: set the address of the site');
  const { keyId, keySecret, signName, codeTemplate } = settings.aliyunSms;
  if (settings.smsDriver === 'aliyun' && !(keyId && keySecret && signName && codeTemplate))
    wrong.push(
      'ALIYUN_KEY_ID, ALIYUN_KEY_SECRET, ALIYUN_SMS_SIGN, ALIYUN_SMS_CODE_TEMPLATE: nobody could get a code without them',
    );
  if (wrong.length > 0) throw new SettingsError(`Refusing to start in production:\n  ${wrong.join('\n  ')}`);
  return emptyFilings(settings);
}
