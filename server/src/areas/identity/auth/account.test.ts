import { type TestApp, testApp } from '../../../testing/app';
import { memberPassword, membersOf } from './testing/member';

const minute = 60_000;
const newPassword = 'seven-boats-8';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003237)';

let site: TestApp;
const { newPhone, newAddress, code, member, login, stepUp, status } = membersOf(() => site, '1330000');

beforeAll(async () => {
  site = await testApp({ areas: ['auth'], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

const messagesOf = async (userId: number) =>
  (
    await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

describe('step-up', () => {
  const changePhone = async (token: string, phone: string) =>
    site.call('POST /auth/user_phone', {
      token,
      body: { phone, code: await code(phone, 'phone') },
      ip: newAddress(),
    });

  test('without it neither phone nor WeChat can be changed', async () => {
    const { token } = await member();
    const refused = await changePhone(token, newPhone());
    expect([refused.status, refused.data]).toEqual([403, { step_up: true }]);
    expect((await site.call('DELETE /auth/wechat', { token })).data).toEqual({ step_up: true });
    const first = await site.call('PATCH /auth/logged/reset', {
      token,
      body: { password: newPassword },
      ip: newAddress(),
    });
    expect(first.data).toEqual({ step_up: true });
  });

  test('it holds for ten minutes, in the session that gave it alone, and over a renewal of its token', async () => {
    const { phone, token } = await member();
    const other = (await login(phone)).data.token;
    site.clock.advance(58 * minute);
    expect((await stepUp(token)).data).toEqual({ valid_for: 600 });
    const left = async (of: string) => {
      const answer = await site.call('GET /auth/security', { token: of });
      return { left: answer.data.step_up_left, renewed: String(answer.headers['x-renew-token'] ?? '') };
    };
    expect((await left(other)).left).toBe(0);
    site.clock.advance(2 * minute);
    const { renewed } = await left(token);
    expect(renewed).toMatch(/^ay_/);
    expect((await left(renewed)).left).toBeGreaterThan(0);
    site.clock.advance(8 * minute);
    expect((await left(renewed)).left).toBe(0);
  });

  test('a code for another purpose does not count, a wrong password neither', async () => {
    const { phone, token } = await member();
    const foreign = await code(phone, 'login');
    const byCode = await site.call('POST /auth/step_up', {
      token,
      body: { code: foreign },
      ip: newAddress(),
    });
    expect(byCode.errors).toEqual({ code: ['验证码错误或已过期'] });
    const byPassword = await site.call('POST /auth/step_up', {
      token,
      body: { password: 'not-it-1' },
      ip: newAddress(),
    });
    expect(byPassword.errors).toEqual({ password: ['密码不正确'] });
    expect((await site.call('POST /auth/step_up', { token, body: {}, ip: newAddress() })).status).toBe(422);
  });

  test('the code goes to the own phone, and the answer does not say which', async () => {
    const { phone, token } = await member();
    const { data } = await site.call('POST /auth/step_up/code', { token, body: {}, ip: newAddress() });
    expect(JSON.stringify(data)).not.toContain(phone);
    const sent = await site.core.db
      .selectFrom('dev_outbox')
      .select('purpose')
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent.purpose).toBe('verify');
  });

  test('a changed phone logs in, the old one does not, and all other sessions are over', async () => {
    const { phone, token, id } = await member();
    const other = (await login(phone)).data.token;
    await stepUp(token);
    const next = newPhone();
    const changed = await changePhone(token, next);
    expect(changed.status).toBe(200);
    expect([await status(token), await status(other), await status(changed.data.token)]).toEqual([
      401, 401, 200,
    ]);
    expect((await login(phone)).status).toBe(422);
    expect((await login(next)).status).toBe(200);
    expect(await messagesOf(id)).toContain('手机号已更换');
  });

  test('a number of somebody else is refused after its proof, and nothing changes; of two at once one gets it', async () => {
    const [one, other] = [await member(), await member()];
    await stepUp(one.token);
    const refused = await changePhone(one.token, other.phone);
    expect([refused.status, refused.msg]).toEqual([409, '该手机号已绑定其他账号，如需处理请联系客服']);
    expect(await status(one.token)).toBe(200);
    const same = await changePhone(one.token, one.phone);
    expect(same.errors).toEqual({ phone: ['新手机号不能与当前手机号相同'] });
    const free = newPhone();
    const sms = await code(free, 'phone');
    await stepUp(other.token);
    const race = await Promise.all(
      [one.token, other.token].map((token) =>
        site.call('POST /auth/user_phone', { token, body: { phone: free, code: sms }, ip: newAddress() }),
      ),
    );
    expect(race.filter((answer) => answer.status === 200)).toHaveLength(1);
  });
});

describe('password', () => {
  const change = (token: string, body: { old_password?: string; password: string }) =>
    site.call('PATCH /auth/logged/reset', { token, body, ip: newAddress() });

  test('is changed with the old one: other sessions end, this device gets a new token', async () => {
    const { phone, token, id } = await member();
    const other = (await login(phone)).data.token;
    const { data } = await change(token, { old_password: memberPassword, password: newPassword });
    expect([await status(token), await status(other), await status(data.token)]).toEqual([401, 401, 200]);
    expect([(await login(phone)).status, (await login(phone, newPassword)).status]).toEqual([422, 200]);
    expect(await messagesOf(id)).toContain('登录密码已修改');
  });

  test('is not changed with a wrong old one, to a weak one or to the same', async () => {
    const { token } = await member();
    expect((await change(token, { old_password: 'not-it-1', password: newPassword })).errors).toEqual({
      old_password: ['原密码不正确'],
    });
    for (const weak of ['password123', 'qwerty1234', '1q2w3e4r5t'])
      expect((await change(token, { old_password: memberPassword, password: weak })).errors).toEqual({
        password: ['密码过于简单，请换一个'],
      });
    expect((await change(token, { old_password: memberPassword, password: memberPassword })).errors).toEqual({
      password: ['新密码不能与原密码相同'],
    });
    expect(await status(token)).toBe(200);
  });

  test('can be guessed here no more often than at the login', async () => {
    site.clock.toNext('hour');
    const { token } = await member();
    const ip = newAddress();
    const guess = () =>
      site.call('PATCH /auth/logged/reset', {
        token,
        ip,
        body: { old_password: 'not-it-1', password: newPassword },
      });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  test('that was forgotten is set by a code: every session ends, and the code is used up', async () => {
    const { phone, token } = await member();
    const body = { phone, code: await code(phone, 'reset'), password: newPassword };
    const reset = () => site.call('PUT /auth/reset', { body, ip: newAddress() });
    expect((await reset()).status).toBe(200);
    expect([await status(token), (await login(phone, newPassword)).status]).toEqual([401, 200]);
    expect((await reset()).errors).toEqual({ code: ['验证码错误或已过期'] });
  });

  test('a reset says nothing of an account before the phone is proven', async () => {
    const { phone } = await member();
    const unknown = newPhone();
    const wrong = (of: string) =>
      site.call('PUT /auth/reset', {
        body: { phone: of, code: '000000', password: newPassword },
        ip: newAddress(),
      });
    const [a, b] = [await wrong(phone), await wrong(unknown)];
    expect([a.status, a.msg, a.data]).toEqual([b.status, b.msg, b.data]);
    const body = { phone: unknown, code: await code(unknown, 'reset'), password: newPassword };
    expect((await site.call('PUT /auth/reset', { body, ip: newAddress() })).errors).toEqual({
      phone: ['该手机号还未注册'],
    });
  });

  test('a member without a password sets one after a step-up', async () => {
    const { token, phone } = await site.user({ phone: newPhone() });
    await stepUp(token);
    expect((await change(token, { password: newPassword })).status).toBe(200);
    expect((await login(phone, newPassword)).status).toBe(200);
  });
});

describe('sessions', () => {
  const list = async (token: string) => (await site.call('GET /auth/sessions', { token })).data.list;

  test('are listed with device and address, the own one first', async () => {
    const { phone, token } = await member();
    await login(phone, memberPassword, windows);
    site.clock.advance(minute);
    await login(phone, memberPassword, wechat);
    const devices = await list(token);
    expect(devices.map(({ device, mobile, current }) => [device, mobile, current])).toEqual([
      [expect.any(String), false, true],
      ['微信 · iOS', true, false],
      ['Chrome · Windows', false, false],
    ]);
    expect(devices[1]?.address).toMatch(/^198\.19\.\d+\.\*$/);
    expect(JSON.stringify(devices)).not.toContain('token');
  });

  test('one ends, and with it at once every call of that device', async () => {
    const { phone, token } = await member();
    const other = (await login(phone, memberPassword, windows)).data.token;
    const id = (await list(token)).find(({ current }) => !current)?.id ?? '';
    expect((await site.call('DELETE /auth/sessions/:id', { token, params: { id } })).status).toBe(200);
    expect([await status(other), await status(token)]).toEqual([401, 200]);
    expect((await site.call('DELETE /auth/sessions/:id', { token, params: { id } })).status).toBe(404);
  });

  test("somebody else's cannot be ended", async () => {
    const [one, other] = [await member(), await member()];
    const [theirs] = await list(other.token);
    const answer = await site.call('DELETE /auth/sessions/:id', {
      token: one.token,
      params: { id: theirs?.id ?? '' },
    });
    expect([answer.status, await status(other.token)]).toEqual([404, 200]);
  });

  test('all others end at once', async () => {
    const { phone, token } = await member();
    const others = [(await login(phone)).data.token, (await login(phone)).data.token];
    const { data } = await site.call('POST /auth/sessions/end_others', { token });
    expect(data).toEqual({ ended: 2 });
    for (const other of others) expect(await status(other)).toBe(401);
    expect((await list(token)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('login records', () => {
  test('hold every login and every failure, newest first, and only the own ones', async () => {
    const { phone, token } = await member();
    await login(phone, 'not-it-1', windows);
    site.clock.advance(minute);
    await login(phone, memberPassword, windows);
    const { data } = await site.call('GET /auth/login_records', { token });
    expect(data.data.map(({ method, ok, device }) => [method, ok, device])).toEqual([
      ['password', true, 'Chrome · Windows'],
      ['password', false, 'Chrome · Windows'],
      ['register', true, expect.any(String)],
    ]);
    expect(data.total).toBe(3);
  });

  test('a login from a device that was never seen is told', async () => {
    const { phone, id } = await member();
    await login(phone, memberPassword, windows);
    await login(phone, memberPassword, windows);
    expect((await messagesOf(id)).filter((title) => title === '新设备登录')).toHaveLength(1);
  });
});
