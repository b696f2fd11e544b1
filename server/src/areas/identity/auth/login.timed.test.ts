import { performance } from 'node:perf_hooks';
import { type TestApp, testApp } from '../../../testing/app';
import { solvePuzzle } from './testing/puzzle';
import { watchWork } from './testing/work';

const password = 'Harbor-2026-x';
const consent = { terms: true as const, privacy: true as const };

let site: TestApp;
let count = 0;
const next = () => {
  count += 1;
  return count;
};
const newPhone = () => `1350000${String(next()).padStart(4, '0')}`;
const newAddress = () => `198.18.${Math.floor(next() / 250)}.${count % 250}`;

beforeAll(async () => {
  site = await testApp({ areas: ['auth'], env: { HARBOR_LIMITS: 'production' } });
  site.core.settings.login.slowBy = 1;
});
afterAll(() => site.close());

async function smsCode(phone: string, scene: 'login' | 'register'): Promise<string> {
  const { data } = await site.call('POST /get_sms', { body: { phone, scene }, ip: newAddress() });
  return data.dev_code ?? '';
}

async function registered(): Promise<string> {
  const phone = newPhone();
  const code = await smsCode(phone, 'register');
  const answer = await site.call('POST /auth/register', {
    body: { phone, code, password, consent },
    ip: newAddress(),
  });
  expect(answer.status).toBe(200);
  return phone;
}

const login = (phone: string, word: string, ip = newAddress()) =>
  site.call('POST /auth/pc_login', { body: { phone, password: word }, ip });

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('registering logs in, and records what was agreed to, when and where', async () => {
  const phone = newPhone();
  const code = await smsCode(phone, 'register');
  const { data } = await site.call('POST /auth/register', {
    body: { phone, code, password, consent },
    ip: '203.0.113.20',
    headers: { 'user-agent': 'Claims/1.0' },
  });
  expect(data).toMatchObject({ token_type: 'Bearer', is_new_user: true, expires_in: 7 * 86_400 });
  const me = await site.call('GET /userInfo', { token: data.token });
  expect(me.data).toMatchObject({ phone: `135****${phone.slice(-4)}`, is_teacher: 0, has_password: true });
  const rows = await site.core.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', me.data.id)
    .execute();
  expect(
    rows.map(({ document, version, ip, user_agent }) => [document, version, ip, user_agent]).sort(),
  ).toEqual([
    ['privacy', '1.4', '203.0.113.20', 'Claims/1.0'],
    ['terms', '1.1', '203.0.113.20', 'Claims/1.0'],
  ]);
});

test('without both ticks nobody registers', async () => {
  const body = {
    phone: newPhone(),
    code: '123456',
    password,
    consent: { terms: true, privacy: false },
  } as never;
  const { errors } = await site.call('POST /auth/register', { body, ip: newAddress() });
  expect(errors).toEqual({ 'consent.privacy': ['请阅读并同意隐私政策'] });
});

test('a weak password is refused', async () => {
  const body = { phone: newPhone(), code: '123456', password: 'password123', consent };
  const { errors } = await site.call('POST /auth/register', { body, ip: newAddress() });
  expect(errors).toEqual({ password: ['密码过于简单，请换一个'] });
});

test('whoever proved a registered phone is told to log in', async () => {
  const phone = await registered();
  site.clock.advance(61_000);
  const code = await smsCode(phone, 'register');
  const answer = await site.call('POST /auth/register', {
    body: { phone, code, password, consent },
    ip: newAddress(),
  });
  expect([answer.status, answer.msg]).toEqual([409, '该手机号已注册，请直接登录']);
});

test('password login', async () => {
  const phone = await registered();
  const { data } = await login(phone, password);
  expect(data).toMatchObject({
    token_type: 'Bearer',
    token: expect.stringMatching(/^ay_/),
    is_new_user: false,
  });
});

test('an unknown phone, a wrong password and an account without one get the same words', async () => {
  const phone = await registered();
  const codeOnly = await site.user({ phone: newPhone() });
  const answers = [
    await login(phone, 'wrong-1'),
    await login(newPhone(), 'wrong-1'),
    await login(codeOnly.phone, 'x'),
  ];
  for (const { status, data } of answers)
    expect([status, data]).toEqual([422, { errors: { password: ['手机号或密码不正确'] } }]);
});

test('and cost the same work: one hash, and the same statements of the database', async () => {
  const known = await registered();
  const work = async (phone: string) => {
    const watched = watchWork(site);
    await login(phone, 'wrong-1');
    watched.stop();
    return { statements: watched.statements, hashes: watched.hashes };
  };
  const of = { known: await work(known), unknown: await work(newPhone()) };
  expect(of.known.hashes).toBe(1);
  expect(of.known.statements.length).toBeGreaterThan(3);
  expect(of.unknown).toEqual(of.known);
});

test('the median times of 40 tries each lie close together, measured in turns', async () => {
  const known = await registered();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 0; n < 40; n += 1)
    for (const kind of ['known', 'unknown'] as const) {
      if (n % 4 === 0) site.clock.advance(16 * 60_000);
      const phone = kind === 'known' ? known : newPhone();
      const began = performance.now();
      await login(phone, 'wrong-1');
      times[kind].push(performance.now() - began);
    }
  // A missing hash would make one of them ten times faster, on any machine.
  const [a, b] = [median(times.known), median(times.unknown)];
  expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(4);
});

test('five failures from one address make it wait 15 minutes; the owner elsewhere is not locked out', async () => {
  site.clock.toNext('hour');
  const phone = await registered();
  site.clock.advance(3_600_000);
  const attacker = newAddress();
  for (let n = 0; n < 5; n += 1) expect((await login(phone, 'wrong-1', attacker)).status).toBe(422);
  const refused = await login(phone, password, attacker);
  expect([refused.status, refused.msg]).toEqual([429, '密码错误次数过多，请15分钟后再试，或使用验证码登录']);
  const captcha = await solvePuzzle(site, phone, 'password');
  expect((await login(phone, password)).errors).toEqual({ captcha: ['请完成安全验证'] });
  const owner = await site.call('POST /auth/pc_login', {
    body: { phone, password, captcha },
    ip: newAddress(),
  });
  expect(owner.status).toBe(200);
  site.clock.advance(15 * 60_000 + 1000);
  expect((await login(phone, password, attacker)).status).toBe(200);
});

test('a frozen account is told so only after the right password', async () => {
  const phone = await registered();
  await site.core.db.updateTable('users').set({ status: 2 }).where('phone', '=', phone).execute();
  expect((await login(phone, 'wrong-1')).status).toBe(422);
  const frozen = await login(phone, password);
  expect([frozen.status, frozen.msg]).toEqual([403, '账号已被冻结，如有疑问请联系客服']);
});

test('a new phone with a code needs the ticks, then has an account', async () => {
  const phone = newPhone();
  const code = await smsCode(phone, 'login');
  const without = await site.call('POST /auth/p_login', { body: { phone, code }, ip: newAddress() });
  expect(without.errors).toEqual({ consent: ['该手机号还未注册，请阅读并同意用户协议和隐私政策'] });
  const withTicks = await site.call('POST /auth/p_login', {
    body: { phone, code, consent },
    ip: newAddress(),
  });
  expect(withTicks.data.is_new_user).toBe(true);
});

test('each login has a token of its own, and teachers a shorter one', async () => {
  const phone = await registered();
  await site.core.db.updateTable('users').set({ is_teacher: true }).where('phone', '=', phone).execute();
  const [first, second] = [await login(phone, password), await login(phone, password)];
  expect(first.data.token).not.toBe(second.data.token);
  expect(first.data.expires_in).toBe(12 * 3600);
});

test('passwords lie in the database as argon2id', async () => {
  const phone = await registered();
  const { password_hash } = await site.core.db
    .selectFrom('users')
    .select('password_hash')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('logins and failures are in the audit log, without phone numbers', async () => {
  const phone = await registered();
  await login(phone, 'wrong-1');
  const rows = await site.core.db.selectFrom('audit_log').selectAll().execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['account.created', 'login.ok', 'login.failed']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/(?<![0-9a-f])1[3-9]\d{9}(?![0-9a-f])/);
});
