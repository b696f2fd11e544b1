import { randomUUID } from 'node:crypto';
import { memberPassword } from '../testing/member';
import { type Begun, laozhou, wanqing, wechatSite, xiaolin } from '../testing/wechat';

const minute = 60_000;
const {
  site,
  browser,
  scanned,
  toBind,
  loginWith,
  newAddress,
  code,
  member,
  login,
  stepUp,
  status,
  setTrouble,
} = wechatSite('1310000');

beforeAll(async () => {
  const { phone } = await member();
  await (await toBind(xiaolin)).bind(phone, await code(phone, 'bind'));
});

describe('states', () => {
  test('waiting, then expired after five minutes; a late confirmation is refused', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data).toEqual({ state: 'waiting' });
    const back = await scanned(begun.qr_url, xiaolin);
    site().clock.advance(5 * minute);
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data).toEqual({ state: 'expired' });
    expect((await mine.visit(back)).statusCode).toBe(403);
    expect((await mine.ask(randomUUID(), begun.poll_secret)).status).toBe(404);
  });

  test('a refusal on the phone is said', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    await mine.visit(await scanned(begun.qr_url, xiaolin, 'refuse'));
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data).toEqual({ state: 'cancelled' });
  });

  test.each(['away', 'slow'] as const)('WeChat that is %s costs this scan only', async (kind) => {
    const mine = browser();
    const begun: Begun = await mine.begin();
    const back = await scanned(begun.qr_url, xiaolin);
    setTrouble(kind);
    const answer = await mine.visit(back);
    setTrouble('none');
    expect(answer.body).toContain('没有完成');
    const { data } = await mine.ask(begun.ticket, begun.poll_secret);
    expect(data).toEqual({ state: 'failed', reason: '微信没有回应，请重新扫码' });
    expect((await loginWith(xiaolin)).session).toBeDefined();
  });

  test('on the phone the browser goes there and comes back to /wechatlogin, never elsewhere', async () => {
    const mine = browser();
    const begun: Begun = await mine.begin({ way: 'redirect' });
    const back = await scanned(begun.qr_url, xiaolin);
    const answer = await mine.visit(`${back}&redirect=https://evil.example`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/wechatlogin']);
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data.session).toBeDefined();
  });

  test('a frozen account is not entered', async () => {
    const { phone, id } = await member();
    await (await toBind(wanqing)).bind(phone, await code(phone, 'bind'));
    await site().core.db.updateTable('users').set({ status: 2 }).where('id', '=', id).execute();
    expect(await loginWith(wanqing)).toEqual({ state: 'failed', reason: '账号已被冻结，如有疑问请联系客服' });
    await site().core.db.updateTable('users').set({ status: 1 }).where('id', '=', id).execute();
  });

  test('the cookie is out of reach of scripts, and over https it may come back from WeChat', async () => {
    const { publicUrl } = site().core.settings;
    const cookieOf = async () =>
      String((await site().call('GET /auth/scan', { ip: newAddress() })).headers['set-cookie']);
    expect(await cookieOf()).toMatch(
      /^harbor_wechat=[\w-]{43}; Path=\/api\/wechat\/; HttpOnly; Max-Age=600; SameSite=Lax$/,
    );
    site().core.settings.publicUrl = 'https://harbor.example';
    expect(await cookieOf()).toContain('SameSite=None; Secure');
    site().core.settings.publicUrl = publicUrl;
  });
});

describe('in the account', () => {
  test('WeChat is linked after a step-up, shown, and unlinked after another', async () => {
    const { token, phone } = await member();
    const mine = browser();
    expect(
      (await site().call('GET /auth/scan', { query: { purpose: 'link' }, ip: newAddress() })).status,
    ).toBe(401);
    expect(
      (await site().call('GET /auth/scan', { query: { purpose: 'link' }, token, ip: newAddress() })).data,
    ).toEqual({ step_up: true });
    await stepUp(token);
    const begun: Begun = await mine.begin({ purpose: 'link' }, token);
    await mine.visit(await scanned(begun.qr_url, laozhou));
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data).toEqual({ state: 'done' });
    const security = async () => (await site().call('GET /auth/security', { token })).data;
    expect((await security()).wechat?.nickname).toBe('老周');
    expect((await loginWith(laozhou)).session).toBeDefined();

    expect((await site().call('DELETE /auth/wechat', { token })).status).toBe(200);
    expect((await security()).wechat).toBeNull();
    expect((await loginWith(laozhou)).state).toBe('bind');
    expect([await status(token), (await login(phone, memberPassword)).status]).toEqual([200, 200]);
  });

  test('a WeChat of another account is not taken from it', async () => {
    const { token } = await member();
    await stepUp(token);
    const mine = browser();
    const begun: Begun = await mine.begin({ purpose: 'link' }, token);
    await mine.visit(await scanned(begun.qr_url, xiaolin));
    expect((await mine.ask(begun.ticket, begun.poll_secret)).data).toEqual({
      state: 'failed',
      reason: '该微信已绑定其他账号，如需处理请联系客服',
    });
  });
});

test('a site without WeChat says so', async () => {
  const { wechat: own } = site().core;
  site().core.wechat = null;
  const answer = await site().call('GET /auth/scan', { ip: newAddress() });
  site().core.wechat = own;
  expect([answer.status, answer.msg]).toEqual([404, '本站暂未开通微信登录']);
});
