import { createHash, randomBytes } from 'node:crypto';
import { loadSettings } from '../settings';
import { checkProduction } from './production';

const live = {
  HARBOR_ENV: 'production',
  HARBOR_SECRET: randomBytes(32).toString('hex'),
  HARBOR_PUBLIC_URL: 'https://www.harbor.example',
  ALIYUN_KEY_ID: 'id',
  ALIYUN_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN: '学术港',
  ALIYUN_SMS_CODE_TEMPLATE: 'SMS_1',
};
const filings = {
  HARBOR_ICP: '粤ICP备00000000号-1',
  HARBOR_POLICE_FILING: '粤公网安备00000000000000号',
  HARBOR_ICP_LICENCE: '粤B2-00000000',
};

function start(changed: Record<string, string> = {}) {
  const env = { ...live, ...filings, ...changed };
  return checkProduction(loadSettings(env), env);
}

test('a start with all filing numbers warns of nothing', () => {
  expect(start()).toEqual([]);
});

test.each(Object.keys(filings))('a start without %s warns of it', (name) => {
  const warnings = start({ [name]: '' });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(`${name} is empty`);
});

const randomKey = () => `k1:${randomBytes(32).toString('hex')}`;
const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const key = (digits: string) => `k1:${digits.repeat(64 / digits.length)}`;

test.each([
  ['HARBOR_LIMITS', 'demo', /HARBOR_LIMITS=demo/],
  ['HARBOR_CLOCK_AHEAD_HOURS', '49', /HARBOR_CLOCK_AHEAD_HOURS: time limits/],
  ['HARBOR_SECRET', 'x'.repeat(40), /one piece repeated/],
  ['HARBOR_SECRET', 'abc123'.repeat(8), /one piece repeated/],
  ['HARBOR_SECRET', `${'a'.repeat(39)}b`, /fewer than 8/],
  ['HARBOR_SECRET', 'please-change-me-before-you-go-live-0', /word of examples/],
  ['HARBOR_SECRET', 'passw0rdpassw0rdpassw0rdpassw0rd!', /word of examples/],
  ['HARBOR_TEST_CHECKER', '/tmp/checker.mjs', /HARBOR_TEST_CHECKER: there is no such setting/],
  ['HARBOR_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', /sequence/],
  ['HARBOR_SECRET', 'qwertyuiopasdfghjklzxcvbnm1234567890', /sequence/],
  ['HARBOR_FIELD_KEYS', key('0'), /the key 'k1' is one piece repeated/],
  ['HARBOR_FIELD_KEYS', key('0123456789abcdef'), /the key 'k1' is one piece repeated/],
  ['HARBOR_FIELD_KEYS', `${randomKey()},${randomKey()}`, /two keys are called 'k1'/],
  ['HARBOR_SECRET', hash('sha256', ''), /HARBOR_SECRET is the hash of nothing/],
  ['HARBOR_SECRET', hash('sha256', '\n').toUpperCase(), /the hash of nothing/],
  ['HARBOR_SECRET', hash('md5', 'password'), /a word that everybody knows/],
  ['HARBOR_SECRET', createHash('sha512').update('').digest('base64'), /the hash of nothing/],
  ['HARBOR_FIELD_KEYS', `k1:${hash('sha512', '').slice(0, 64)}`, /the key 'k1' is the hash of nothing/],
  ['HARBOR_FIELD_KEYS', `k1:${live.HARBOR_SECRET}`, /HARBOR_SECRET and HARBOR_FIELD_KEYS 'k1' are the same/],
  ['HARBOR_FIELD_KEYS', `a:${hash('md5', 'x').repeat(2)}`, /one piece repeated/],
  ['HARBOR_FIELD_KEYS', `s:${randomBytes(32).toString('hex')}`, /two keys are called 's'/],
  ['WECHAT_PAY_APIV3_KEY', live.HARBOR_SECRET.toUpperCase(), /WECHAT_PAY_APIV3_KEY are the same key/],
  ['PORT', '0', /PORT=0/],
  ['PORT', ' ', /PORT=0/],
  ['HARBOR_S3_ENDPOINT', 'https://s3.harbor.example', /without HARBOR_S3_BUCKET/],
  ['WECHAT_LOGIN_APPID', 'wx1', /WECHAT_LOGIN_APPID and WECHAT_LOGIN_SECRET: one is no use/],
  ['WECHAT_INAPP_SECRET', 'x1', /WECHAT_INAPP_APPID and WECHAT_INAPP_SECRET: one is no use/],
  ['HARBOR_PUBLIC_URL', 'http://www.harbor.example', /HARBOR_PUBLIC_URL/],
  ['HARBOR_PUBLIC_URL', 'https://localhost', /HARBOR_PUBLIC_URL/],
  ['HARBOR_PUBLIC_URL', 'https://localhost.', /HARBOR_PUBLIC_URL is/],
  ['HARBOR_PUBLIC_URL', 'https://[::ffff:127.0.0.1]', /HARBOR_PUBLIC_URL is/],
  ['HARBOR_PUBLIC_URL', 'https://*.harbor.example', /HARBOR_PUBLIC_URL is/],
  ['HARBOR_PUBLIC_URL', 'https://www.harbor.example/site?a', /HARBOR_PUBLIC_URL has more/],
  ['HARBOR_PUBLIC_URL', 'https://me:word@www.harbor.example', /HARBOR_PUBLIC_URL has more/],
  ['ALIYUN_SMS_ENDPOINT', 'http://dysmsapi.aliyuncs.com', /ALIYUN_SMS_ENDPOINT is not https/],
  ['ALIYUN_SMS_ENDPOINT', 'https://127.0.0.1:9', /ALIYUN_SMS_ENDPOINT is not https/],
  ['WECHAT_PAY_BASE_URL', 'http://api.mch.weixin.qq.com', /WECHAT_PAY_BASE_URL is not https/],
  ['ALIPAY_GATEWAY', 'http://localhost:8080/sandbox', /ALIPAY_GATEWAY is not https/],
  [
    'HARBOR_DESK_WEBHOOKS',
    'wecom+http://robots.harbor.example/?key=a',
    /HARBOR_DESK_WEBHOOKS: number 1 is not/,
  ],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', /NODE_TLS_REJECT_UNAUTHORIZED=0/],
  ['HARBOR_ORIGINS', 'http://m.harbor.example', /HARBOR_ORIGINS: http:\/\/m\.harbor\.example/],
  ['HARBOR_ORIGINS', 'https://127.0.0.1:3000', /HARBOR_ORIGINS/],
  ['HARBOR_TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1', /HARBOR_TRUST_PROXY believes/],
  ['HARBOR_TRUST_PROXY', '1.0.0.0/2', /HARBOR_TRUST_PROXY believes/],
  ['HARBOR_TRUST_PROXY', '2000::/3', /HARBOR_TRUST_PROXY believes/],
  ['HARBOR_LIMIT', 'production', /HARBOR_LIMIT: there is no such setting; HARBOR_LIMITS is meant\?/],
  ['HARBOR_TELEMETRY_TARGET', '1', /HARBOR_TELEMETRY_TARGET: there is no such setting$/],
])('production does not start with %s=%s', (name, value, words) => {
  expect(() => start({ [name]: value })).toThrow(words);
});

test('two field keys are two keys', () => {
  const same = randomBytes(32).toString('hex');
  expect(() => start({ HARBOR_FIELD_KEYS: `new:${same},old:${same.toUpperCase()}` })).toThrow(/the same key/);
});

test('releases come over a line that nobody else writes to', () => {
  const bucket = (endpoint: string) => start({ HARBOR_S3_BUCKET: 'harbor', HARBOR_S3_ENDPOINT: endpoint });
  for (const open of ['http://s3.harbor.example', 'http://10.0.0.5:9000', 'ftp://s3.harbor.example'])
    expect(() => bucket(open)).toThrow(/HARBOR_S3_ENDPOINT is not https/);
  for (const closed of ['https://s3.harbor.example', 'http://127.0.0.1:9000', 'http://localhost:9000'])
    expect(bucket(closed)).toEqual([]);
});

test.each(['https://10.1.2.3', 'https://192.168.0.9:8443', 'https://172.20.0.1', 'https://[fd00::1]'])(
  'a site at %s starts and is told that no payment is reported to it',
  (address) =>
    expect(start({ HARBOR_PUBLIC_URL: address })).toEqual([expect.stringContaining('private network')]),
);

test.each([
  ['HARBOR_ORIGINS', '*'],
  ['HARBOR_ORIGINS', 'https://*.harbor.example'],
  ['HARBOR_ORIGINS', 'https://m.harbor.example/'],
  ['HARBOR_ORIGINS', 'm.harbor.example'],
  ['HARBOR_ORIGINS', 'null'],
  ['HARBOR_TRUST_PROXY', 'everybody'],
  ['HARBOR_TRUST_PROXY', '0.0.0.0/0'],
  ['HARBOR_TRUST_PROXY', '0.0.0.0/0.0.0.0'],
  ['HARBOR_TRUST_PROXY', '::/0'],
  ['HARBOR_TRUST_PROXY', '10.0.0.1/40'],
  // A number of proxies, as Express has it, is read as 0.0.0.1 by some; 10.1 as 10.0.0.1.
  ['HARBOR_TRUST_PROXY', '1'],
  ['HARBOR_TRUST_PROXY', '10.1'],
  ['DATABASE_URL', 'localhost:5432/harbor'],
  ['HARBOR_SMTP_URL', 'smtp.example.cn:465'],
  ['HARBOR_SMTP_URL', 'https://smtp.example.cn'],
  ['HARBOR_SMTP_URL', 'smtp://smtp.example.cn/path?secure=0'],
  // The sender is missing.
  ['HARBOR_SMTP_URL', 'smtps://u:p@smtp.example.cn'],
  ['HARBOR_MAIL_FROM', '学术港'],
  ['HARBOR_MAIL_FROM', 'a@example.cn, b@example.cn'],
  ['HARBOR_MAIL_FROM', '学术港 <a@example.cn>\r\nBcc: b@example.cn'],
])('nothing starts with %s=%s, in no environment', (name, value) => {
  expect(() => loadSettings({ [name]: value })).toThrow(name);
});

test('mails have a server and a sender, and a sender alone is told in production', () => {
  const from = '学术港 <notice@harbor.example>';
  const { mail } = loadSettings({
    HARBOR_SMTP_URL: 'smtps://u%40x:p%2F@smtp.harbor.example',
    HARBOR_MAIL_FROM: from,
  });
  expect(mail).toMatchObject({ driver: 'smtp', from });
  expect(loadSettings({ HARBOR_DEMO: '0' }).mail.driver).toBe('none');
  expect(loadSettings({ HARBOR_DEMO: '1' }).mail.driver).toBe('dev');
  expect(() => start({ HARBOR_MAIL_FROM: from })).toThrow('HARBOR_SMTP_URL and HARBOR_MAIL_FROM');
});

test('everything that is wrong is told at once, and no value of a key', () => {
  const weak = 'x'.repeat(40);
  const begin = () => start({ HARBOR_LIMITS: 'demo', HARBOR_SECRET: weak, HARBOR_LIMIT: '1' });
  expect(begin).toThrow(/HARBOR_LIMITS=demo.*HARBOR_SECRET is.*HARBOR_LIMIT:/s);
  expect(begin).not.toThrow(weak);
});

test('what a production needs passes: random keys of any writing, own proxies, further origins, names of commands', () => {
  for (let n = 0; n < 500; n += 1) {
    expect(() => start({ HARBOR_SECRET: randomBytes(16).toString('hex') })).not.toThrow();
    expect(() => start({ HARBOR_SECRET: randomBytes(32).toString('base64') })).not.toThrow();
    expect(() => start({ HARBOR_FIELD_KEYS: `k1:${randomBytes(32).toString('hex')}` })).not.toThrow();
  }
  const phrase = 'harter Kaffee, zwei Eulen und ein Fahrrad';
  const proxies = 'loopback,uniquelocal,203.0.113.0/24,2001:db8::/32';
  expect(start({ HARBOR_SECRET: phrase, HARBOR_TRUST_PROXY: proxies })).toEqual([]);
  expect(start({ HARBOR_ORIGINS: 'https://m.harbor.example,https://t.harbor.example:8443' })).toEqual([]);
  expect(start({ HARBOR_SITE: 'https://www.harbor.example', HARBOR_TOKEN: 'hbr' })).toEqual([]);
});
