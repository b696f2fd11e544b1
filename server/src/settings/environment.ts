import { z } from 'zod';
import { areWebhooks } from './desk';
import { areProxies } from './trusted-proxies';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Whether a text is an origin and nothing more, as browsers send it. */
const isOrigin = (text: string) =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const fieldKey = /^[a-z0-9]{1,8}:[0-9a-f]{64}$/i;

/** Whether a text is the address of an SMTP server and nothing more. */
function isSmtp(text: string): boolean {
  if (!/^smtps?:\/\/[^\s]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== '' && pathname.length <= 1 && search === '' && hash === '';
}

const plainAddress = /^[\w.%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,9}[A-Za-z]{2,24}$/;
const senderName = /^[^\p{C}<>",;:@]{1,40}$/u;

/** Whether mails can come from it: an address, with a name before it or without. */
function isSender(text: string): boolean {
  const at = text.indexOf(' <');
  if (at < 0) return plainAddress.test(text);
  return (
    senderName.test(text.slice(0, at)) && text.endsWith('>') && plainAddress.test(text.slice(at + 2, -1))
  );
}

/** The environment variables that the server reads; README.md explains them. Empty ones count as not set. */
export const environment = z.object({
  HARBOR_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HARBOR_DATA: z.string().optional(),
  HARBOR_DEMO: z.enum(['0', '1', 'empty']).optional(),
  HARBOR_LIMITS: z.enum(['production', 'demo']).optional(),
  HARBOR_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  HARBOR_FIELD_KEYS: list.default([]).refine((keys) => keys.every((key) => fieldKey.test(key)), {
    message: 'a list of <name>:<64 hexadecimal digits>, the newest first',
  }),
  HARBOR_PUBLIC_URL: z.url().optional(),
  HARBOR_ORIGINS: list.default([]).refine((origins) => origins.every(isOrigin), {
    message: 'a list of origins like https://m.example.cn, without a path and without wildcards',
  }),
  HARBOR_STAFF_HOST: z
    .string()
    .regex(
      /^[a-z0-9.-]+(:\d{1,5})?$/,
      'a host like staff.example.cn, in small letters, without https:// or a path',
    )
    .optional(),
  HARBOR_TRUST_PROXY: list.default([]).refine(areProxies, {
    message: 'a list of addresses or networks of proxies, e.g. 10.0.0.2,192.168.0.0/24',
  }),
  HARBOR_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  HARBOR_SMS: z.enum(['dev', 'aliyun']).optional(),
  ALIYUN_SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
  ALIYUN_KEY_ID: z.string().default(''),
  ALIYUN_KEY_SECRET: z.string().default(''),
  ALIYUN_SMS_SIGN: z.string().default(''),
  ALIYUN_SMS_CODE_TEMPLATE: z.string().default(''),
  ALIYUN_SMS_NOTIFY_TEMPLATE: z.string().default(''),
  HARBOR_SMTP_URL: z
    .string()
    .refine(isSmtp, 'an address like smtps://user:password@smtp.example.cn:465 or smtp://…:587')
    .optional(),
  HARBOR_MAIL_FROM: z
    .string()
    .refine(isSender, 'an address like notice@example.cn or 学术港 <notice@example.cn>')
    .optional(),
  HARBOR_DESK_WEBHOOKS: z
    .string()
    .refine(
      areWebhooks,
      'addresses of WeCom or DingTalk robots between blanks; those of other hosts with wecom+ or dingtalk+ before them',
    )
    .default(''),
  WECHAT_LOGIN_APPID: z.string().default(''),
  WECHAT_LOGIN_SECRET: z.string().default(''),
  WECHAT_INAPP_APPID: z.string().default(''),
  WECHAT_INAPP_SECRET: z.string().default(''),
  HARBOR_UNPAID_MINUTES: z.coerce.number().int().min(5).max(1440).default(30),
  HARBOR_SUPPORT_HOURS: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'two clock times, e.g. 09:00-21:00')
    .default('09:00-21:00'),
  HARBOR_ICP: z.string().default(''),
  HARBOR_POLICE_FILING: z.string().default(''),
  HARBOR_ICP_LICENCE: z.string().default(''),
  HARBOR_PIN_HOURS: z.coerce.number().min(0.001).max(168).default(24),
  HARBOR_RELEASE_KEEP: z.coerce.number().int().min(1).max(1000).default(20),
  HARBOR_RELEASE_KEEP_DAYS: z.coerce.number().min(1).max(365).default(7),
  HARBOR_RELEASE_PACK_MB: z.coerce.number().min(1).max(500).default(32),
  HARBOR_ENTRY_BUDGET_KB: z.coerce.number().min(1).max(1000).default(12),
  HARBOR_PAGE_BUDGET_KB: z.coerce.number().min(1).max(10_000).default(150),
  HARBOR_HEAL_VISITORS: z.coerce.number().int().min(1).max(10_000).optional(),
  HARBOR_HEAL_RATE: z.coerce.number().min(0.01).max(1).default(0.2),
  HARBOR_HEAL_PER_ADDRESS: z.coerce.number().int().min(1).max(10_000).optional(),
  HARBOR_HEAL_TOGETHER: z.coerce.number().int().min(2).max(1000).optional(),
  HARBOR_HEAL_MOST: z.coerce.number().int().min(1).max(1000).optional(),
  HARBOR_GOOD_VISITORS: z.coerce.number().int().min(1).max(100_000).optional(),
  HARBOR_GOOD_MINUTES: z.coerce.number().min(0).max(10_080).optional(),
  HARBOR_CLAMD: z
    .string()
    .startsWith('/', 'path of the socket of clamd, e.g. /run/clamav/clamd.ctl')
    .optional(),
  HARBOR_S3_ENDPOINT: z.url().optional(),
  HARBOR_S3_BUCKET: z.string().optional(),
  HARBOR_S3_REGION: z.string().default('us-east-1'),
  HARBOR_S3_KEY_ID: z.string().default(''),
  HARBOR_S3_KEY_SECRET: z.string().default(''),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres|postgresql|socket):/, 'an address like postgres://user@host:5432/database')
    .optional(),
  HARBOR_POOL: z.coerce.number().int().min(2).max(200).default(10),
  HARBOR_DATABASE_PATIENCE: z.coerce.number().min(1).max(20).default(1),
  HARBOR_DRAWING_WAIT: z.coerce.number().int().min(0).max(60_000).default(150),
  HARBOR_CLOCK_AHEAD_HOURS: z.coerce.number().int().min(0).max(8760).default(0),
  HARBOR_DRAIN_MS: z.coerce.number().int().min(0).max(5000).optional(),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
});

export type Environment = z.output<typeof environment>;
