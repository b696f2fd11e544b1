import { staffSettings } from '../../../settings/staff';
import { type TestApp, testApp } from '../../../testing/app';
import { anotherSession, type Member, member, newcomer, period, setUp } from './testing/team';
import { codeAt } from './totp';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ settings: { staff: staffSettings } });
});
afterAll(() => site.close());

const me = async (token: string) => (await site.call('GET /staff/me', { token })).data;
const desk = (token: string) => site.call('GET /staff/user/list', { token });
const enter = (token: string, code: string) =>
  site.call('POST /staff/second_factor/enter', { token, body: { code } });
/** Money moves with it. */
const adjust = (token: string) =>
  site.call('POST /staff/order/adjust/:id', {
    token,
    params: { id: '1' },
    body: { pay_fen: 100, reason: '改价测试' },
  });

const wrong = (right: string) => (right === '000000' ? '000001' : '000000');

async function actionsOf(userId: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', String(userId))
    .where('action', 'like', 'staff.%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

test('a newcomer proves who they are, scans, gives the first code, and is in', async () => {
  const person = await newcomer(site, ['support']);
  const { token } = person;
  expect(await me(token)).toMatchObject({ second_factor: 'none', roles: ['support'], money_until: null });
  const refused = await desk(token);
  expect([refused.status, refused.data]).toEqual([403, { reason: 'SECOND_FACTOR_MISSING' }]);

  const begin = (body: { password?: string }) =>
    site.call('POST /staff/second_factor/begin', { token, body });
  const unproven = await begin({});
  expect([unproven.status, unproven.data]).toEqual([403, { step_up: true }]);
  expect((await begin({ password: 'not-it-1' })).errors).toEqual({ password: ['密码不正确'] });

  const { begun, confirmed, member: made } = await setUp(site, person);
  expect(begun.data.uri).toContain(`secret=${begun.data.secret}`);
  expect(begun.data.image).toMatch(/^data:image\/png;base64,/);
  expect(confirmed.status).toBe(200);
  const codes = confirmed.data.recovery_codes;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(await me(token)).toMatchObject({ second_factor: 'passed', recovery_codes_left: 10 });
  expect((await begin({ password: 'team-harbor-1' })).status).toBe(409);
  expect(await actionsOf(made.id)).toEqual(['staff.second_factor_begun', 'staff.second_factor_set']);
  const stored = await site.core.db
    .selectFrom('staff_second_factors')
    .select('secret')
    .where('user_id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(stored.secret).not.toContain(begun.data.secret);
});

test('what is begun twice counts by its last secret, and not before its code was given', async () => {
  const person = await newcomer(site);
  const begin = () =>
    site.call('POST /staff/second_factor/begin', {
      token: person.token,
      body: { password: 'team-harbor-1' },
    });
  const [first, second] = [await begin(), await begin()];
  expect((await enter(person.token, codeAt(second.data.secret, site.clock.now()))).status).toBe(409);
  const confirm = (secret: string) =>
    site.call('POST /staff/second_factor/confirm', {
      token: person.token,
      body: { code: codeAt(secret, site.clock.now()) },
    });
  expect((await confirm(first.data.secret)).status).toBe(422);
  expect((await confirm(second.data.secret)).status).toBe(200);
});

test('each session passes by itself, with a code that works once', async () => {
  const one = await member(site);
  const [a, b] = [await anotherSession(site, one.id), await anotherSession(site, one.id)];
  const wanted = await desk(a);
  expect([wanted.status, wanted.data]).toEqual([403, { reason: 'SECOND_FACTOR_WANTED' }]);
  const code = one.code();
  const entered = await enter(a, code);
  expect([entered.status, entered.data.second_factor]).toEqual([200, 'passed']);
  expect((await desk(a)).status).toBe(200);
  expect((await desk(b)).status).toBe(403);
  expect((await enter(b, code)).errors.code?.[0]).toMatch(/不正确或已经用过，还可以试4次/);
  site.clock.advance(period);
  expect((await enter(b, one.code())).status).toBe(200);
});

test.each([
  [-2, 422],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 422],
])('a code of %i periods from now is answered with %i', async (periods, status) => {
  const one = await member(site);
  // Beyond the period whose code set the factor up.
  site.clock.advance(4 * period);
  const token = await anotherSession(site, one.id);
  const { secret } = await site.core.db
    .selectFrom('staff_second_factors')
    .select('secret')
    .where('user_id', '=', one.id)
    .executeTakeFirstOrThrow();
  const opened = site.core.cipher.open(secret, `staff_second_factors.secret:${one.id}`);
  const answer = await enter(token, codeAt(opened, site.clock.now() + periods * period));
  expect(answer.status).toBe(status);
});

test('an older code does not work after a newer one', async () => {
  const one = await member(site);
  const older = one.code();
  site.clock.advance(period);
  expect((await enter(one.token, one.code())).status).toBe(200);
  expect((await enter(one.token, older)).status).toBe(422);
});

test('five wrong codes lock for a quarter of an hour, the right one too, and no login gives tries back', async () => {
  const one = await member(site);
  const said = [];
  for (let n = 0; n < 5; n += 1) {
    const token = await anotherSession(site, one.id);
    said.push((await enter(token, wrong(one.code()))).msg);
  }
  expect(said[3]).toContain('还可以试1次');
  expect(said[4]).toContain('请15分钟后再试');
  const locked = await enter(one.token, one.code());
  expect([locked.status, locked.msg]).toEqual([429, '验证码错误次数过多，请15分钟后再试']);
  expect((await me(one.token)).locked_until).toBeGreaterThan(site.clock.now());
  expect((await actionsOf(one.id)).at(-1)).toBe('staff.second_factor_locked');
  site.clock.advance(15 * 60_000 + 1000);
  expect((await enter(one.token, one.code())).status).toBe(200);
});

test('each further while without codes is longer, until a right one, and its owner hears of each', async () => {
  const one = await member(site);
  const fail = async () => {
    let last = '';
    const token = await anotherSession(site, one.id);
    for (let n = 0; n < 5; n += 1) last = (await enter(token, wrong(one.code()))).errors.code?.[0] ?? '';
    return last.split('，').at(-1);
  };
  const hour = 3_600_000;
  expect(await fail()).toBe('请15分钟后再试');
  site.clock.advance(hour / 4);
  expect(await fail()).toBe('请60分钟后再试');
  site.clock.advance(hour);
  expect(await fail()).toBe('请24小时后再试');
  site.clock.advance(24 * hour);
  expect(await fail()).toBe('请24小时后再试');
  site.clock.advance(24 * hour);
  expect((await enter(await anotherSession(site, one.id), one.code())).status).toBe(200);
  site.clock.advance(period);
  expect(await fail()).toBe('请15分钟后再试');
  const told = await site.core.db
    .selectFrom('messages')
    .select('body')
    .where('user_id', '=', one.id)
    .where('title', '=', '您的两步验证已暂时锁定')
    .orderBy('id')
    .execute();
  expect(told).toHaveLength(5);
  expect(told[2]?.body).toContain('24小时内不能再试');
});

test('one is told when the desk closes for want of use, and keeps it open by staying', async () => {
  const one = await member(site);
  const first = (await me(one.token)).idle_at ?? 0;
  site.clock.advance(10 * 60_000);
  const stay = await site.call('GET /staff/stay', { token: one.token });
  expect(site.clock.now() + staffSettings.idle - stay.data.idle_at).toBeLessThan(5000);
  expect((await me(one.token)).idle_at).toBeGreaterThan(first);
});

test('of many tries at once no wrong one goes uncounted, and a right code works once', async () => {
  const one = await member(site);
  const right = one.code();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => anotherSession(site, one.id)));
  const entered = await Promise.all(tokens.map((token) => enter(token, right)));
  expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);

  const two = await member(site);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      site.call('POST /staff/second_factor/enter', {
        token: two.token,
        body: { code: String(n).padStart(6, '1') },
        ip: `198.51.100.${n}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('a recovery code works once, however it is typed, and proves nothing for money', async () => {
  const { member: one, recovery } = await setUp(site, await newcomer(site));
  const [first = '', second = ''] = recovery;
  const token = await anotherSession(site, one.id);
  const entered = await enter(token, ` ${first.toLowerCase().replaceAll('-', ' ')} `);
  expect([entered.status, entered.data.recovery_codes_left]).toEqual([200, 9]);
  expect((await adjust(token)).data).toEqual({ reason: 'PROOF_WANTED' });
  expect((await enter(await anotherSession(site, one.id), first)).status).toBe(422);
  const twins = await Promise.all([enter(token, second), enter(token, second)]);
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await actionsOf(one.id)).toContain('staff.entered_by_recovery_code');

  site.clock.advance(period);
  const renewed = await site.call('POST /staff/second_factor/recovery_codes', {
    token,
    body: { code: one.code() },
  });
  expect(renewed.data.recovery_codes).toHaveLength(10);
  expect((await enter(token, recovery[5] ?? '')).status).toBe(422);
  expect((await enter(token, renewed.data.recovery_codes[5] ?? '')).status).toBe(200);
});

test('half an hour without a call asks again; calls keep it open, asking who one is does not', async () => {
  const one = await member(site);
  site.clock.advance(25 * 60_000);
  expect((await desk(one.token)).status).toBe(200);
  site.clock.advance(25 * 60_000);
  expect((await me(one.token)).second_factor).toBe('passed');
  site.clock.advance(6 * 60_000);
  expect((await me(one.token)).second_factor).toBe('wanted');
  expect((await desk(one.token)).data).toEqual({ reason: 'SECOND_FACTOR_WANTED' });
  expect((await enter(one.token, one.code())).status).toBe(200);
  expect((await desk(one.token)).status).toBe(200);
});

test('what pages ask again and again by themselves does not keep a session open', async () => {
  const { token } = await member(site);
  const again = [
    () => site.call('GET /staff/desk/queues', { token }),
    () => site.call('GET /staff/desk/cases/:queue', { token, params: { queue: 'post' } }),
    () => site.call('GET /api/platform/releases', { token }),
  ];
  for (const minutes of [12, 12]) {
    site.clock.advance(minutes * 60_000);
    for (const ask of again) expect((await ask()).status).toBe(200);
  }
  site.clock.advance(7 * 60_000);
  expect((await desk(token)).data).toEqual({ reason: 'SECOND_FACTOR_WANTED' });
});

test('half a day after it passed a session is asked again, however much it is used', async () => {
  const { id } = await member(site);
  const token = await anotherSession(site, id);
  const now = site.clock.now();
  // Logged in and passed long ago, and in use until just now.
  await site.core.db
    .updateTable('sessions')
    .set({ second_factor_at: new Date(now - 12 * 3_600_000 + 60_000), staff_used_at: new Date(now) })
    .where('user_id', '=', id)
    .execute();
  await site.core.db
    .updateTable('staff_second_factors')
    .set({ confirmed_at: new Date(0) })
    .where('user_id', '=', id)
    .execute();
  expect((await desk(token)).status).toBe(200);
  site.clock.advance(2 * 60_000);
  expect((await desk(token)).data).toEqual({ reason: 'SECOND_FACTOR_WANTED' });
});

test('a renewed token goes on where the old one was', async () => {
  const one = await member(site);
  for (let n = 0; n < 2; n += 1) {
    site.clock.advance(20 * 60_000);
    await desk(one.token);
  }
  site.clock.advance(25 * 60_000);
  const renewed = await desk(one.token);
  const next = String(renewed.headers['x-renew-token']);
  expect([renewed.status, next]).toEqual([200, expect.stringMatching(/^ay_/)]);
  expect((await me(next)).second_factor).toBe('passed');
});

describe('steps with money', () => {
  let one: Member;
  beforeAll(async () => {
    one = await member(site, ['operations']);
  });

  test('want a code of the last ten minutes', async () => {
    site.clock.advance(11 * 60_000);
    const refused = await adjust(one.token);
    expect([refused.status, refused.data]).toEqual([403, { reason: 'PROOF_WANTED' }]);
    expect((await desk(one.token)).status).toBe(200);
    const proven = await site.call('POST /staff/second_factor/prove', {
      token: one.token,
      body: { code: one.code() },
    });
    const left = proven.data.money_until - site.clock.now();
    expect(Math.round(left / 60_000)).toBe(10);
    expect((await me(one.token)).money_until).toBe(proven.data.money_until);
    // There is no such order.
    expect((await adjust(one.token)).status).toBe(404);
    site.clock.advance(10 * 60_000 + 1);
    expect((await adjust(one.token)).status).toBe(403);
  });

  test('are proven only by a session that has passed', async () => {
    site.clock.advance(period);
    const answer = await site.call('POST /staff/second_factor/prove', {
      token: await anotherSession(site, one.id),
      body: { code: one.code() },
    });
    expect(answer.data).toEqual({ reason: 'SECOND_FACTOR_WANTED' });
  });
});
