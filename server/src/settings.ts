import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { workspaceRoot } from './paths';
import {
  accountSettings,
  captchaSettings,
  loginSettings,
  sessionSettings,
  smsSettings,
  wechatLoginSettings,
} from './settings/accounts';
import { clockAhead } from './settings/clock';
import { deskSettings } from './settings/desk';
import { environment } from './settings/environment';
import { type LimitProfile, quotasOf, streamLimitsOf } from './settings/limits';
import { mailSettings } from './settings/mail';
import { privacySettings } from './settings/privacy';
import { releaseSettings } from './settings/releases';
import { staffSettings } from './settings/staff';
import { supportSettings } from './settings/support';

/** Thrown for settings that cannot work; the message names the variable and says what to do. */
export class SettingsError extends Error {}

/**
 * Every setting of the server, read from the environment once at start.
 * @throws SettingsError naming each variable that is wrong.
 */
export function loadSettings(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`Settings are wrong:\n  ${lines.join('\n  ')}`);
  }
  const e = parsed.data;
  if (e.HARBOR_SMTP_URL && !e.HARBOR_MAIL_FROM)
    throw new SettingsError(
      'Settings are wrong:\n  HARBOR_SMTP_URL without HARBOR_MAIL_FROM: mails need a sender, e.g. 学术港 <notice@example.cn>',
    );
  const production = e.HARBOR_ENV === 'production';
  const profile: LimitProfile = e.HARBOR_LIMITS ?? (production ? 'production' : 'demo');
  const demoOf = e.HARBOR_DEMO ?? (e.HARBOR_ENV === 'development' ? '1' : '0');
  const demo = demoOf !== '0';
  const publicUrl = (e.HARBOR_PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/(?<!\/)\/+$/, '');
  return {
    env: e.HARBOR_ENV,
    production,
    /** Sandbox gateways exist. */
    demo,
    /** Demo accounts and demo data exist too. */
    demoData: demoOf === '1',
    host: e.HOST ?? '0.0.0.0',
    port: e.PORT,
    /** Address under which people reach the site, without a slash at the end. */
    publicUrl,
    /** Origins whose pages may call the API. */
    origins: [new URL(publicUrl).origin, ...e.HARBOR_ORIGINS],
    /** The only host that answers the team's pages and calls; every host without one. */
    staffHost: e.HARBOR_STAFF_HOST,
    /** Address of the team's pages, without a slash at the end; a host of their own is reached as the site is. */
    staffUrl: e.HARBOR_STAFF_HOST
      ? `${publicUrl.startsWith('http:') ? 'http' : 'https'}://${e.HARBOR_STAFF_HOST}`
      : publicUrl,
    /** Ms between `/readyz` saying no and the end of listening, for balancers to notice. */
    drainMs: e.HARBOR_DRAIN_MS ?? (production ? 1000 : 200),
    /** Ms for which an answer waits for its page to be drawn; after them the browser draws it. */
    drawingWait: e.HARBOR_DRAWING_WAIT,
    /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
    trustProxy: e.HARBOR_TRUST_PROXY,
    dataDir: resolve(e.HARBOR_DATA ?? `${workspaceRoot}/.harbor`),
    databaseUrl: e.DATABASE_URL,
    /** Socket of the scanner that looks at private files; without one they are checked by their form alone. */
    clamd: e.HARBOR_CLAMD,
    poolSize: e.HARBOR_POOL,
    /** Limits on statements, locks and the wait for a connection are so many times as long. */
    databasePatience: e.HARBOR_DATABASE_PATIENCE,
    /** Key of every HMAC the server makes. In production it is given; elsewhere main.ts keeps one in the data folder. */
    secret: e.HARBOR_SECRET ?? (production ? '' : randomBytes(32).toString('hex')),
    secretGiven: e.HARBOR_SECRET !== undefined,
    logLevel: e.HARBOR_LOG ?? (e.HARBOR_ENV === 'test' ? 'silent' : 'info'),
    smsDriver: e.HARBOR_SMS ?? (production ? 'aliyun' : 'dev'),
    aliyunSms: {
      endpoint: e.ALIYUN_SMS_ENDPOINT,
      keyId: e.ALIYUN_KEY_ID,
      keySecret: e.ALIYUN_KEY_SECRET,
      signName: e.ALIYUN_SMS_SIGN,
      codeTemplate: e.ALIYUN_SMS_CODE_TEMPLATE,
      notifyTemplate: e.ALIYUN_SMS_NOTIFY_TEMPLATE,
    },
    /** Keys of encrypted fields, `<name>:<hex>`, the newest first; without any the secret gives one. */
    fieldKeys: e.HARBOR_FIELD_KEYS,
    /** The apps at WeChat's open platform: of the website, and of the account whose pages open inside WeChat. */
    wechatApps: {
      web: { appId: e.WECHAT_LOGIN_APPID, secret: e.WECHAT_LOGIN_SECRET },
      inApp: { appId: e.WECHAT_INAPP_APPID, secret: e.WECHAT_INAPP_SECRET },
    },
    icp: e.HARBOR_ICP,
    /** 公安备案 number, e.g. `粤公网安备44030000000000号`. */
    policeFiling: e.HARBOR_POLICE_FILING,
    /** Number of the licence to sell services online (增值电信业务经营许可证). */
    icpLicence: e.HARBOR_ICP_LICENCE,
    limits: quotasOf(profile),
    streams: streamLimitsOf(profile),
    /** For areas with quotas of their own. */
    limitProfile: profile,
    sessions: sessionSettings(profile),
    sms: smsSettings(profile),
    mail: mailSettings(e, profile, demo),
    login: loginSettings(profile),
    releases: releaseSettings(e, profile),
    captcha: { ...captchaSettings },
    wechatLogin: { ...wechatLoginSettings },
    accounts: { ...accountSettings },
    privacy: privacySettings(profile),
    orders: {
      /** An unpaid order closes after so many ms. */
      unpaidFor: e.HARBOR_UNPAID_MINUTES * 60_000,
    },
    coupons: {
      /** Tries at redemption codes, wrong ones in a row. */
      codeTries: { limit: profile === 'production' ? 5 : 500, seconds: 3600 },
    },
    staff: { ...staffSettings },
    desk: deskSettings(e.HARBOR_DESK_WEBHOOKS),
    support: supportSettings(e.HARBOR_SUPPORT_HOURS),
    clock: clockAhead(e.HARBOR_CLOCK_AHEAD_HOURS),
    clockAheadHours: e.HARBOR_CLOCK_AHEAD_HOURS,
  };
}

/** What {@link loadSettings} gives. */
export type Settings = ReturnType<typeof loadSettings>;
