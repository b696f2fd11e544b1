import { type TestApp, testApp } from '../../../../testing/app';
import { queueMail, sendDueMails } from '../queue';
import { type MailServer, mailServer } from './mail-server';

/** A site that sends mails to a server of the tests, with the limits of production, and people who bind addresses. */
export function mailBox() {
  const here = {} as { site: TestApp; server: MailServer };
  beforeAll(async () => {
    here.server = await mailServer();
    here.site = await testApp({
      areas: ['mail', 'messages', 'privacy'],
      env: {
        HARBOR_LIMITS: 'production',
        HARBOR_SMTP_URL: here.server.url,
        HARBOR_MAIL_FROM: '学术港 <notice@harbor.test>',
        HARBOR_PUBLIC_URL: 'https://www.example.cn',
      },
    });
  });
  beforeEach(() => {
    here.site.clock.toNext('day');
    here.server.answer = undefined;
  });
  afterAll(async () => {
    await here.site.close();
    await here.server.close();
  });

  let count = 0;
  const freshAddress = () => {
    count += 1;
    return `Reader${count}@mail.test`;
  };

  const ask = (token: string, email: string, ip?: string) =>
    here.site.call('POST /mail/address/code', {
      token,
      body: { email },
      ip: ip ?? `10.0.${count % 250}.${count % 200}`,
    });
  const confirm = (token: string, email: string, code: string) =>
    here.site.call('POST /mail/address/confirm', { token, body: { email, code } });
  const remove = (token: string) => here.site.call('POST /mail/address/remove', { token, body: {} });
  const state = async (token: string) => (await here.site.call('GET /mail/address', { token })).data;
  const codeIn = (address: string) =>
    /验证码 (\d{6})/.exec(here.server.to(address).at(-1)?.subject ?? '')?.[1] ?? '';
  /** Another code that is not the right one. */
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  async function codeFor(token: string, address: string): Promise<string> {
    const { status } = await ask(token, address);
    expect(status).toBe(200);
    await sendDueMails(here.site.core);
    return codeIn(address);
  }

  async function reader() {
    const user = await here.site.user();
    const address = freshAddress();
    expect((await confirm(user.token, address, await codeFor(user.token, address))).status).toBe(200);
    await sendDueMails(here.site.core);
    return { ...user, address };
  }

  const now = () => new Date(here.site.clock.now());
  const notice = (userId: number, title = '您的订单已交付') =>
    queueMail(here.site.core.db, {
      to: { userId },
      content: { template: 'notice', data: { title, body: '请查看。', link: '/orderdetail/12' } },
      now: now(),
    });
  const rowsOf = (userId: number) =>
    here.site.core.db
      .selectFrom('mails')
      .selectAll()
      .where('user_id', '=', userId)
      .where('template', '=', 'notice')
      .orderBy('created_at', 'desc')
      .execute();
  const newestOf = async (userId: number) => (await rowsOf(userId))[0];

  return Object.assign(here, {
    freshAddress,
    ask,
    confirm,
    remove,
    state,
    codeIn,
    wrong,
    codeFor,
    reader,
    now,
    notice,
    rowsOf,
    newestOf,
  });
}
