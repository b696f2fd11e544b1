import { sizeLimits } from '@harbor/contract/size-limits';
import { type TestApp, testApp } from '../../../testing/app';
import { docxOf, zipOf } from './testing/documents';
import { docxWith, relation } from './testing/office';
import { sendAll, sendPart, sha256, upload, uploaded } from './testing/uploads';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp({ areas: ['files', 'vault'] });
  token = (await site.user()).token;
});
afterAll(() => site.close());

const start = (name: string, content: Buffer, more: { sha256?: string } = {}) =>
  site.call('POST /files/start', {
    token,
    body: { name, size: content.length, purpose: 'test', ...more },
  });
const finish = (id: string) => site.call('POST /files/:id/finish', { token, params: { id } });

test('a document arrives in parts, is checked, hashed and counted', async () => {
  const content = await docxOf(['摘要：深度学习 in medicine', 'Deep-learning models (n=3.5)']);
  const answer = await upload(site, token, '论文.docx', content);
  expect(answer.data).toEqual({
    id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    name: '论文.docx',
    size: content.length,
    sha256: sha256(content),
    type: 'docx',
    words: 12,
  });
});

test('what could not be looked into is kept with the file, and told to whoever gets it', async () => {
  const content = await zipOf({ 'a.mat': Buffer.from('MATLAB 5.0\0'), 'b.csv': '1,2' });
  const { data } = await upload(site, token, '数据.zip', content);
  expect(data.unchecked).toEqual(['a.mat']);
  expect((await finish(data.id)).data.unchecked).toEqual(['a.mat']);
  const whole = await upload(site, token, '全部.zip', await zipOf({ 'b.csv': '1,2' }));
  expect(whole.data).not.toHaveProperty('unchecked');
});

test('a document that acts is refused in words that say what to do, and its bytes are gone', async () => {
  const content = await docxWith([relation('attachedTemplate', 'https://a.cn/x.dotm', 'External')]);
  const id = await sendAll(site, token, '论文.docx', content);
  expect((await finish(id)).errors.file).toEqual([
    '文档引用了网络上的模板，请在 Word 的“文档模板”中改为 Normal 后再上传',
  ]);
  expect((await finish(id)).status).toBe(404);
});

test('a cut upload goes on where it was, also after a reload, by the same content', async () => {
  const content = Buffer.from('第一行\n'.repeat(200_000));
  const { data } = await start('数据.txt', content, { sha256: sha256(content) });
  const part = content.subarray(0, data.part_bytes);
  expect((await sendPart(site, token, data.id, 0, part)).data).toEqual({ received: part.length });
  const again = await start('数据.txt', content, { sha256: sha256(content) });
  expect(again.data).toMatchObject({ id: data.id, received: part.length });
  expect(await sendPart(site, token, data.id, 0, part)).toMatchObject({
    status: 409,
    data: { received: part.length },
  });
  expect((await finish(data.id)).status).toBe(409);
  for (let at = part.length; at < content.length; at += part.length)
    await sendPart(site, token, data.id, at, content.subarray(at, at + part.length));
  expect((await finish(data.id)).data).toMatchObject({ sha256: sha256(content), words: 600_000 });
  expect((await finish(data.id)).status).toBe(200);
});

test('of two that finish at once one checks, and both end with the same file', async () => {
  const id = await sendAll(site, token, 'a.txt', Buffer.from('text'));
  const answers = await Promise.all([finish(id), finish(id)]);
  // The second one comes during the check, or behind it.
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await finish(id)).data.id).toBe(id);
  const checked = await site.core.db
    .selectFrom('file_events')
    .select('id')
    .where('file_id', '=', id)
    .where('what', '=', 'upload')
    .execute();
  expect(checked).toHaveLength(1);
});

test('too much is refused, in a part, in a file and of a person', async () => {
  const content = Buffer.from('12345');
  const { data } = await start('b.txt', content);
  expect((await sendPart(site, token, data.id, 0, Buffer.from('123456'))).status).toBe(422);
  const large = await site.call('POST /files/start', {
    token,
    body: { name: 'c.txt', size: 20 * 1024 * 1024 + 1, purpose: 'test' },
  });
  expect(large.errors.size).toEqual(['单个文件不能超过20MB']);
  const begun = (size: number) =>
    site.call('POST /files/start', { token, body: { name: '稿件.pdf', size, purpose: 'submission' } });
  expect((await begun(50 * 1024 * 1024)).status).toBe(200);
  expect((await begun(50 * 1024 * 1024 + 1)).errors.size).toEqual(['单个文件不能超过50MB']);
  const other = await site.user();
  const begin = () =>
    site.call('POST /files/start', {
      token: other.token,
      body: { name: 'd.txt', size: 20 * 1024 * 1024, purpose: 'test' },
    });
  const answers = [];
  for (let n = 0; n < 26; n += 1) answers.push((await begin()).status);
  expect(answers).toEqual([...Array.from({ length: 25 }, () => 200), 422]);
});

test('what was declared has to come', async () => {
  const { data } = await start('e.txt', Buffer.from('one'), { sha256: sha256(Buffer.from('two')) });
  await sendPart(site, token, data.id, 0, Buffer.from('one'));
  expect((await finish(data.id)).errors.file).toEqual(['文件在上传途中发生了变化，请重新选择']);
  expect((await finish(data.id)).status).toBe(404);
});

test('an upload can be cancelled, and a file that nothing needs removed', async () => {
  const { data } = await start('f.txt', Buffer.from('text'));
  const drop = (id: string) => site.call('POST /files/:id/drop', { token, params: { id } });
  expect((await drop(data.id)).status).toBe(200);
  expect((await drop(data.id)).status).toBe(404);
  const file = await uploaded(site, token, 'g.txt', Buffer.from('text'));
  expect((await drop(file.id)).status).toBe(200);
  await expect(site.core.files.place(file.id)).rejects.toThrow();
});

test('an upload whose bytes are gone is refused, to be sent anew', async () => {
  const id = await sendAll(site, token, '稿件.txt', Buffer.from('正文'));
  await site.core.files.removeNamed(id);
  expect(await finish(id)).toMatchObject({ status: 422, msg: '文件不完整，请重新上传' });
  expect((await site.call('POST /files/:id/state', { token, params: { id } })).status).toBe(404);
});

describe('exactly the limit is the last size that passes', () => {
  test.each([
    ['test', sizeLimits.file, 200],
    ['test', sizeLimits.file + 1, 422],
    ['submission', sizeLimits.manuscript, 200],
    ['submission', sizeLimits.manuscript + 1, 422],
  ])('announced for %s: %i bytes, %i', async (purpose, size, expected) => {
    const own = (await site.user()).token;
    const body = { name: '论文.docx', size, purpose };
    expect((await site.call('POST /files/start', { token: own, body })).status).toBe(expected);
  });

  test.each([
    [sizeLimits.filePart, 200],
    [sizeLimits.filePart + 1, 422],
  ])('as a part: %i bytes, %i', async (bytes, expected) => {
    const own = (await site.user()).token;
    const body = { name: '论文.docx', size: 3 * sizeLimits.filePart, purpose: 'test' };
    const { data } = await site.call('POST /files/start', { token: own, body });
    expect((await sendPart(site, own, data.id, 0, Buffer.alloc(bytes))).status).toBe(expected);
  });
});
