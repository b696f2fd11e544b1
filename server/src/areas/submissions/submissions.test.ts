import { randomUUID } from 'node:crypto';
import type { ApiKey, SubmissionDetail } from '@harbor/contract';
import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import { type TestApp, testApp } from '../../testing/app';
import { startSession } from '../auth/sessions';
import { lapseSubmissions, releaseOldFiles, remindAuthors } from './clocks';
import { submissionSettings } from './settings';
import { journal, manuscript, oneFile, putStatus, submitted } from './testing/manuscripts';

jest.setTimeout(60_000);

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['submissions', 'files', 'messages', 'sentinel'] });
  staff = await site.user({ is_staff: true, nickname: '编辑小港' });
});
afterAll(() => site.close());

type Caller = (
  key: ApiKey,
  id: number,
  body?: object,
) => Promise<{ status: number; data: never; msg: string }>;
const caller =
  (token: string): Caller =>
  (key, id, body) =>
    site.call(key, { token, params: { id }, body } as never) as never;
const desk = (act: 'take' | 'ask' | 'recommend' | 'close', id: number) => {
  const bodies = {
    take: undefined,
    ask: { content: '请补充伦理审批文件' },
    recommend: { journals: [journal] },
    close: { reason: '稿件不在我们熟悉的领域' },
  };
  return caller(staff.token)(`POST /staff/submission/${act}/:id`, id, bodies[act]);
};
const detail = async (token: string, id: number) =>
  (await site.call('GET /submission/detail/:id', { token, params: { id } })).data;
/** Sessions end long before a submission does. */
const anew = (userId: number) =>
  startSession(site.core, site.core.db, userId, { ip: '127.0.0.1', userAgent: 'test' });
const messagesOf = (userId: number) =>
  site.core.db.selectFrom('messages').select('title').where('user_id', '=', userId).orderBy('id').execute();

test('the way of a manuscript: handed in, question, answer, recommendation, sent by the author, answered', async () => {
  const { id: userId, token } = await site.user();
  const mine = caller(token);
  const { id, submission_no, status_text, files } = await submitted(site, token);
  expect([submission_no, status_text, files.length]).toEqual([
    expect.stringMatching(/^TG\d{14}$/),
    '待受理',
    1,
  ]);
  expect((await desk('take', id)).data).toMatchObject({ status_text: '已受理', editor: '编辑小港' });
  await desk('ask', id);
  expect(await detail(token, id)).toMatchObject({
    status_text: '需补充',
    question: '请补充伦理审批文件',
    urgent: true,
    actions: { supply: true, withdraw: true, send: false },
  });
  const supplied = await mine('POST /submission/supply/:id', id, {
    content: '已附伦理批件',
    files: await oneFile(site, token, '批件.pdf'),
  });
  expect(supplied.data).toMatchObject({
    status_text: '已受理',
    question: '',
    supplements: [{ name: '批件.pdf' }],
  });
  await desk('recommend', id);
  expect(await detail(token, id)).toMatchObject({
    recommendations: [journal],
    actions: { send: true, again: true },
  });
  const sent_on = new Date(site.clock.now()).toISOString().slice(0, 10);
  const sent = await mine('POST /submission/send/:id', id, {
    journal: journal.name,
    sent_on,
    manuscript_no: 'A-1',
  });
  expect(sent.data).toMatchObject({
    status_text: '已投出',
    sent: { journal: journal.name, manuscript_no: 'A-1' },
  });
  const answer = (result: string) =>
    mine('POST /submission/feedback/:id', id, { result, answered_on: sent_on });
  expect((await answer('revise')).data).toMatchObject({ status_text: '已反馈', actions: { feedback: true } });
  const accepted = (await answer('accepted')).data as SubmissionDetail;
  expect(accepted).toMatchObject({
    feedback: { result_text: '录用' },
    actions: { feedback: false, again: false, finish: true },
  });
  expect((await answer('rejected')).status).toBe(409);
  expect((await mine('POST /submission/finish/:id', id)).data).toMatchObject({
    status_text: '已关闭',
    actions: { reopen: false },
  });
  const { lines, steps } = await detail(token, id);
  expect(lines.map(({ title }) => title).toReversed()).toEqual([
    '您提交了稿件',
    '编辑受理了稿件',
    '编辑请您补充资料',
    '您补充了资料',
    '编辑推荐了期刊',
    '您登记已投出',
    '您登记了期刊的反馈',
    '您登记了期刊的反馈',
    '您结束了这次投稿',
  ]);
  expect(steps.at(-1)).toMatchObject({ label: '已关闭', state: 'current' });
  expect((await messagesOf(userId)).map(({ title }) => title)).toEqual([
    '稿件已受理',
    '请补充投稿资料',
    '编辑推荐了期刊',
  ]);
  expect((await messagesOf(staff.id)).map(({ title }) => title)).toContain('作者补充了投稿资料');
});

describe('every act in every status', () => {
  const acts: [ApiKey, object | undefined, who: 'author' | 'staff', legal: SubmissionStatus[]][] = [
    ['POST /staff/submission/take/:id', undefined, 'staff', [s.waiting]],
    ['POST /staff/submission/ask/:id', { content: '请补充数据' }, 'staff', [s.accepted]],
    ['POST /staff/submission/recommend/:id', { journals: [journal] }, 'staff', [s.accepted, s.recommended]],
    [
      'POST /staff/submission/close/:id',
      { reason: '不在受理范围' },
      'staff',
      [s.waiting, s.accepted, s.needsAuthor, s.recommended],
    ],
    ['POST /submission/supply/:id', { content: '补充好了', files: [] }, 'author', [s.needsAuthor]],
    ['POST /submission/again/:id', { reason: '想找审稿快一些的' }, 'author', [s.recommended]],
    ['POST /submission/send/:id', { journal: '某学报', sent_on: '2026-01-01' }, 'author', [s.recommended]],
    ['POST /submission/feedback/:id', { result: 'accepted', answered_on: '2026-01-02' }, 'author', [s.sent]],
    [
      'POST /submission/withdraw/:id',
      { reason: '想再改改' },
      'author',
      [s.waiting, s.accepted, s.needsAuthor, s.recommended],
    ],
    ['POST /submission/finish/:id', undefined, 'author', [s.sent, s.answered]],
    ['POST /submission/reopen/:id', { reason: '改好了' }, 'author', []],
  ];
  const statuses = Object.values(s).filter((status) => status !== s.draft);
  let author: { id: number; token: string };
  let id: number;
  beforeAll(async () => {
    author = await site.user();
    ({ id } = await submitted(site, author.token));
  });

  test.each(
    acts.flatMap(([key, body, who, legal]) =>
      statuses.map((status) => ({ key, body, who, status, legal: legal.includes(status) })),
    ),
  )('$key in $status: $legal', async ({ key, body, who, status, legal }) => {
    await putStatus(site, id, status, { due_at: null, feedback: null, close_event: '', closed_at: null });
    const token = who === 'staff' ? staff.token : author.token;
    expect((await caller(token)(key, id, body)).status).toBe(legal ? 200 : 409);
  });
});

test('nobody but its author and staff reaches a submission or its files', async () => {
  const author = await site.user();
  const other = await site.user();
  const { id, files } = await submitted(site, author.token);
  const theirs = caller(other.token);
  expect((await site.call('GET /submission/detail/:id', { token: other.token, params: { id } })).status).toBe(
    404,
  );
  for (const [act, body] of [
    ['supply', { content: '补充好了', files: [] }],
    ['again', { reason: '想再看看' + '别的' }],
    ['withdraw', { reason: '撤回' }],
    ['finish', undefined],
    ['reopen', { reason: '重开' }],
    ['send', { journal: '某学报', sent_on: '2026-01-01' }],
    ['feedback', { result: 'accepted', answered_on: '2026-01-02' }],
  ] as const)
    expect([act, (await theirs(`POST /submission/${act}/:id`, id, body)).status]).toEqual([act, 404]);
  expect((await theirs('POST /staff/submission/take/:id', id)).status).toBe(403);
  const ticket = (token: string) =>
    site.call('POST /files/:id/ticket', { token, params: { id: files[0]?.id ?? '' } });
  expect([(await ticket(other.token)).status, (await ticket(staff.token)).status]).toEqual([404, 200]);
  expect(
    (await site.call('GET /staff/submission/detail/:id', { token: staff.token, params: { id } })).data.files,
  ).toHaveLength(1);
});

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

  test('a press that is repeated with its key hands in once; open ones are limited', async () => {
    const { id, token } = await site.user();
    const body = { manuscript: manuscript(), files: await oneFile(site, token) };
    const idempotencyKey = randomUUID();
    const press = () => site.call('POST /submission/submit', { token, body, idempotencyKey });
    expect((await press()).data.id).toBe((await press()).data.id);
    for (let n = 1; n < submissionSettings.openPerAuthor; n += 1) await submitted(site, token);
    const more = await site.call('POST /submission/submit', {
      token,
      body: { ...body, files: await oneFile(site, token) },
    });
    expect([more.status, more.msg]).toEqual([409, '您有10份投稿正在进行，请先结束其中的几份']);
    await site.core.db.deleteFrom('submissions').where('user_id', '=', id).execute();
  });
});

test('a recommendation may promise nothing', async () => {
  const { token } = await site.user();
  const { id } = await submitted(site, token);
  await desk('take', id);
  const answer = await caller(staff.token)('POST /staff/submission/recommend/:id', id, {
    journals: [{ ...journal, reason: '该刊两周保证录用，可以放心投稿。' }],
  });
  expect([answer.status, answer.msg]).toEqual([422, expect.stringContaining('保证录用')]);
});

describe('author and editor at the same moment', () => {
  let author: { id: number; token: string };
  let id: number;
  beforeAll(async () => {
    author = await site.user();
    ({ id } = await submitted(site, author.token));
  });
  const races: [string, SubmissionStatus, ApiKey, object | undefined, ApiKey, object | undefined][] = [
    [
      'withdraw × take',
      s.waiting,
      'POST /submission/withdraw/:id',
      { reason: '撤回' },
      'POST /staff/submission/take/:id',
      undefined,
    ],
    [
      'send × close',
      s.recommended,
      'POST /submission/send/:id',
      { journal: '某学报', sent_on: '2026-01-01' },
      'POST /staff/submission/close/:id',
      { reason: '不在受理范围' },
    ],
    [
      'supply × close',
      s.needsAuthor,
      'POST /submission/supply/:id',
      { content: '好了', files: [] },
      'POST /staff/submission/close/:id',
      { reason: '不在受理范围' },
    ],
    [
      'withdraw × recommend',
      s.accepted,
      'POST /submission/withdraw/:id',
      { reason: '撤回' },
      'POST /staff/submission/recommend/:id',
      { journals: [journal] },
    ],
  ];

  test.each(races)(
    '%s, 100 times: every answer is true, and lines follow each other',
    async (_name, status, own, ownBody, theirs, theirBody) => {
      for (let round = 0; round < 100; round += 1) {
        await putStatus(site, id, status, { due_at: null, closed_at: null, close_event: '' });
        await site.core.db.deleteFrom('submission_lines').where('submission_id', '=', id).execute();
        const answers = await Promise.all([
          caller(author.token)(own, id, ownBody),
          caller(staff.token)(theirs, id, theirBody),
        ]);
        const lines = await site.core.db
          .selectFrom('submission_lines')
          .selectAll()
          .where('submission_id', '=', id)
          .orderBy('id')
          .execute();
        expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
        expect(answers.filter((answer) => answer.status === 200)).toHaveLength(lines.length);
        let at: number = status;
        for (const line of lines) {
          expect(line.from_status).toBe(at);
          at = line.to_status;
        }
        expect((await detail(author.token, id)).status).toBe(at);
      }
    },
  );
});

describe('clocks', () => {
  const day = 24 * 3_600_000;

  test('who does not answer is reminded once, then it closes, and can be opened again for a while', async () => {
    const { id: userId, token } = await site.user();
    const { id } = await submitted(site, token);
    await desk('take', id);
    await desk('ask', id);
    site.clock.advance(5 * day + 1000);
    await Promise.all([remindAuthors(site.core), remindAuthors(site.core)]);
    await remindAuthors(site.core);
    site.clock.advance(2 * day);
    const later = await anew(userId);
    expect(
      (await caller(later)('POST /submission/supply/:id', id, { content: '太晚了', files: [] })).status,
    ).toBe(409);
    await Promise.all([lapseSubmissions(site.core), lapseSubmissions(site.core)]);
    expect((await messagesOf(userId)).map(({ title }) => title)).toEqual([
      '稿件已受理',
      '请补充投稿资料',
      '投稿资料即将到期',
      '投稿已自动关闭',
    ]);
    expect(await detail(later, id)).toMatchObject({ status_text: '已关闭', actions: { reopen: true } });
    const reopen = async () =>
      caller(await anew(userId))('POST /submission/reopen/:id', id, { reason: '资料齐了' });
    expect((await reopen()).data).toMatchObject({ status_text: '待受理', close_reason: '' });
    await caller(later)('POST /submission/withdraw/:id', id, { reason: '再改改' });
    site.clock.advance(30 * day + 1000);
    expect((await reopen()).status).toBe(409);
  });

  test('files go half a year after closing', async () => {
    const { id: userId, token } = await site.user();
    const { id } = await submitted(site, token);
    const filesLeft = async () => (await detail(await anew(userId), id)).files.length;
    await caller(token)('POST /submission/withdraw/:id', id, { reason: '不投了' });
    site.clock.advance(submissionSettings.keepFilesFor - day);
    await releaseOldFiles(site.core);
    expect(await filesLeft()).toBe(1);
    site.clock.advance(2 * day);
    await releaseOldFiles(site.core);
    expect(await filesLeft()).toBe(0);
  });
});
