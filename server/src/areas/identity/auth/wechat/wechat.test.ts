import { createFieldCipher } from '../../../../crypto/field-cipher';
import { rekeyAccounts } from '../rekey';
import { type Begun, laozhou, wechatSite, xiaolin } from '../testing/wechat';
import { callbackPath } from './scan';

const minute = 60_000;
const { site, browser, scanned, toBind, loginWith, newPhone, code, member } = wechatSite('1310000');

test('a new WeChat binds a new phone with consent, and logs in by scanning from then on', async () => {
  const { bind, nickname } = await toBind(xiaolin);
  expect(nickname).toBe('小林');
  const phone = newPhone();
  const sms = await code(phone, 'bind');
  expect((await bind(phone, sms, false)).errors).toEqual({ consent: [expect.stringContaining('还未注册')] });
  const bound = await bind(phone, sms);
  expect(bound.data).toMatchObject({ is_new_user: true, token: expect.stringMatching(/^ay_/) });
  const me = await site().call('GET /userInfo', { token: bound.data.token });
  expect(me.data).toMatchObject({ wechat_bound: true, phone: `131****${phone.slice(-4)}` });
  const again = await loginWith(xiaolin);
  expect(again.state).toBe('done');
  expect((await site().call('GET /userInfo', { token: again.session?.token ?? '' })).data.id).toBe(
    me.data.id,
  );
});

test('openid, unionid and nickname lie encrypted in the database', async () => {
  const rows = await site().core.db.selectFrom('wechat_links').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  const scans = await site().core.db.selectFrom('wechat_scans').selectAll().execute();
  expect(JSON.stringify([rows, scans])).not.toMatch(/Sandbox|小林/);
});

test('an existing account is linked after the proof of its phone, and its owner is told', async () => {
  const { phone, id } = await member();
  const { bind } = await toBind('new');
  const bound = await bind(phone, await code(phone, 'bind'), false);
  expect(bound.data.is_new_user).toBe(false);
  const told = await site()
    .core.db.selectFrom('messages')
    .select('title')
    .where('user_id', '=', id)
    .execute();
  expect(told.map(({ title }) => title)).toContain('已绑定微信');
});

test('an account with another WeChat is not taken over', async () => {
  const { phone } = await member();
  const first = await toBind('new');
  await first.bind(phone, await code(phone, 'bind'));
  const second = await toBind('new');
  const refused = await second.bind(phone, await code(phone, 'bind'));
  expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('已绑定其他微信')]);
});

test('after a change of keys a job seals anew, and then the old key may go', async () => {
  const { core } = site();
  const { fieldKeys, secret } = core.settings;
  const keyed = (...keys: string[]) => createFieldCipher({ secret, fieldKeys: keys });
  const key = `k2:${'ab'.repeat(32)}`;
  core.cipher = keyed(key, ...fieldKeys);
  await rekeyAccounts.run(core);
  const rows = await core.db.selectFrom('wechat_links').select(['user_id', 'identity', 'nickname']).execute();
  expect(rows.length).toBeGreaterThan(0);
  const withoutOld = createFieldCipher({ secret: 'another secret', fieldKeys: [key] });
  for (const { user_id, nickname } of rows)
    expect(withoutOld.open(nickname, `wechat_links.nickname:${user_id}`)).not.toBe('');
});

describe('attacks', () => {
  test('a foreign code put before a victim: who does not hold the poll secret learns and gets nothing', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    const back = await scanned(begun.qr_url, xiaolin);
    await mine.visit(back);
    for (const secret of ['', 'x'.repeat(22), begun.ticket]) {
      const stolen = await browser().ask(begun.ticket, secret);
      expect([stolen.status, stolen.data]).toEqual([403, {}]);
    }
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data.session).toBeDefined();
  });

  test('login CSRF: a callback is refused in every browser but the one that began', async () => {
    const attacker = browser();
    const begun: Begun = await attacker.begin();
    const back = await scanned(begun.qr_url, xiaolin);
    const victim = browser();
    await victim.begin();
    expect((await victim.visit(back)).statusCode).toBe(403);
    expect((await browser().visit(back)).statusCode).toBe(403);
    expect((await attacker.ask(begun.ticket, begun.poll_secret)).data.state).toBe('waiting');
    const audit = await site()
      .core.db.selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'wechat.foreign_browser')
      .execute();
    expect(audit.length).toBe(2);
  });

  test('replay of a state, with the same code or a fresh one', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    const back = await scanned(begun.qr_url, xiaolin);
    expect((await mine.visit(back)).statusCode).toBe(200);
    expect((await mine.visit(back)).statusCode).toBe(403);
    const other: Begun = await mine.begin();
    const fresh = new URL(await scanned(other.qr_url, laozhou));
    fresh.searchParams.set('state', new URL(back).searchParams.get('state') ?? '');
    expect((await mine.visit(fresh.href)).statusCode).toBe(403);
    expect(
      (await mine.visit(`${site().core.settings.publicUrl}${callbackPath}?code=x&state=made-up`)).statusCode,
    ).toBe(403);
  });

  test('replay of a code with another state', async () => {
    const mine = browser();
    const first: Begun = await mine.begin();
    const back = new URL(await scanned(first.qr_url, xiaolin));
    await mine.visit(back.href);
    const second: Begun = await mine.begin();
    const state = new URL(second.qr_url).searchParams.get('state') ?? '';
    back.searchParams.set('state', state);
    await mine.visit(back.href);
    const { data } = await mine.ask(second.ticket, second.poll_secret);
    expect([data.state, data.session]).toEqual(['failed', undefined]);
  });

  test('a token is handed out once, also to twins', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    await mine.visit(await scanned(begun.qr_url, xiaolin));
    const [a, b] = [
      await mine.ask(begun.ticket, begun.poll_secret),
      await mine.ask(begun.ticket, begun.poll_secret),
    ];
    expect([a.data.session?.token, b.data]).toEqual([expect.stringMatching(/^ay_/), { state: 'done' }]);
  });

  test('a bind ticket works once, within ten minutes, and only with the poll secret', async () => {
    const { bind, mine, begun } = await toBind('new');
    const phone = newPhone();
    expect((await bind(phone, '123456', true, 'x'.repeat(22))).status).toBe(403);
    const sms = await code(phone, 'bind');
    expect((await bind(phone, sms)).status).toBe(200);
    expect((await bind(newPhone(), '123456')).status).toBe(409);
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data).toEqual({ state: 'done' });
    const late = await toBind('new');
    const other = newPhone();
    const otherSms = await code(other, 'bind');
    site().clock.advance(10 * minute);
    expect((await late.bind(other, otherSms)).status).toBe(409);
  });

  test('two WeChats race for one phone: one is linked, no second account', async () => {
    const phone = newPhone();
    const [one, two] = [await toBind('new'), await toBind('new')];
    const sms = await code(phone, 'bind');
    const answers = await Promise.all([one.bind(phone, sms), two.bind(phone, sms)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const accounts = await site()
      .core.db.selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .execute();
    const links = await site()
      .core.db.selectFrom('wechat_links')
      .select('user_id')
      .where(
        'user_id',
        'in',
        accounts.map(({ id }) => id),
      )
      .execute();
    expect([accounts.length, links.length]).toEqual([1, 1]);
  });

  test('session fixation: a token from before the login is not the one after it', async () => {
    const before = await loginWith(xiaolin);
    const after = await loginWith(xiaolin);
    expect(after.session?.token).toMatch(/^ay_/);
    expect(after.session?.token).not.toBe(before.session?.token);
  });

  test('asking more often than every 2 s is slowed down', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    expect((await mine.ask(begun.ticket, begun.poll_secret)).status).toBe(200);
    site().clock.advance(-1500);
    expect((await mine.ask(begun.ticket, begun.poll_secret)).status).toBe(429);
  });
});
