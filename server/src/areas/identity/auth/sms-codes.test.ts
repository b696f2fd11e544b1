import { type TestApp, testApp } from '../../../testing/app';
import { checkCode } from './sms-codes';
import { solvePuzzle } from './testing/puzzle';

const minute = 60_000;
const consent = { terms: true as const, privacy: true as const };

let site: TestApp;
let count = 0;
const next = () => {
  count += 1;
  return count;
};
const newPhone = () => `1360000${String(next()).padStart(4, '0')}`;

beforeAll(async () => {
  site = await testApp({ areas: ['auth'], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

/** Each from an address of its own, so that only the limits of the phone are met. */
const ask = (phone: string, scene: 'login' | 'register' = 'login') =>
  site.call('POST /get_sms', { body: { phone, scene }, ip: `198.51.100.${next() % 250}` });

/** Solves a puzzle, as somebody does who asks for a third code. */
const askSolved = async (phone: string) => {
  const captcha = await solvePuzzle(site, phone, 'login');
  return site.call('POST /get_sms', {
    body: { phone, scene: 'login', captcha },
    ip: `198.51.100.${next() % 250}`,
  });
};

const login = (phone: string, code: string) =>
  site.call('POST /auth/p_login', { body: { phone, code, consent }, ip: `198.51.101.${next() % 250}` });

async function code(phone: string, scene: 'login' | 'register' = 'login'): Promise<string> {
  const { data } = await ask(phone, scene);
  return data.dev_code ?? '';
}

const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('outside production the code is told, and stands in the outbox', async () => {
  const phone = newPhone();
  const { data } = await ask(phone);
  expect(data).toEqual({ resend_after: 60, expires_in: 300, dev_code: expect.stringMatching(/^\d{6}$/) });
  const sent = await site.core.db.selectFrom('dev_outbox').selectAll().where('phone', '=', phone).execute();
  expect(sent.map(({ text }) => text)).toEqual([`验证码 ${data.dev_code}，5分钟内有效`]);
});

test('a code is kept only as an HMAC', async () => {
  const phone = newPhone();
  const told = await code(phone);
  const row = await site.core.db
    .selectFrom('sms_codes')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirst();
  expect(row?.code_hmac).toHaveLength(32);
  expect(JSON.stringify({ ...row, phone: '', id: '' })).not.toContain(told);
});

test('a right code logs in once', async () => {
  const phone = newPhone();
  const told = await code(phone);
  expect((await login(phone, told)).data).toMatchObject({ token_type: 'Bearer', is_new_user: true });
  const again = await login(phone, told);
  expect([again.status, again.errors]).toEqual([422, { code: ['验证码错误或已过期'] }]);
});

test('twins with the same code: one gets in', async () => {
  const phone = newPhone();
  await site.user({ phone });
  const told = await code(phone);
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(phone, told)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('after five tries even the right code is burnt', async () => {
  const phone = newPhone();
  const told = await code(phone);
  for (let n = 0; n < 5; n += 1) expect((await login(phone, wrong(told))).status).toBe(422);
  expect((await login(phone, told)).status).toBe(422);
});

test('fifteen tries a day are all there are, over all codes', async () => {
  site.clock.toNext('day');
  const phone = newPhone();
  let told = '';
  for (let round = 0; round < 3; round += 1) {
    told = (await askSolved(phone)).data.dev_code ?? '';
    for (let n = 0; n < 5; n += 1) await login(phone, wrong(told));
    site.clock.advance(minute + 1000);
  }
  told = (await askSolved(phone)).data.dev_code ?? '';
  expect((await login(phone, told)).status).toBe(429);
});

test('a code is good for five minutes', async () => {
  const phone = newPhone();
  const told = await code(phone);
  site.clock.advance(5 * minute + 1000);
  expect((await login(phone, told)).status).toBe(422);
});

test('only the newest code works, and only for its purpose', async () => {
  const phone = newPhone();
  const old = await code(phone);
  site.clock.advance(minute + 1000);
  const newest = await code(phone);
  if (old !== newest) expect((await login(phone, old)).status).toBe(422);
  await expect(checkCode(site.core, phone, 'register', newest)).rejects.toMatchObject({ status: 422 });
  expect((await login(phone, newest)).status).toBe(200);
});

test('one code a minute per phone, also when ten are asked for at once', async () => {
  site.clock.toNext('hour');
  const phone = newPhone();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(phone)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.msg).toMatch(/^请\d+秒后再获取验证码$/);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('four an hour, eight a day', async () => {
  site.clock.toNext('day');
  const phone = newPhone();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    statuses.push((await askSolved(phone)).status);
    site.clock.advance(minute + 1000);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  site.clock.advance(61 * minute);
  for (let n = 0; n < 4; n += 1) {
    expect((await askSolved(phone)).status).toBe(200);
    site.clock.advance(minute + 1000);
  }
  site.clock.advance(61 * minute);
  expect((await askSolved(phone)).msg).toBe('今日获取验证码次数已用完，请明天再试');
});

test('known and unknown phones are answered alike', async () => {
  const { phone } = await site.user();
  const known = await ask(phone);
  const unknown = await ask(newPhone());
  const shape = ({ status, msg, data }: typeof known) => ({ status, msg, data: { ...data, dev_code: '' } });
  expect(shape(known)).toEqual(shape(unknown));
});

test('only mainland mobile numbers', async () => {
  for (const phone of ['12345678901', '1380000000', '+8613800000000', '138000000011'])
    expect((await ask(phone)).errors).toEqual({ phone: ['请输入正确的手机号'] });
});

test('a provider that fails is a bare 503, one that refuses the number says so', async () => {
  const { sms } = site.core;
  const failing = (kind: 'temporary' | 'invalid_number') => {
    site.core.sms = { ...sms, send: async () => ({ ok: false, kind, providerCode: 'X' }) };
  };
  failing('temporary');
  const away = await ask(newPhone());
  expect([away.status, away.code]).toEqual([503, undefined]);
  failing('invalid_number');
  expect((await ask(newPhone())).errors).toEqual({ phone: ['该手机号无法接收短信'] });
  site.core.sms = sms;
});

test('what a phone is refused does not use up the budget of the site', async () => {
  site.clock.toNext('day');
  const own = site.core.settings.sms;
  site.clock.advance(60 * minute);
  site.core.settings.sms = { ...own, perHour: 3 };
  const phone = newPhone();
  expect((await ask(phone)).status).toBe(200);
  for (let n = 0; n < 5; n += 1) expect((await ask(phone)).status).toBe(429);
  expect([(await ask(newPhone())).status, (await ask(newPhone())).status]).toEqual([200, 200]);
  expect((await ask(newPhone())).status).toBe(429);
  site.core.settings.sms = own;
});
