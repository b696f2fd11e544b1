import { randomUUID } from 'node:crypto';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import { type TestApp, testApp } from '../../../testing/app';
import { submissionLimits } from './limits';
import { manuscript, oneFile, submitted } from './testing/manuscripts';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['submissions', 'files', 'vault', 'messages', 'sentinel'] });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

describe('a draft', () => {
  const save = (token: string, revision: number, content: object, files: string[] = []) =>
    site.call('POST /submission/draft', { token, body: { revision, content, files } });
  const read = async (token: string) => (await site.call('GET /submission/draft', { token })).data.draft;

  test('keeps what was written and its files, becomes the submission, and is gone', async () => {
    const { token } = await site.user();
    expect(await read(token)).toBeNull();
    const files = await oneFile(site, token);
    expect((await save(token, 0, { title: '一半' }, files)).data.revision).toBe(1);
    expect(await read(token)).toMatchObject({
      revision: 1,
      content: { title: '一半' },
      files: [{ name: '稿件.pdf' }],
    });
    const sent = await site.call('POST /submission/submit', {
      token,
      body: { manuscript: manuscript(), files },
    });
    expect(sent.data.files).toHaveLength(1);
    expect(await read(token)).toBeNull();
    const { data, total } = (await site.call('GET /submission/list', { token })).data;
    expect([total, data[0]?.title]).toEqual([1, manuscript().title]);
  });

  test('that was changed elsewhere is not overwritten, and the newer one is shown', async () => {
    const { token } = await site.user();
    await save(token, 0, { title: '电脑上写的' });
    const late = await save(token, 0, { title: '手机上写的' });
    expect([late.status, (late.data as never as { draft: { content: object } }).draft.content]).toEqual([
      409,
      { title: '电脑上写的' },
    ]);
    expect((await save(token, 1, { title: '手机上写的' })).status).toBe(200);
  });

  test('first savings at the same moment make one draft', async () => {
    const { id, token } = await site.user();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(token, 0, { title: `第${n}份` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await site.core.db.selectFrom('submissions').select('id').where('user_id', '=', id).execute(),
    ).toHaveLength(1);
  });

  test('is thrown away with its files, and cannot be read as a submission', async () => {
    const { token } = await site.user();
    const files = await oneFile(site, token);
    const { id } = (await save(token, 0, {}, files)).data;
    expect((await site.call('GET /submission/detail/:id', { token, params: { id } })).status).toBe(404);
    await site.call('POST /submission/draft/drop', { token });
    expect(await read(token)).toBeNull();
  });
});

describe('what is handed in', () => {
  test.each<[field: string, change: object, message: string]>([
    ['manuscript.title', { title: '短' }, '稿件标题至少5个字'],
    ['manuscript.abstract', { abstract: '太短' }, '摘要至少50个字'],
    ['manuscript.keywords', { keywords: ['一个'] }, '请填写3至8个关键词'],
    ['manuscript.subject_id', { subject_id: 99 }, '请选择学科'],
    [
      'manuscript.authors',
      { authors: [{ name: '甲', unit: '某校', corresponding: false }] },
      '请指定至少一位通讯作者',
    ],
    ['manuscript.authors_confirmed', { authors_confirmed: false }, '请确认作者与排序'],
    ['manuscript.declarations', { declarations: ['original'] }, '请逐项确认声明'],
    ['ai_note', { ai_use: 'more' }, '请说明用了什么工具、用在哪里'],
    ['wish_date', { wish_date: '2020-01-01' }, '希望投出的日期不能早于今天'],
    ['note', { note: '请代投稿' }, '改为：'],
  ])('%s is checked', async (field, change, message) => {
    const { token } = await site.user();
    const answer = await site.call('POST /submission/submit', {
      token,
      body: { manuscript: { ...manuscript(), ...change } as never, files: await oneFile(site, token) },
    });
    expect(answer.status).toBe(422);
    expect((answer.data as never as { errors: Record<string, string[]> }).errors[field]?.[0]).toContain(
      message,
    );
  });

  test('needs a file, of one’s own and of a fitting type', async () => {
    const { token } = await site.user();
    const other = await site.user();
    const submit = (files: string[]) =>
      site.call('POST /submission/submit', { token, body: { manuscript: manuscript(), files } });
    expect([(await submit([])).msg, (await submit(await oneFile(site, other.token))).msg]).toEqual([
      '请上传稿件',
      '有文件已失效，请重新上传',
    ]);
  });

  test('what is opened again counts among the open ones; staff reads no draft', async () => {
    const { id: userId, token } = await site.user();
    const { id } = await submitted(site, token);
    await site.call('POST /submission/withdraw/:id', { token, params: { id }, body: { reason: '还要修改' } });
    const now = new Date(site.clock.now());
    const open = Array.from({ length: submissionLimits.openPerAuthor }, (_, i) => ({
      user_id: userId,
      submission_no: `TGR${i}`,
      status: s.waiting,
      submitted_at: now,
      created_at: now,
      updated_at: now,
    }));
    await site.core.db.insertInto('submissions').values(open).execute();
    const again = () =>
      site.call('POST /submission/reopen/:id', { token, params: { id }, body: { reason: '改好了' } });
    expect((await again()).status).toBe(409);
    const [file = ''] = await oneFile(site, token);
    await site.call('POST /submission/draft', { token, body: { revision: 0, content: {}, files: [file] } });
    const read = await site.call('POST /files/:id/ticket', {
      token: staff.token,
      params: { id: file },
      body: {},
    });
    expect(read.status).toBe(404);
  });

  test('a press that is repeated with its key hands in once; open ones are limited', async () => {
    const { id, token } = await site.user();
    const body = { manuscript: manuscript(), files: await oneFile(site, token) };
    const idempotencyKey = randomUUID();
    const press = () => site.call('POST /submission/submit', { token, body, idempotencyKey });
    expect((await press()).data.id).toBe((await press()).data.id);
    for (let n = 1; n < submissionLimits.openPerAuthor; n += 1) await submitted(site, token);
    const more = await site.call('POST /submission/submit', {
      token,
      body: { ...body, files: await oneFile(site, token) },
    });
    expect([more.status, more.msg]).toEqual([409, '您有10份投稿正在进行，请先结束其中的几份']);
    await site.core.db.deleteFrom('submissions').where('user_id', '=', id).execute();
  });
});
