import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { comesTrue, timesOpen } from '../../../../http/testing/sockets';
import { type TestApp, testApp } from '../../../../testing/app';
import { unzip } from '../../../../testing/unzip';
import { unpaidOrder } from '../../../trade/orders/testing/orders';
import { prove, provenSession, provenUser } from '../testing/proven';
import { readExport, writeExport } from './file';
import { makeExport } from './make';
import { exportTransitions } from './states';
import { endExports } from './ticks';

const day = 86_400_000;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['privacy', 'auth', 'services', 'checkout', 'user', 'ownOrders'] });
});
afterAll(() => site.close());

const begin = (token: string) => site.call('POST /privacy/export', { token });
const latest = async (token: string) => (await site.call('GET /privacy/export', { token })).data.export;
const ticket = (token: string, id: string) =>
  site.call('POST /privacy/export/ticket/:id', { token, params: { id } });
const download = (url: string, token?: string) =>
  site.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const fileOf = (id: string) => join(site.core.settings.dataDir, 'exports', `${id}.bin`);

/** A member with a finished export. */
async function exported(nickname = '小林') {
  const member = await provenUser(site, { nickname });
  const { data } = await begin(member.token);
  await makeExport.run(site.core, { id: data.id });
  return { ...member, exportId: data.id };
}

test('an export holds everything of its owner as JSON and as a page, and nothing of others', async () => {
  const other = await provenUser(site, { nickname: '别人的昵称', bio: '别人的简介' });
  const member = await provenUser(site, { nickname: '小林', bio: '<script>alert(1)</script>' });
  await unpaidOrder(site, other.token);
  const orderId = await unpaidOrder(site, member.token);
  const image = await site.core.images.put('2026/11/OWN.webp', Buffer.from('picture'));
  const upload = { type: 'image/webp', size: 7, width: 1, height: 1, created_at: new Date() };
  await site.core.db
    .insertInto('uploads')
    .values({ id: 'OWN', user_id: member.id, path: image, ...upload })
    .execute();

  const { data } = await begin(member.token);
  expect(data).toMatchObject({ status: 1, status_text: '排队中', progress: 0 });
  await makeExport.run(site.core, { id: data.id });
  const done = await latest(member.token);
  expect(done).toMatchObject({ id: data.id, status: 3, status_text: '可下载', progress: 100 });

  const { url, valid_for } = (await ticket(member.token, data.id)).data;
  expect(valid_for).toBe(60);
  const answer = await download(url);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="scholar-harbor-data-.*\.zip"$/,
  );
  expect(answer.rawPayload).toHaveLength(done?.size ?? 0);

  const files = new Map(
    [...(await unzip(answer.rawPayload))].map(([name, content]) => [name, content.toString()]),
  );
  const account = JSON.parse(files.get('data/account.json') ?? '');
  expect(account.records).toEqual([expect.objectContaining({ nickname: '小林', phone: member.phone })]);
  expect(JSON.stringify(account)).not.toContain('password_hash');
  const orders = JSON.parse(files.get('data/orders.json') ?? '');
  const own = await site.core.db
    .selectFrom('orders')
    .select('order_no')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(orders.records.map(({ order_no }: { order_no: string }) => order_no)).toEqual([own.order_no]);
  expect(files.get('files/OWN.webp')).toBe('picture');
  const page = files.get('index.html') ?? '';
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(page).toContain(own.order_no);
  expect([...files.values()].join('')).not.toContain('别人的');
});

test('an export holds what the owner’s posts read before they were changed, and no one else’s', async () => {
  const [member, other] = [await provenUser(site), await provenUser(site)];
  for (const { id, nickname } of [
    { id: member.id, nickname: '自己' },
    { id: other.id, nickname: '别人' },
  ]) {
    const at = new Date(0);
    const post = await site.core.db
      .insertInto('posts')
      .values({
        ...{
          user_id: id,
          category_id: null,
          root_category_id: null,
          title: '改过的帖子',
          content: '',
          body: '',
        },
        ...{ status: 2, due_at: at, created_at: at, replied_at: at, published_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.core.db
      .insertInto('post_versions')
      .values({
        ...{ post_id: post.id, title: `${nickname}的旧标题`, content: '<p>改之前的正文</p>' },
        ...{ ai_flag: false, written_at: at, replaced_at: at, reviewed_again: false },
      })
      .execute();
  }
  const { data } = await begin(member.token);
  await makeExport.run(site.core, { id: data.id });
  const answer = await download((await ticket(member.token, data.id)).data.url);
  const files = await unzip(answer.rawPayload);
  const { records } = JSON.parse(files.get('data/post_versions.json')?.toString() ?? '');
  expect(records).toEqual([
    expect.objectContaining({ title: '自己的旧标题', content: '<p>改之前的正文</p>' }),
  ]);
  expect(files.get('index.html')?.toString()).toContain('改之前的正文');
});

test('on the disk it is encrypted, and a changed file is not handed out whole', async () => {
  const { token, exportId } = await exported('磁盘上的昵称');
  const stored = readFileSync(fileOf(exportId));
  expect(stored.includes('index.html')).toBe(false);
  const row = await site.core.db
    .selectFrom('data_exports')
    .select('file_key')
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  expect(row.file_key).toMatch(/^s\./);
  const { data } = await ticket(token, exportId);
  const { writeFileSync } = await import('node:fs');
  stored[40] = (stored[40] ?? 0) ^ 1;
  writeFileSync(fileOf(exportId), stored);
  await expect(download(data.url)).rejects.toThrow();
});

test('the proof of who is there comes before the export and again before its download', async () => {
  const member = await site.user();
  const refused = await begin(member.token);
  expect([refused.status, refused.data]).toEqual([403, { step_up: true }]);
  await prove(site, member.id);
  const { data } = await begin(member.token);
  await makeExport.run(site.core, { id: data.id });
  site.clock.advance(11 * 60_000);
  const late = await ticket(member.token, data.id);
  expect([late.status, late.data]).toEqual([403, { step_up: true }]);
});

test("an export of somebody else does not exist, and its address is no use to another's session", async () => {
  const owner = await exported();
  const stranger = await provenUser(site);
  const asked = await ticket(stranger.token, owner.exportId);
  expect([asked.status, asked.msg]).toEqual([404, '没有可下载的文件']);
  const { url } = (await ticket(owner.token, owner.exportId)).data;
  expect((await download(url, stranger.token)).statusCode).toBe(404);
  expect((await download(url, owner.token)).statusCode).toBe(200);
});

test('an address is good for a minute, for its file, and as long as its session lives', async () => {
  const { token, exportId } = await exported();
  const other = await exported();
  const { url } = (await ticket(token, exportId)).data;
  const [path = '', query = ''] = url.split('?');
  const wrong = [
    path,
    `${path}?ticket=1`,
    `${url}A`,
    url.replace(exportId, other.exportId),
    `${path}?${query.replace(/ticket=(\d)/, (_, first) => `ticket=${(Number(first) + 1) % 10}`)}`,
  ];
  for (const address of wrong) expect((await download(address)).statusCode).toBe(404);
  site.clock.advance(61_000);
  expect((await download(url)).statusCode).toBe(404);
  const again = (await ticket(token, exportId)).data.url;
  await site.call('POST /auth/logout', { token });
  expect((await download(again)).statusCode).toBe(404);
});

test('of many wishes at once one becomes an export; another comes when it is made', async () => {
  const { token, id } = await provenUser(site);
  const answers = await Promise.all(Array.from({ length: 12 }, () => begin(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.msg).toBe('已有一份正在生成，请等待完成');
  const rows = await site.core.db.selectFrom('data_exports').select('id').where('user_id', '=', id).execute();
  expect(rows).toHaveLength(1);
  await makeExport.run(site.core, { id: rows[0]?.id ?? '' });
  expect((await begin(token)).status).toBe(200);
});

test('a job that was cut off makes the export when it runs again, and a second run changes nothing', async () => {
  const { token } = await provenUser(site);
  const { data } = await begin(token);
  await site.core.db
    .updateTable('data_exports')
    .set({ status: 2, progress: 40 })
    .where('id', '=', data.id)
    .execute();
  await makeExport.run(site.core, { id: data.id });
  const size = (await latest(token))?.size;
  await makeExport.run(site.core, { id: data.id });
  expect(await latest(token)).toMatchObject({ status: 3, size });
});

test('one that was given up while it was made leaves no file', async () => {
  const { token, id } = await provenUser(site);
  const { data } = await begin(token);
  const path = await site.core.images.put('2026/11/SLOW.webp', Buffer.from('picture'));
  await site.core.db
    .insertInto('uploads')
    .values({
      ...{ id: 'SLOW', user_id: id, path, type: 'image/webp' },
      ...{ size: 7, width: 1, height: 1, created_at: new Date() },
    })
    .execute();
  const { read } = site.core.images;
  const reading = jest.spyOn(site.core.images, 'read').mockImplementation(async (name) => {
    await site.core.db.deleteFrom('data_exports').where('id', '=', data.id).execute();
    return read.call(site.core.images, name);
  });
  await makeExport.run(site.core, { id: data.id });
  expect(reading).toHaveBeenCalled();
  reading.mockRestore();
  expect(existsSync(fileOf(data.id))).toBe(false);
});

test('after seven days the file is gone, and one whose job stands still is given up', async () => {
  const { id, token, exportId } = await exported();
  const stuck = await provenUser(site);
  await begin(stuck.token);
  site.clock.advance(3_600_000 + 1000);
  await endExports(site.core);
  expect(existsSync(fileOf(exportId))).toBe(true);
  expect((await latest(await provenSession(site, stuck.id)))?.status_text).toBe('没有完成');
  expect((await begin(await provenSession(site, stuck.id))).status).toBe(200);
  expect(token).toBeTruthy();
  site.clock.advance(7 * day);
  await endExports(site.core);
  expect(existsSync(fileOf(exportId))).toBe(false);
  const later = await provenSession(site, id);
  expect((await latest(later))?.status_text).toBe('已过期');
  expect((await ticket(later, exportId)).status).toBe(404);
});

test('three exports in a day are enough', async () => {
  const strict = await testApp({ areas: ['privacy'], env: { HARBOR_LIMITS: 'production' } });
  strict.clock.toNext('day');
  const { token } = await provenUser(strict);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { status, data } = await strict.call('POST /privacy/export', { token });
    statuses.push(status);
    if (status === 200) await makeExport.run(strict.core, { id: data.id });
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await strict.close();
});

test('its owner is told, and wish, end and download are in the audit log', async () => {
  const { id, token, exportId } = await exported();
  await ticket(token, exportId);
  await ticket(token, exportId);
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  expect(told.map(({ title }) => title)).toEqual(['您的个人信息副本已生成', '您的个人信息副本已被下载']);
  const log = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'privacy.export_requested',
    'privacy.export_ready',
    'privacy.export_downloaded',
    'privacy.export_downloaded',
  ]);
});

test('a download that breaks off closes the file', async () => {
  const dataDir = realpathSync(site.core.settings.dataDir);
  const key = randomBytes(32);
  const id = randomUUID();
  await writeExport(dataDir, id, Readable.from([randomBytes(4 * 1024 * 1024)]), key);
  const content = await readExport(dataDir, id, key);
  await once(content, 'readable');
  content.destroy();
  expect(await comesTrue(() => timesOpen(join(dataDir, 'exports', `${id}.bin`)) === 0)).toBe(true);
});

test('the table of states lets nothing come back', () => {
  const steps = exportTransitions.flatMap(({ event, from, to }) => from.map((at) => `${at} ${event} ${to}`));
  expect(steps).toEqual(['1 start 2', '2 start 2', '2 finish 3', '1 fail 5', '2 fail 5', '3 expire 4']);
});
