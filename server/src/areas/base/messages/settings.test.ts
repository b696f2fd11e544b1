import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApp, testApp } from '../../../testing/app';
import { sendDueMails } from '../mail/queue';
import { type MailServer, mailServer } from '../mail/testing/mail-server';
import { messageGroups } from './groups';
import { messageKind, type NewMessage, notify, systemSub } from './notify';
import { clockOf, disturbFrom, minutesOf } from './quiet';
import { sendDueSms } from './sms';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['messages'] });
});
afterAll(() => site.close());

const areasFolder = join(__dirname, '..', '..');

const now = () => new Date(site.clock.now());
const like = (userId: number) =>
  notify(site.core.db, { userId, kind: messageKind.like, title: '赞了您的帖子', now: now() });
const refund = (userId: number) =>
  notify(site.core.db, {
    userId,
    kind: messageKind.system,
    sub: systemSub.refund,
    title: '退款已完成',
    now: now(),
  });
const save = (token: string, body: object) =>
  site.call('POST /message/settings', { token, body: body as never });
const total = async (token: string) => (await site.call('GET /message/message_num', { token })).data.total;
const texts = async (phone: string) =>
  (await site.core.db.selectFrom('dev_outbox').select('text').where('phone', '=', phone).execute()).map(
    ({ text }) => text,
  );

describe('settings', () => {
  test('everything is kept in the message centre at first, nothing goes out by SMS', async () => {
    const { token } = await site.user();
    const { groups, quiet } = (await site.call('GET /message/settings', { token })).data;
    expect(groups.every(({ site: kept, sms }) => kept && !sms)).toBe(true);
    expect(groups.filter(({ locked }) => locked).map(({ key }) => key)).toEqual([
      'order',
      'refund',
      'security',
      'ticket',
      'submission',
    ]);
    expect(quiet).toEqual({ on: false, from: '22:00', to: '08:00' });
  });

  test('what is turned off is not kept, and comes again when it is turned on', async () => {
    const { id, token } = await site.user();
    await save(token, { groups: [{ key: 'like', site: false }] });
    await like(id);
    expect(await total(token)).toBe(0);
    await save(token, { groups: [{ key: 'like', site: true }] });
    await like(id);
    expect(await total(token)).toBe(1);
  });

  test('one change leaves the others as they are', async () => {
    const { token } = await site.user();
    await save(token, { groups: [{ key: 'fans', site: false }] });
    const { data } = await save(token, { quiet: { on: true, from: '23:30', to: '07:00' } });
    expect(data.groups.find(({ key }) => key === 'fans')?.site).toBe(false);
    expect(data.quiet).toEqual({ on: true, from: '23:30', to: '07:00' });
  });

  test.each([
    [{ groups: [{ key: 'refund', site: false }] }, 'groups.0.site', '此类消息不能关闭'],
    [{ groups: [{ key: 'like', sms: true }] }, 'groups.0.sms', '此类消息不支持短信'],
    [{ groups: [{ key: 'gossip', site: false }] }, 'groups.0.key', '消息类型不正确'],
    [{ quiet: { on: true, from: '25:00', to: '07:00' } }, 'quiet.from', '时间格式不正确'],
  ])('%j is refused', async (body, field, text) => {
    const { token } = await site.user();
    const answer = await save(token, body);
    expect([answer.status, answer.errors[field]]).toEqual([422, [text]]);
  });
});

describe('SMS', () => {
  test('go out once to those who asked for them', async () => {
    const asked = await site.user();
    const other = await site.user();
    await save(asked.token, { groups: [{ key: 'refund', sms: true }] });
    await refund(asked.id);
    await refund(other.id);
    await sendDueSms(site.core);
    await sendDueSms(site.core);
    expect(await texts(asked.phone)).toEqual(['{"title":"退款已完成"}']);
    expect(await texts(other.phone)).toEqual([]);
  });

  test('wait for the end of the quiet hours, while the message is there at once', async () => {
    const { id, token, phone } = await site.user();
    const minute = Math.floor((site.clock.now() / 60_000 + 8 * 60) % 1440);
    const from = clockOf((minute + 1440 - 5) % 1440);
    const to = clockOf((minute + 60) % 1440);
    await save(token, { groups: [{ key: 'refund', sms: true }], quiet: { on: true, from, to } });
    await refund(id);
    await sendDueSms(site.core);
    expect([await total(token), await texts(phone)]).toEqual([1, []]);
    site.clock.advance(61 * 60_000);
    await sendDueSms(site.core);
    expect(await texts(phone)).toHaveLength(1);
  });
});

describe('mails', () => {
  let mailed: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await mailServer();
    const env = { HARBOR_SMTP_URL: server.url, HARBOR_MAIL_FROM: 'notice@harbor.test' };
    mailed = await testApp({ areas: ['mail', 'messages'], env });
  });
  afterAll(async () => {
    await mailed.close();
    await server.close();
  });

  let count = 0;
  /** Somebody whose address is proven. */
  async function reader() {
    const user = await mailed.user();
    count += 1;
    const address = `member${count}@mail.test`;
    await mailed.core.db
      .insertInto('mail_addresses')
      .values({ user_id: user.id, address, address_key: address, confirmed_at: new Date() })
      .execute();
    return { ...user, address };
  }
  const change = (token: string, body: object) =>
    mailed.call('POST /message/settings', { token, body: body as never });
  const told = (userId: number): NewMessage => ({
    userId,
    kind: messageKind.system,
    sub: systemSub.order,
    title: '老师已交付',
    now: new Date(mailed.clock.now()),
  });
  const tell = (userId: number, message: Partial<NewMessage> = {}) =>
    notify(mailed.core.db, { ...told(userId), ...message });
  async function subjects(address: string) {
    await sendDueMails(mailed.core);
    return server.to(address).map(({ subject }) => subject);
  }

  test('go to who asked for them, for the groups they asked for; those on safety to everybody with an address', async () => {
    const { id, token, address } = await reader();
    await tell(id);
    expect(await subjects(address)).toEqual([]);
    const { data } = await change(token, { groups: [{ key: 'order', mail: true }] });
    expect(data.groups.filter(({ mail }) => mail).map(({ key }) => key)).toEqual(['order', 'security']);
    expect(data.groups.filter((group) => group.mail_fixed).map(({ key }) => key)).toEqual(['security']);
    expect(data.groups.filter(({ mail }) => mail === null).map(({ key }) => key)).toEqual([
      'like',
      'fans',
      'announcement',
    ]);
    await tell(id);
    await tell(id, { sub: systemSub.refund, title: '退款已完成' });
    await tell(id, { sub: systemSub.security, title: '密码已修改' });
    expect((await subjects(address)).toSorted()).toEqual(['【学术港】密码已修改', '【学术港】老师已交付']);
  });

  test.each([
    [{ key: 'like', mail: true }, '此类消息不支持邮件'],
    [{ key: 'security', mail: false }, '账号安全邮件不能关闭'],
  ])('%j is refused', async (group, text) => {
    const { token } = await reader();
    const answer = await change(token, { groups: [group] });
    expect([answer.status, answer.errors['groups.0.mail']]).toEqual([422, [text]]);
  });

  test('cannot be asked for without an address', async () => {
    const { token } = await mailed.user();
    const answer = await change(token, { groups: [{ key: 'order', mail: true }] });
    expect([answer.status, answer.errors['groups.0.mail']]).toEqual([422, ['请先绑定邮箱']]);
  });

  test('name who did it, and what joins a message that is there is no other mail', async () => {
    const { id, token, address } = await reader();
    await change(token, { groups: [{ key: 'comment', mail: true }] });
    for (const actor of [1, 2, 3])
      await tell(id, {
        kind: messageKind.comment,
        sub: undefined,
        title: '评论了您的帖子',
        actors: [{ id: id + 1000 + actor, nickname: `读者${actor}` }],
        mergeKey: 'post:1:comment',
      });
    expect(await subjects(address)).toEqual(['【学术港】读者1 评论了您的帖子']);
  });

  test('come without the message where only that is turned off', async () => {
    const { id, token, address } = await reader();
    await change(token, { groups: [{ key: 'coupon', mail: true, site: false }] });
    await tell(id, { sub: systemSub.coupon, title: '优惠券即将到期' });
    expect(await subjects(address)).toEqual(['【学术港】优惠券即将到期']);
    const { data } = await mailed.call('GET /message/message_num', { token });
    expect(data.total).toBe(0);
  });

  test('wait for the end of the quiet hours, but for those on safety', async () => {
    const { id, token, address } = await reader();
    const minute = Math.floor((mailed.clock.now() / 60_000 + 8 * 60) % 1440);
    const [from, to] = [clockOf((minute + 1435) % 1440), clockOf((minute + 60) % 1440)];
    await change(token, { groups: [{ key: 'order', mail: true }], quiet: { on: true, from, to } });
    await tell(id);
    await tell(id, { sub: systemSub.security, title: '密码已修改' });
    expect(await subjects(address)).toEqual(['【学术港】密码已修改']);
    mailed.clock.advance(61 * 60_000);
    expect(await subjects(address)).toEqual(['【学术港】密码已修改', '【学术港】老师已交付']);
  });

  test('are not queued when what they are about did not happen', async () => {
    const { id, token } = await reader();
    await change(token, { groups: [{ key: 'order', mail: true }] });
    await mailed.core.db
      .transaction()
      .execute(async (trx) => {
        await notify(trx, told(id));
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await mailed.core.db.selectFrom('mails').selectAll().where('user_id', '=', id).execute()).toEqual(
      [],
    );
  });
});

describe('quiet hours', () => {
  const at = (clock: string) => new Date(`2026-11-21T${clock}:00+08:00`);
  const night = { quiet: true, quiet_from: minutesOf('22:30'), quiet_to: minutesOf('07:00') };

  test.each([
    ['22:29', '2026-11-21T22:29'],
    ['22:30', '2026-11-22T07:00'],
    ['23:59', '2026-11-22T07:00'],
    ['00:00', '2026-11-21T07:00'],
    ['06:59', '2026-11-21T07:00'],
    ['07:00', '2026-11-21T07:00'],
    ['12:00', '2026-11-21T12:00'],
  ])('over midnight: at %s somebody may be disturbed from %s', (clock, expected) => {
    expect(disturbFrom(night, at(clock))).toEqual(new Date(`${expected}:00+08:00`));
  });

  test('within a day, and none at all', () => {
    const noon = { quiet: true, quiet_from: minutesOf('12:00'), quiet_to: minutesOf('14:00') };
    expect(disturbFrom(noon, at('13:00'))).toEqual(at('14:00'));
    expect(disturbFrom(noon, at('11:59'))).toEqual(at('11:59'));
    expect(disturbFrom({ ...noon, quiet: false }, at('13:00'))).toEqual(at('13:00'));
    expect(disturbFrom({ ...noon, quiet_to: noon.quiet_from }, at('13:00'))).toEqual(at('13:00'));
  });
});

test('every switch is about messages that some area sends', () => {
  const sources = readdirSync(areasFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
    .map((name) => readFileSync(join(areasFolder, name), 'utf8'))
    .join('\n');
  const sent = Object.entries(systemSub).filter(([name]) => sources.includes(`systemSub.${name}`));
  const numbers = new Set<number>(sent.map(([, number]) => number));
  const silent = messageGroups.filter(({ subs }) => subs && !subs.some((sub) => numbers.has(sub)));
  expect(silent.map(({ key }) => key)).toEqual([]);
});
