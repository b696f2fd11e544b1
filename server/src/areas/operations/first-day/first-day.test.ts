import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSmtpMailer } from '../../base/mail/smtp-mailer';
import { type MailServer, mailServer } from '../../base/mail/testing/mail-server';
import { createAliyunSms } from '../../identity/auth/aliyun-sms';
import { type PaySite, paySite } from '../../trade/pay/testing/pay-site';

let site: PaySite;
let staff: { id: number; token: string };
let mails: MailServer;
let sms: Server;
let smsAnswer: object = { Code: 'OK', TemplateStatus: 1, TemplateName: '验证码' };
const smsAsked: (string | undefined)[] = [];

beforeAll(async () => {
  site = await paySite({ areas: undefined as never });
  staff = await site.user({ roles: ['operations'], nickname: '运营小港' });
  mails = await mailServer();
  sms = createServer((request, response) => {
    smsAsked.push(request.headers['x-acs-action']?.toString());
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(smsAnswer));
  });
  await new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  sms.close();
  await mails.close();
  await site.close();
});

const read = async () => {
  const { data } = await site.call('GET /staff/first-day', { token: staff.token });
  return data.groups.flatMap(({ checks }) => checks);
};
const check = async (key: string) => (await read()).find((one) => one.key === key);
const attempt = (key: string, token = staff.token) => {
  // Tries of one check are counted by the minute.
  site.clock.advance(60_000);
  return site.call('POST /staff/first-day/try/:check', { token, params: { check: key } });
};

test('an empty site is told what it lacks, and what to do', async () => {
  expect(await check('icp')).toMatchObject({ state: 'missing', env: ['HARBOR_ICP'], tries: false });
  expect(await check('agreements')).toMatchObject({ state: 'ok', todo: '' });
  expect(await check('service')).toMatchObject({ state: 'missing' });
  expect(await check('alipay')).toMatchObject({ state: 'missing', tries: true, tried_at: null });
  expect(await check('second_lead')).toMatchObject({ state: 'missing', link: '/staff/members' });
  const lead = await site.user({ roles: ['support'] });
  expect(await check('second_lead')).toMatchObject({ state: 'missing', reason: '还没有设好两步验证的主管' });
  await site.core.db
    .updateTable('staff_members')
    .set({ lead: true })
    .where('user_id', '=', lead.id)
    .execute();
  expect(await check('second_lead')).toMatchObject({ state: 'ok' });
});

test('payment channels are tried by a signed question, of which the result stays', async () => {
  for (const key of ['wechat_pay', 'alipay']) {
    const { data } = await attempt(key);
    expect(data).toMatchObject({ state: 'ok', tried_by: '运营小港', todo: '' });
    expect(await check(key)).toEqual(data);
  }
});

test('a channel that does not answer rightly has failed, with the reason', async () => {
  await site.fault({ channel: 'wechat', on: 'query', kind: 'bad_signature', times: 0 });
  expect((await attempt('wechat_pay')).data).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('验签'),
  });
  await site.clearFaults();
  const { query } = site.core.gateways.alipay;
  site.core.gateways.alipay.query = async () => ({ status: 'success' }) as never;
  const wrong = await attempt('alipay');
  expect(wrong.data).toMatchObject({ state: 'failed', reason: expect.stringContaining('success') });
  site.core.gateways.alipay.query = query;
});

test('the SMS provider is asked for the template, with nothing sent', async () => {
  const { port } = sms.address() as AddressInfo;
  const account = { keyId: 'id', keySecret: 'secret', signName: '学术港', codeTemplate: 'SMS_1' };
  const aliyunSms = { ...account, endpoint: `http://127.0.0.1:${port}`, notifyTemplate: '' };
  Object.assign(site.core.settings, { aliyunSms });
  site.core.sms = createAliyunSms(aliyunSms);
  expect((await attempt('sms')).data).toMatchObject({
    state: 'ok',
    reason: expect.stringContaining('验证码'),
  });
  expect(smsAsked).toEqual(['QuerySmsTemplate']);
  smsAnswer = { Code: 'SignatureDoesNotMatch' };
  expect((await attempt('sms')).data).toMatchObject({
    state: 'failed',
    reason: '账号或密钥不对，或账户不能使用（SignatureDoesNotMatch）',
  });
  smsAnswer = { Code: 'OK', TemplateStatus: 2 };
  expect((await attempt('sms')).data.state).toBe('failed');
  // With other settings nothing is known.
  Object.assign(site.core.settings, { aliyunSms: { ...aliyunSms, keySecret: 'other' } });
  expect(await check('sms')).toMatchObject({ state: 'missing', tried_at: null });
});

test('the mail server is connected to, and nothing sent', async () => {
  site.core.mailer = null;
  expect((await attempt('mail')).data.state).toBe('missing');
  const { mail } = site.core.settings;
  const to = (smtp: string) => createSmtpMailer({ ...mail, smtp, from: 'a@harbor.example', patience: 3000 });
  site.core.mailer = to(mails.url);
  expect((await attempt('mail')).data).toMatchObject({ state: 'ok' });
  expect(mails.mails).toEqual([]);
  site.core.mailer = to('smtp://127.0.0.1:1');
  expect((await attempt('mail')).data).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('连不上'),
  });
});

test('the disk is written to and read', async () => {
  expect((await attempt('disk')).data).toMatchObject({ state: 'ok' });
  expect((await attempt('releases')).data).toMatchObject({ state: 'ok' });
});

test('a check is tried once at a time, not in a loop, and by whoever may', async () => {
  const { query } = site.core.gateways.alipay;
  let go = () => {};
  const waits = new Promise<void>((resolve) => {
    go = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    site.core.gateways.alipay.query = async (no) => {
      resolve();
      await waits;
      return query(no);
    };
  });
  const first = attempt('alipay');
  await asked;
  const meanwhile = { token: staff.token, params: { check: 'alipay' } };
  expect((await site.call('POST /staff/first-day/try/:check', meanwhile)).status).toBe(409);
  go();
  expect((await first).status).toBe(200);
  site.core.gateways.alipay.query = query;

  const again = () =>
    site.call('POST /staff/first-day/try/:check', { token: staff.token, params: { check: 'disk' } });
  site.clock.advance(60_000);
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) statuses.push((await again()).status);
  expect(statuses).toContain(429);
  expect((await attempt('nothing')).status).toBe(404);
  expect((await attempt('icp')).status).toBe(404);
  const { token } = await site.user({ roles: ['moderator'] });
  expect((await attempt('disk', token)).status).toBe(403);
});
