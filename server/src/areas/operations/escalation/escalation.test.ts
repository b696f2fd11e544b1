import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { StaffRole } from '@harbor/contract';
import { sql } from 'kysely';
import { createJobs } from '../../../jobs/jobs';
import { allQueues } from '../../../queues/queue';
import { type TestApp, testApp } from '../../../testing/app';
import { type TestDatabase, testDatabase } from '../../../testing/database';
import { sendDueMails } from '../../base/mail/queue';
import { type MailServer, mailServer } from '../../base/mail/testing/mail-server';
import { addCategories, member, putPost } from '../../community/forum/testing/forum';
import { type Cases, oneOfEach } from '../desk/testing/cases';
import { tellAll } from './clock';
import { forgetTold } from './purge';
import { tellRobot } from './robots';

const hour = 3_600_000;
const day = 24 * hour;
const keys = { wecom: 'k-693axxx6-7aoc', dingtalk: 't0ken566cc69da782ec', secret: 'SEC8b1f7c8e0d' };

interface Heard {
  url: URL;
  body: { msgtype: string; markdown: { content?: string; title?: string; text?: string } };
}

let database: TestDatabase;
let mails: MailServer;
let robots: Server;
let one: TestApp;
let other: TestApp;
let cases: Cases;
let log = '';
const heard: Heard[] = [];
/** What the robots answer first; then they take everything. */
const answers: { status: number; body: string }[] = [];

beforeAll(async () => {
  robots = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({
        url: new URL(request.url ?? '', 'http://robots'),
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      const { status, body } = answers.shift() ?? { status: 200, body: '{"errcode":0,"errmsg":"ok"}' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(robots, 'listening');
  const at = `127.0.0.1:${(robots.address() as AddressInfo).port}`;
  mails = await mailServer();
  database = await testDatabase();
  const shared = {
    database: { ...database, drop: async () => {} },
    env: {
      HARBOR_SMTP_URL: mails.url,
      HARBOR_MAIL_FROM: '学术港 <notice@harbor.test>',
      HARBOR_PUBLIC_URL: 'https://www.example.cn',
      HARBOR_STAFF_HOST: 'staff.example.cn',
      HARBOR_DESK_WEBHOOKS: `wecom+http://${at}/send?key=${keys.wecom}
        dingtalk+http://${at}/robot?access_token=${keys.dingtalk}&secret=${keys.secret}`,
    },
  };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  one = await testApp({ ...shared, logger: { level: 'info', stream } });
  other = await testApp({ ...shared, settings: { clock: one.clock } });
  cases = await oneOfEach(one);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await mails.close();
  robots.close();
  await database.drop();
});

/** Somebody of the team with a bound address. */
async function worker(nickname: string, roles: StaffRole[], lead = false) {
  const { id } = await one.user({ roles, nickname });
  const address = `staff${id}@mail.test`;
  await one.core.db
    .insertInto('mail_addresses')
    .values({ user_id: id, address, address_key: address, confirmed_at: new Date() })
    .execute();
  await one.core.db.updateTable('staff_members').set({ lead }).where('user_id', '=', id).execute();
  return { id, address };
}

/** Titles of what somebody was told on one of the queues since the last question, by message and by mail. */
async function told({ id, address }: { id: number; address: string }) {
  for (let sent = 1; sent > 0; ) sent = await sendDueMails(one.core);
  const rows = await one.core.db
    .deleteFrom('messages')
    .where('user_id', '=', id)
    .where('sub', '=', 54)
    .returning(['title', 'link', 'body'])
    .execute();
  for (const { text } of mails.to(address)) {
    expect(text).toContain('https://staff.example.cn/staff/queue/');
    expect(text).not.toContain('海港大学');
  }
  const subjects = mails.to(address).map(({ subject }) => subject.replace('【学术港】', ''));
  mails.mails.splice(0, mails.mails.length, ...mails.mails.filter(({ to }) => !to.includes(address)));
  return { messages: rows.map(({ title }) => title).toSorted(), mails: subjects.toSorted(), rows };
}

/** As two processes do it, several times over. */
const race = () => Promise.all([one, other, one, other].map(({ core }) => tellAll(core)));

interface Waiting {
  robot: number;
  queue: string;
  level: 1 | 2;
  count: number;
  ids: number[];
}

/** Takes the waiting jobs out of the queue. */
const takeJobs = async () =>
  (
    await sql<{ data: Waiting }>`
      delete from pgboss.job where name = ${tellRobot.name} and state = 'created' returning data`.execute(
      one.core.db,
    )
  ).rows.map(({ data }) => data);

const four = ['退款', '发票', '投稿', '帖子'];
const ofFour = (titles: string[]) => titles.filter((title) => four.includes(title.split('：')[0] ?? ''));

let finance: { id: number; address: string };
let lead: { id: number; address: string };
let support: { id: number; address: string };
let teaching: { id: number; address: string };
let admin: { id: number; address: string };

test('what is not late is not told', async () => {
  finance = await worker('财务', ['finance']);
  lead = await worker('运营主管', ['operations'], true);
  support = await worker('客服', ['support']);
  teaching = await worker('教务', ['teaching']);
  admin = await worker('管理员', ['admin']);
  await sql`update comments set due_at = ${new Date(one.clock.now() + 20 * hour)}`.execute(one.core.db);
  const title = `**免费**[点我](https://evil.test)<@all>\n# ${'长'.repeat(80)}`;
  await one.core.db
    .updateTable('submissions')
    .set({ manuscript: JSON.stringify({ title }) })
    .where('id', '=', cases.submission ?? 0)
    .execute();
  await race();
  expect(await one.core.db.selectFrom('escalations').selectAll().execute()).toEqual([]);
  expect(await takeJobs()).toEqual([]);
});

test('late cases are told once to who works on them, whoever sees them', async () => {
  one.clock.advance(8 * day);
  await race();
  await race();
  const ofFinance = await told(finance);
  const [refund, invoice] = [/^退款：1 件超过 \d+ 小时未处理$/, /^发票：1 件超过 \d+ 小时未处理$/];
  expect(ofFour(ofFinance.messages)).toEqual([expect.stringMatching(invoice), expect.stringMatching(refund)]);
  expect(ofFour(ofFinance.mails)).toEqual(ofFour(ofFinance.messages));
  expect(ofFinance.rows.find(({ title }) => refund.test(title))).toMatchObject({
    link: '/staff/queue/refund',
    body: expect.stringContaining(`（编号 ${cases.refund}）`),
  });
  const ofLead = await told(lead);
  const names = (titles: string[]) => ofFour(titles).map((title) => title.split('：')[0]);
  // The refunds tell those who serve orders themselves: they get the mail alone.
  expect(names(ofLead.messages).toSorted()).toEqual(['发票', '帖子', '投稿'].toSorted());
  expect(names(ofLead.mails).toSorted()).toEqual(four.toSorted());
  expect(names((await told(support)).messages).toSorted()).toEqual(['发票', '退款'].toSorted());
  expect(await told(teaching)).toEqual({ messages: [], mails: [], rows: [] });
});

test('robots of both kinds are told, DingTalk with a signature, and no sign of a title means anything', async () => {
  const jobs = await takeJobs();
  const due = (await allQueues()).filter(({ limitHours }) => limitHours !== null);
  expect(jobs).toHaveLength(due.length * 2);
  expect(JSON.stringify(jobs)).not.toMatch(/key|token|SEC|免费/);
  for (const data of jobs) await tellRobot.run(one.core, data);
  expect(heard).toHaveLength(jobs.length);
  const wecom = heard.filter(({ url }) => url.pathname === '/send');
  const dingtalk = heard.filter(({ url }) => url.pathname === '/robot');
  expect([wecom.length, dingtalk.length]).toEqual([due.length, due.length]);
  const submission = wecom.find(({ body }) => body.markdown.content?.includes('投稿：'));
  expect(submission?.url.search).toBe(`?key=${keys.wecom}`);
  expect(submission?.body).toEqual({
    msgtype: 'markdown',
    markdown: { content: expect.stringMatching(/^\*\*投稿：1 件超过 \d+ 小时未处理\*\*\n> /) },
  });
  const lines = submission?.body.markdown.content?.split('\n') ?? [];
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^> ＊＊免费＊＊［点我］（https：／／evil．test）＜＠all＞ ＃ 长+…（编号 \d+）$/);
  expect(lines[2]).toBe('[打开工作台](https://staff.example.cn/staff/queue/submission)');
  const refund = dingtalk.find(({ body }) => body.markdown.title?.startsWith('退款：'));
  expect(refund?.body.markdown.text).toMatch(/^#### 退款：1 件超过 \d+ 小时未处理\n\n- .+\n\n\[打开工作台\]/);
  const query = refund?.url.searchParams;
  expect(query?.get('access_token')).toBe(keys.dingtalk);
  expect(query?.has('secret')).toBe(false);
  const timestamp = query?.get('timestamp') ?? '';
  expect(Math.abs(Number(timestamp) - one.clock.now())).toBeLessThan(60_000);
  expect(query?.get('sign')).toBe(
    createHmac('sha256', keys.secret).update(`${timestamp}\n${keys.secret}`).digest('base64'),
  );
  const account = wecom.find(({ body }) => body.markdown.content?.includes('易主账号'));
  expect(account?.body.markdown.content).not.toContain('作者');
  // The title of an invoice may be a person's name.
  const invoice = wecom.find(({ body }) => body.markdown.content?.includes('发票'));
  expect(invoice?.body.markdown.content).toContain('事项（编号');
  expect(JSON.stringify(heard)).not.toContain('海港大学');
});

test('what still waits is told to the lead once more, what was decided is not', async () => {
  const { db } = one.core;
  await db
    .updateTable('invoices')
    .set({ status: 3 })
    .where('id', '=', cases.invoice ?? 0)
    .execute();
  one.clock.advance(3 * hour);
  await race();
  expect(await told(lead)).toMatchObject({ messages: [], mails: [] });
  one.clock.advance(3 * day);
  await race();
  await race();
  const ofLead = await told(lead);
  const late = (name: string) => `${name}：1 件超时后仍未处理，请督促`;
  expect(ofFour(ofLead.messages)).toEqual(['退款', '投稿', '帖子'].map(late).toSorted());
  expect(ofFour(ofLead.mails)).toEqual(ofFour(ofLead.messages));
  for (const person of [finance, support]) expect((await told(person)).messages).toEqual([]);
  // They had been told of everything at first.
  expect((await told(admin)).mails.filter((title) => title.includes('仍未处理'))).toEqual([]);
  expect((await takeJobs()).filter(({ queue, level }) => queue === 'refund' && level === 2)).toHaveLength(2);
});

test('a new moment is a new clock; without a lead the super administrators hear of it', async () => {
  const { db } = one.core;
  await db.updateTable('staff_members').set({ lead: false }).execute();
  await db
    .updateTable('submissions')
    .set({ updated_at: new Date(one.clock.now()) })
    .where('id', '=', cases.submission ?? 0)
    .execute();
  await race();
  expect(ofFour((await told(lead)).messages)).toEqual([]);
  one.clock.advance(8 * day);
  await race();
  expect(ofFour((await told(lead)).messages)).toEqual([expect.stringMatching(/^投稿：1 件超过/)]);
  await told(admin);
  one.clock.advance(3 * day);
  await race();
  expect(ofFour((await told(lead)).messages)).toEqual([]);
  const ofAdmin = await told(admin);
  expect(ofFour(ofAdmin.messages)).toEqual(['投稿：1 件超时后仍未处理，请督促']);
  expect(ofFour(ofAdmin.mails)).toEqual(ofFour(ofAdmin.messages));
});

test('many cases are one message that names five and the number of all', async () => {
  const author = await member(one, '多产作者');
  const { leaf } = await addCategories(one);
  const due_at = new Date(one.clock.now() - hour);
  for (let n = 0; n < 7; n += 1)
    await putPost(one, { author: author.id, category: leaf, status: 1, due_at, title: `第 ${n} 篇` });
  await race();
  const { rows } = await told(lead);
  const [message, ...more] = rows.filter(({ title }) => title.startsWith('帖子'));
  expect(more).toEqual([]);
  expect(message?.title).toMatch(/^帖子：7 件/);
  expect(message?.body?.split('；')).toHaveLength(6);
  expect(message?.body).toContain('…共 7 件');
});

test('a telling that fails leaves no marks, and keeps no other queue from being told', async () => {
  const queue = (await allQueues()).find(({ key }) => key === 'post');
  const show = queue?.show;
  if (!queue || !show) throw new Error('no posts');
  await one.core.db
    .updateTable('posts')
    .set({ due_at: new Date(one.clock.now() - 2 * hour) })
    .where('id', '=', cases.post ?? 0)
    .execute();
  await one.core.db
    .updateTable('refunds')
    .set({ due_at: new Date(one.clock.now() - 2 * hour) })
    .execute();
  queue.show = () => Promise.reject(new Error('unreadable'));
  await tellAll(one.core);
  queue.show = show;
  expect(ofFour((await told(finance)).messages)).toHaveLength(1);
  expect(ofFour((await told(lead)).messages)).toEqual([]);
  await tellAll(one.core);
  expect(ofFour((await told(lead)).messages)).toEqual([expect.stringMatching(/^帖子：1 件超过/)]);
});

test('what was told long ago is forgotten, but for what still waits', async () => {
  const marks = async (queue: string) =>
    (await one.core.db.selectFrom('escalations').select('case_id').where('queue', '=', queue).execute())
      .length;
  const [posts, invoices] = [await marks('post'), await marks('invoice')];
  expect([posts > 0, invoices]).toEqual([true, 1]);
  one.clock.advance(91 * day);
  await forgetTold(one.core);
  expect([await marks('post'), await marks('invoice')]).toEqual([posts, 0]);
});

test('a robot that does not take it is told again, and its key stands nowhere', async () => {
  await takeJobs();
  heard.length = 0;
  answers.push(
    { status: 200, body: `{"errcode":310000,"errmsg":"token ${keys.dingtalk} is not exist"}` },
    { status: 502, body: 'bad gateway' },
  );
  await one.core.jobs.enqueue(one.core.db, tellRobot, {
    ...{ robot: 1, queue: 'post', level: 1, count: 1, ids: [cases.post ?? 0] },
  });
  const queue = createJobs(one.core.pool, database.url);
  await queue.start(one.core);
  for (let waited = 0; heard.length < 3 && waited < 60_000; waited += 100)
    await new Promise((r) => setTimeout(r, 100));
  const state = async () =>
    (
      await sql<{ state: string; text: string }>`
        select state, (job.*)::text as text from pgboss.job where name = ${tellRobot.name}`.execute(
        one.core.db,
      )
    ).rows[0];
  for (let waited = 0; (await state())?.state !== 'completed' && waited < 10_000; waited += 100)
    await new Promise((r) => setTimeout(r, 100));
  await queue.stop();
  expect(heard).toHaveLength(3);
  expect((await state())?.state).toBe('completed');
  expect(log).toContain('errcode 310000');
  for (const key of Object.values(keys)) {
    expect(log).not.toContain(key);
    expect((await state())?.text).not.toContain(key);
  }
}, 120_000);
