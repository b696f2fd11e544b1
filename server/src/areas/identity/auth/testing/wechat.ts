import fastify, { type FastifyInstance } from 'fastify';
import { openWechatSandbox, wechatSandboxPrefix } from '../../../../sandbox/wechat-login/sandbox';
import { type TestApp, testApp } from '../../../../testing/app';
import { createOpenPlatform } from '../wechat/open-platform';
import { membersOf } from './member';

/** How WeChat is doing. */
type Trouble = 'none' | 'away' | 'slow';

/** What a scan begins with. */
export type Begun = { ticket: string; poll_secret: string; qr_url: string };

/** People of the development WeChat. */
export const xiaolin = 'oSandbox_xiaolin_0000000001';
export const laozhou = 'oSandbox_laozhou_0000000002';
export const wanqing = 'oSandbox_wanqing_0000000003';

/**
 * A site with a WeChat of its own, open for the tests of a file, and browsers and phones to log in with.
 * @param prefix first digits of the phones that its members get
 */
export function wechatSite(prefix: string) {
  const site = () => opened;
  let opened: TestApp;
  let wechat: FastifyInstance;
  let wechatAt = '';
  /** Stands for WeChat being away or slow. */
  let trouble: Trouble = 'none';
  const people = membersOf(site, prefix);
  const { newAddress, consent } = people;

  beforeAll(async () => {
    const clock = { now: () => opened.clock.now() };
    const sandbox = openWechatSandbox({ site: () => opened.core.settings.publicUrl, clock });
    wechat = fastify({ forceCloseConnections: true });
    wechat.addHook('onRequest', async (_request, reply) => {
      if (trouble === 'away') return reply.code(502).send('<html>');
      if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 6000).unref());
      return undefined;
    });
    await wechat.register(sandbox.routes, { prefix: wechatSandboxPrefix });
    wechatAt = await wechat.listen({ port: 0, host: '127.0.0.1' });
    const at = () => wechatAt + wechatSandboxPrefix;
    opened = await testApp({
      areas: ['auth'],
      env: { HARBOR_LIMITS: 'production' },
      wechat: createOpenPlatform({ pages: at, api: at, ...sandbox.apps }),
    });
  });
  afterAll(async () => {
    await opened.close();
    await wechat.close();
  });

  /** One browser: it keeps the cookie that the site gave it, and comes from an address of its own. */
  function browser() {
    let cookie = '';
    const ip = newAddress();
    return {
      async begin(query: { way?: 'frame' | 'redirect'; purpose?: 'login' | 'link' } = {}, token?: string) {
        const answer = await opened.call('GET /auth/scan', {
          query,
          ip: newAddress(),
          token,
          headers: { cookie },
        });
        cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
        return answer.data;
      },
      /** Goes where WeChat sends it. */
      async visit(url: string) {
        const { pathname, search } = new URL(url);
        return opened.app.inject({ url: pathname + search, headers: { cookie }, remoteAddress: ip });
      },
      ask(ticket: string, secret: string) {
        opened.clock.advance(2000);
        return opened.call('GET /auth/scan_wechat', {
          query: { ticket },
          headers: { 'x-poll-secret': secret },
          ip,
        });
      },
    };
  }

  /** A person scans the code with the phone and answers. @returns where WeChat sends the browser that showed the code */
  async function scanned(
    qrUrl: string,
    person: string,
    act: 'confirm' | 'refuse' = 'confirm',
  ): Promise<string> {
    const page = await (await fetch(qrUrl)).text();
    const uuid = /\/scan\/([0-9a-f]{32})/.exec(page)?.[1] ?? '';
    await fetch(`${wechatAt}${wechatSandboxPrefix}/scan/${uuid}`);
    await fetch(`${wechatAt}${wechatSandboxPrefix}/scan/${uuid}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `person=${person}`,
    });
    const state = await fetch(`${wechatAt}${wechatSandboxPrefix}/connect/qrconnect/${uuid}/state`);
    return ((await state.json()) as { back: string }).back;
  }

  /** Comes as far as the question for the phone. */
  async function toBind(person: string) {
    const mine = browser();
    const begun: Begun = await mine.begin();
    await mine.visit(await scanned(begun.qr_url, person));
    const { data } = await mine.ask(begun.ticket, begun.poll_secret);
    expect(data.state).toBe('bind');
    const bind = (phone: string, sms: string, agreed = true, secret = begun.poll_secret) =>
      opened.call('POST /auth/bind_phone', {
        body: { bind_ticket: data.bind_ticket ?? '', phone, code: sms, ...(agreed && { consent }) },
        headers: { 'x-poll-secret': secret },
        ip: newAddress(),
      });
    return { mine, begun, bind, nickname: data.nickname };
  }

  async function loginWith(person: string) {
    const mine = browser();
    const begun: Begun = await mine.begin();
    await mine.visit(await scanned(begun.qr_url, person));
    return (await mine.ask(begun.ticket, begun.poll_secret)).data;
  }

  return {
    ...people,
    site,
    browser,
    scanned,
    toBind,
    loginWith,
    setTrouble(next: Trouble) {
      trouble = next;
    },
  };
}
