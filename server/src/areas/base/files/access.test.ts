import sharp from 'sharp';
import { type TestApp, testApp } from '../../../testing/app';
import { servedOrder } from '../../trade/refunds/testing/refunds';
import { filesOf, holdFiles, releaseFiles } from './hold';
import type { MayRead } from './holders';
import { docxOf } from './testing/documents';
import { enterTestHolder, testRule } from './testing/holder';
import { sendPart, uploaded } from './testing/uploads';

const rule = { ...testRule, types: [...testRule.types] };
let mayTeacher: MayRead = true;

let site: TestApp;
let order: Awaited<ReturnType<typeof servedOrder>>;
beforeAll(async () => {
  site = await testApp({
    areas: ['files', 'vault', 'services', 'checkout', 'user', 'ownOrders', 'pay', 'courses', 'refunds'],
  });
  enterTestHolder(() => mayTeacher);
  order = await servedOrder(site);
});
afterAll(() => site.close());

const now = () => new Date(site.clock.now());
const hold = (userId: number, ids: string[], id = order.id) =>
  site.core.db
    .transaction()
    .execute((trx) =>
      holdFiles(trx, { userId, ids, holder: { kind: 'test', id }, field: 'files', rule, now: now() }),
    );
const ticket = (token: string, id: string, view = false) =>
  site.call('POST /files/:id/ticket', { token, params: { id }, body: { view } });
const open = (url: string, token?: string) =>
  site.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const text = (name = 'a.txt') => uploaded(site, order.token, name, Buffer.from('<b>内容</b>'));

async function heldText() {
  const file = await text();
  await hold(order.buyer.id, [file.id]);
  return file;
}

test("another's id is unknown in every call", async () => {
  const file = await text();
  const { token } = await site.user({ is_staff: true });
  const params = { id: file.id };
  const answers = [
    await site.call('POST /files/:id/state', { token, params }),
    await site.call('POST /files/:id/finish', { token, params }),
    await site.call('POST /files/:id/drop', { token, params }),
    await ticket(token, file.id),
    await site.call('POST /files/vault/:id', { token, params: { id: order.id } }),
    await site.call('POST /files/vault/:id/keep', { token, params: { id: order.id }, body: { days: 30 } }),
    await site.call('POST /files/vault/:id/delete', { token, params: { id: order.id }, body: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await sendPart(site, token, file.id, 0, Buffer.from('x'))).status).toBe(404);
  expect((await open(`/api/applet/files/raw/${file.id}`, order.token)).statusCode).toBe(404);
});

test('a download is the file, as nothing but a download', async () => {
  const file = await text('论文.txt');
  const { data } = await ticket(order.token, file.id);
  expect(data.valid_for).toBe(60);
  const answer = await open(data.url);
  expect([answer.statusCode, answer.body]).toEqual([200, '<b>内容</b>']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="__.txt"; filename*=UTF-8\'\'%E8%AE%BA%E6%96%87.txt',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
});

test('a ticket ends: after a minute, after three uses, with the session, for anybody else, for another file', async () => {
  const file = await text();
  const status = async (url: string, token?: string) => (await open(url, token)).statusCode;
  const used = (await ticket(order.token, file.id)).data.url;
  expect([await status(used), await status(used), await status(used), await status(used)]).toEqual([
    200, 200, 200, 404,
  ]);
  const fresh = async (token = order.token) => (await ticket(token, file.id)).data.url;
  const other = await text();
  expect(await status((await fresh()).replace(file.id, other.id))).toBe(404);
  expect(await status((await fresh()).replace('.d.', '.v.'))).toBe(404);
  expect(await status(await fresh(), (await site.user()).token)).toBe(404);
  const late = await fresh();
  site.clock.advance(61_000);
  expect(await status(late)).toBe(404);
  const ended = await fresh();
  await site.core.db
    .updateTable('sessions')
    .set({ revoked_at: now() })
    .where('user_id', '=', order.buyer.id)
    .execute();
  expect(await status(ended)).toBe(404);
  await site.core.db
    .updateTable('sessions')
    .set({ revoked_at: null })
    .where('user_id', '=', order.buyer.id)
    .execute();
});

test('who may read is asked of the holder, at the ticket and at its use', async () => {
  const file = await heldText();
  const teacher = await site.user({ is_teacher: true, is_certification: true });
  expect((await ticket(teacher.token, file.id)).status).toBe(404);
  const assign = (teacher_id: number | null) =>
    site.core.db.updateTable('orders').set({ teacher_id }).where('id', '=', order.id).execute();
  await assign(teacher.id);
  const { data } = await ticket(teacher.token, file.id);
  expect((await open(data.url)).statusCode).toBe(200);
  await assign(null);
  expect((await open(data.url)).statusCode).toBe(404);
  await assign(teacher.id);
  mayTeacher = 'view';
  expect(await ticket(teacher.token, file.id)).toMatchObject({ status: 403, msg: '此文件仅可在线查看' });
  expect((await open(data.url)).statusCode).toBe(404);
  expect((await ticket(teacher.token, file.id, true)).status).toBe(200);
  mayTeacher = true;
  expect((await ticket((await site.user({ is_staff: true })).token, file.id)).status).toBe(200);
});

test('text is shown as text, under who looks and when, and as nothing that runs', async () => {
  const file = await uploaded(
    site,
    order.token,
    'a.docx',
    await docxOf(['&lt;script&gt;alert(1)&lt;/script&gt;']),
  );
  const answer = await open((await ticket(order.token, file.id, true)).data.url);
  expect(answer.headers['content-type']).toMatch('text/html');
  expect(answer.headers['content-security-policy']).toMatch(
    /^sandbox; default-src 'none'; .*frame-ancestors 'self'/,
  );
  expect(answer.body).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  const [, mark = ''] = /base64,([^"]+)"/.exec(answer.body) ?? [];
  expect(Buffer.from(mark, 'base64').toString()).toContain(
    `ID ${order.buyer.id} ${order.buyer.phone.slice(-4)}`,
  );
});

test('a picture is drawn anew under the mark', async () => {
  const plain = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const file = await uploaded(site, order.token, 'figure.png', plain);
  const answer = await open((await ticket(order.token, file.id, true)).data.url);
  expect(answer.headers['content-type']).toBe('image/webp');
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels[0]?.min).toBeLessThan(245);
});

test('what cannot be shown is said so', async () => {
  const pdf = await uploaded(site, order.token, 'a.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
  expect((await ticket(order.token, pdf.id, true)).errors.view).toEqual(['这种文件不能在线查看，请下载']);
});

describe('holding', () => {
  test('ties finished files of their uploader in order, again without harm, and lets go', async () => {
    const [one, two] = [await text('1.txt'), await text('2.txt')];
    const holder = { kind: 'test', id: order.id + 1 };
    await hold(order.buyer.id, [two.id, one.id], holder.id);
    await hold(order.buyer.id, [one.id, two.id], holder.id);
    expect((await filesOf(site.core.db, holder)).map(({ name }) => name)).toEqual(['1.txt', '2.txt']);
    expect(
      (await site.call('POST /files/:id/drop', { token: order.token, params: { id: one.id } })).status,
    ).toBe(409);
    await releaseFiles(site.core.db, holder, [two.id], now());
    expect((await filesOf(site.core.db, holder)).map(({ name }) => name)).toEqual(['2.txt']);
  });

  test('is refused at the field', async () => {
    const problem = async (userId: number, ids: string[], id?: number) => {
      const error = await hold(userId, ids, id).catch((thrown: unknown) => thrown);
      return (error as { data: { errors: { files: string[] } } }).data.errors.files[0];
    };
    const held = await heldText();
    const png = await uploaded(site, order.token, 'a.csv', Buffer.from('a,b'));
    const me = order.buyer.id;
    expect(await problem((await site.user()).id, [held.id])).toBe('有文件已失效，请重新上传');
    expect(await problem(me, [held.id], order.id + 1)).toBe('“a.txt”已用于别处，请重新上传');
    expect(await problem(me, [png.id])).toMatch('格式不符');
    expect(await problem(me, [held.id, held.id])).toBe('同一个文件选择了两次');
    expect(await problem(me, ['1', '2', '3', '4'])).toBe('最多上传3个文件');
  });
});
