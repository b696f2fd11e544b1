import { randomUUID } from 'node:crypto';
import { questionKind as k } from '@harbor/contract/question-kind';
import { sql } from 'kysely';
import sharp from 'sharp';
import { insertRow, updateRows } from '../../../db/rows';
import type { TestApp } from '../../../testing/app';
import { multipartFile } from '../../../testing/multipart';
import { insertCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { examined, handIn, resultOf, rightAnswers, start } from '../exams/testing/exams';
import { missingOfExam } from './exams/missing';
import { importTemplate } from './import/columns';
import { questionFaults } from './questions/document';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite(['exams', 'examDesk', 'review', 'certificates', 'messages', 'lessons', 'desk']);
  staff = await site.user({ is_staff: true, nickname: '教务老师' });
});
afterAll(() => site.close());

const question = (course_id: number, more: object = {}) => ({
  ...{ kind: k.single, course_id, stem: '标准误的分母是什么？', picture: '', picture_text: '' },
  ...{ options: ['$\\sqrt{n}$', '$n$', '$n^2$'], right: [['A']], explanation: '标准误是 $s/\\sqrt{n}$。' },
  ...{ subject: '标准误', lesson_ref: null },
  ...more,
});

const create = (body: object) =>
  site.call('POST /staff/exams/question/create', {
    token: staff.token,
    body: body as never,
    idempotencyKey: randomUUID(),
  });

const exam = (course_id: number, more: object = {}) => ({
  ...{ course_id, lesson_id: null, title: '结课测验', intro: '', minutes: 30, pass_percent: 60 },
  ...{ max_attempts: 3, cool_down_minutes: 30, shuffle: true, show_answer: 1, for_certificate: true },
  ...{ source: 'list', questions: [], draws: [] },
  ...more,
});

test('a question has versions: attempts keep theirs, and nobody overwrites a colleague', async () => {
  const course = await insertCourse(site.core);
  const { data: made } = await create(question(course));
  expect(made).toMatchObject({ version: 1, revision: 1, status_text: '使用中', answered: 0 });
  expect((await create(question(course, { stem: ' 标准误的分母 是什么？ ' }))).status).toBe(409);
  const change = (revision: number, more: object = {}) =>
    site.call('POST /staff/exams/question/save/:id', {
      params: { id: made.id },
      token: staff.token,
      body: {
        revision,
        ...question(course, { stem: '均值标准误的分母是什么？', ...more }),
        note: '写清楚',
      } as never,
    });
  const { data: changed } = await change(1);
  expect([changed.version, changed.versions.map(({ number, note }) => [number, note])]).toEqual([
    2,
    [
      [2, '写清楚'],
      [1, ''],
    ],
  ]);
  expect((await change(1)).status).toBe(409);
  expect((await change(2, { kind: k.multiple, right: [['A', 'B']] })).errors).toHaveProperty('kind');
  const first = await site.call('GET /staff/exams/question/version/:id/:number', {
    params: { id: made.id, number: 1 },
    token: staff.token,
  });
  expect(first.data.document.stem).toBe('标准误的分母是什么？');
  const learner = await site.user();
  expect(
    (await site.call('GET /staff/exams/question/:id', { params: { id: made.id }, token: learner.token }))
      .status,
  ).toBe(403);
});

test.each([
  ['options', { options: ['甲'] }, '请至少填写两个选项'],
  ['options', { options: ['甲', '甲'] }, '有两个选项一样'],
  ['right', { right: [['D']] }, '正确答案不在选项里'],
  ['right', { right: [['A', 'B']] }, '只能有一个正确答案'],
  ['right', { right: [] }, '请选择正确答案'],
  ['right', { kind: k.multiple, right: [['A']] }, '多选题至少有两个正确选项'],
  ['right', { kind: k.judge, options: [], right: [['A']] }, '正确答案不在选项里'],
  ['options', { kind: k.judge, right: [['T']] }, '这种题型没有选项'],
  ['right', { kind: k.blank, options: [], right: [['甲']] }, '请在题干里用四个下划线 ____ 标出空'],
  [
    'right',
    { kind: k.blank, options: [], stem: '____ 与 ____', right: [['甲']] },
    '题干里有 2 个空，答案有 1 个',
  ],
  ['right', { kind: k.essay, options: [], right: [['']] }, '关键词不能为空'],
  ['explanation', { explanation: '' }, '请填写讲解'],
  ['picture', { picture: 'https://elsewhere.example/a.png', picture_text: '图' }, '请重新上传图片'],
])('a question that cannot be graded says so at %s: %j', (field, more, text) => {
  expect(questionFaults(question(1, more) as never)[field]).toEqual([text]);
});

test('an exam is opened once nothing is missing, and stays whole while it is open', async () => {
  expect(
    missingOfExam({
      ...{ title: '测验', source: 'draw', listed: 0, usable: 0, bank: new Map([[1, 2]]) },
      draws: [{ kind: k.single, count: 3 }],
    }),
  ).toEqual([{ field: 'draws', text: '单选要抽 3 题，题库里只有 2 题' }]);
  const course = await insertCourse(site.core);
  const { data: asked } = await create(question(course));
  const { data: foreign } = await create(question(await insertCourse(site.core)));
  const body = exam(course, { questions: [{ question_id: foreign.id, points: 10 }] });
  const make = (given: object) =>
    site.call('POST /staff/exams/create', {
      token: staff.token,
      body: given as never,
      idempotencyKey: randomUUID(),
    });
  expect((await make(body)).errors).toHaveProperty('questions');
  const { data: made } = await make(exam(course));
  const seen = (revision: number) => ({
    ...{ params: { id: made.id }, token: staff.token, body: { revision } },
  });
  const open = (revision: number) => site.call('POST /staff/exams/open/:id', seen(revision));
  expect((await open(1)).errors).toHaveProperty('questions');
  const keep = (revision: number, more: object) =>
    site.call('POST /staff/exams/save/:id', {
      params: { id: made.id },
      token: staff.token,
      body: { revision, ...exam(course, more) } as never,
    });
  const { data: whole } = await keep(1, { questions: [{ question_id: asked.id, points: 12.5 }] });
  expect([whole.full, whole.missing, whole.acts]).toEqual([12.5, [], ['save', 'open', 'delete']]);
  const { data: opened } = await open(2);
  expect([opened.status_text, opened.acts]).toEqual(['开放中', ['save', 'close']]);
  expect((await keep(3, {})).errors).toHaveProperty('questions');
  expect((await site.call('POST /staff/exams/delete/:id', seen(3))).status).toBe(409);
  expect((await site.call('POST /staff/exams/close/:id', seen(3))).status).toBe(200);
  const { data } = await site.call('GET /staff/exams/list', {
    query: { course: String(course) } as never,
    token: staff.token,
  });
  expect([data.total, data.counts]).toEqual([1, { draft: 0, open: 0, closed: 1 }]);
});

/** Sends a file to the import. */
const send = async (course: number, bytes: Buffer, dry: '0' | '1') => {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/applet/staff/exams/import?course=${course}&dry=${dry}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${staff.token}`,
    },
    payload: bytes,
  });
  return answer.json();
};

test('a file is looked at first, then taken in whole, and never twice', async () => {
  const course = await insertCourse(site.core);
  const template = importTemplate();
  const more = '论述,不知道什么题,,,,,,,,,A,讲解,,,\r\n判断,相关不等于因果。,,,,,,,,,错误,讲解,,,\r\n';
  const file = Buffer.from(template + more);
  const { data: looked } = await send(course, file, '1');
  expect(looked).toMatchObject({ dry: true, encoding: 'utf-8', made: 0 });
  // 课时 2 is not there yet; the last row says the same as an earlier one.
  expect(looked.counts).toEqual({ rows: 7, new: 4, same: 0, refused: 3 });
  expect(
    looked.rows
      .filter(({ ok }: { ok: boolean }) => !ok)
      .map((row: { row: number; reasons: string[] }) => [row.row, row.reasons[0]]),
  ).toEqual([
    [2, '没有第 2 讲'],
    [7, '题型只能是单选、多选、判断、填空或简答'],
    [8, '文件里前面有同样的题目'],
  ]);
  expect((await send(course, file, '0')).data.made).toBe(4);
  const again = await send(course, file, '0');
  expect([again.data.made, again.data.counts.same]).toEqual([0, 5]);
  const { data } = await site.call('GET /staff/exams/questions', {
    query: { course: String(course) } as never,
    token: staff.token,
  });
  expect([data.total, data.data.map(({ kind }) => kind).toSorted()]).toEqual([4, [2, 3, 4, 5]]);
  // As Excel writes it in China: 题型,题干,答案,讲解 / 判断,对吗,对,是的 in GB18030.
  const gb = Buffer.from(
    'cce2d0cd2ccce2b8c92cb4f0b0b82cbdb2bde20d0ac5d0b6cf2cb6d4c2f02cb6d42ccac7b5c40d0a',
    'hex',
  );
  const chinese = await send(course, gb, '1');
  expect(chinese.data).toMatchObject({ encoding: 'gb18030', counts: { rows: 1, new: 1 } });
  expect((await send(course, Buffer.from('题型,题干\r\n'), '1')).data.errors.file[0]).toContain('缺少列');
});

test('short answers wait for the team: marks, a comment, the result and its notice; void counts for nothing', async () => {
  const { exam: id, token, id: userId } = await examined(site, { cool_down_minutes: 0 });
  const attempt = (await start(site, token, id)).data.attempt_id;
  const right = await rightAnswers(site, attempt);
  const answers = right.map((one) =>
    one.place === 5 ? { ...one, answer: ['样本 24 人，区间 [0.22, 1.38]，我的手机 13812345678'] } : one,
  );
  await handIn(site, token, attempt, answers);
  const read = async () =>
    (await site.call('GET /staff/exams/attempt/:id', { params: { id: attempt }, token: staff.token })).data;
  const waiting = await read();
  const last = waiting.questions[4];
  expect(waiting.acts).toEqual(['mark', 'void']);
  expect(last?.suggestion).toMatchObject({ points: 10, missing: [] });
  // The team does not read a learner's phone in an answer.
  expect(last?.mine[0]).not.toContain('13812345678');
  const mark = (revision: number, points: number) =>
    site.call('POST /staff/exams/mark/:id', {
      params: { id: attempt },
      token: staff.token,
      body: { revision, marks: [{ place: 5, points, comment: '结构完整，还可以写明标准差。' }] },
    });
  expect((await mark(waiting.revision, 10.5)).errors.marks).toEqual(['第 5 题最多 10 分']);
  expect((await mark(waiting.revision - 1, 8)).status).toBe(409);
  expect((await mark(waiting.revision, 8)).data).toMatchObject({
    status_text: '已出分',
    score: 48,
    passed: true,
  });
  expect((await mark(waiting.revision + 1, 9)).status).toBe(409);
  const seen = (await resultOf(site, token, id)).data;
  expect(seen.questions[4]).toMatchObject({
    got: 8,
    verdict: 'partial',
    comment: '结构完整，还可以写明标准差。',
  });
  const titles = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', userId)
    .execute();
  expect(titles.map(({ title }) => title)).toContain('“结课测验”已出分：48 分，通过');
  const now = await read();
  const { data: gone } = await site.call('POST /staff/exams/void/:id', {
    params: { id: attempt },
    token: staff.token,
    body: { revision: now.revision, reason: '题目有误，请重新作答' },
  });
  expect(gone).toMatchObject({ status_text: '作废', void_reason: '题目有误，请重新作答', acts: [] });
  const { data: card } = await site.call('GET /examination/attempts/:id', { params: { id }, token });
  expect(card.exam).toMatchObject({ attempts_used: 0, state: 'ready', best: null });
  expect((await resultOf(site, token, id)).status).toBe(404);
});

test('marks are corrected with a reason: result, certificate, review list and learner follow, as long as the setting allows', async () => {
  const { db } = site.core;
  const { exam: id, course, token, id: userId } = await examined(site, { pass_percent: 90 });
  const at = new Date(site.clock.now());
  await updateRows(db, 'courses', { id: course }, { has_certificate: true });
  const { id: chapter_id } = await db
    .insertInto('course_chapters')
    .values({ course_id: course, title: '第一章', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: lesson_id } = await db
    .insertInto('lessons')
    .values({
      ...{ course_id: course, chapter_id, title: '第一讲', status: 1, seconds: 60 },
      ...{ created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRow(db, 'lesson_progress', {
    ...{ user_id: userId, lesson_id, course_id: course, seconds: 60, reported_at: at, completed_at: at },
  });
  const attempt = (await start(site, token, id)).data.attempt_id;
  await handIn(site, token, attempt, await rightAnswers(site, attempt));
  const colleague = await site.user({ is_staff: true, nickname: '复核老师' });
  const read = async () =>
    (await site.call('GET /staff/exams/attempt/:id', { params: { id: attempt }, token: colleague.token }))
      .data;
  const give = { place: 5, comment: '少写了区间。' };
  await site.call('POST /staff/exams/mark/:id', {
    ...{ params: { id: attempt }, token: staff.token },
    body: { revision: (await read()).revision, marks: [{ ...give, points: 2 }] },
  });
  const marked = await read();
  // Whoever looks again sees who marked.
  expect(marked).toMatchObject({ score: 42, passed: false, acts: ['void', 'remark'] });
  expect(marked.questions[4]).toMatchObject({ marked_by: '教务老师', got: 2 });
  expect(marked.history[0]).toMatchObject({ event: 'mark', actor: '教务老师' });
  const remark = async (points: number, more: object = {}) =>
    site.call('POST /staff/exams/remark/:id', {
      ...{ params: { id: attempt }, token: colleague.token },
      body: {
        ...{ revision: (await read()).revision, marks: [{ ...give, points }], reason: '漏看了第二段' },
        ...more,
      } as never,
    });
  const certificates = async () =>
    (
      await db
        .selectFrom('certificates')
        .select(['status', 'score'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
    ).map(({ status, score }) => [status, Number(score)]);
  const wrongs = async () =>
    (await db.selectFrom('review_items').select('question_id').where('user_id', '=', userId).execute())
      .length;
  expect([await certificates(), await wrongs()]).toEqual([[], 1]);
  expect((await remark(8, { reason: '' })).errors).toHaveProperty('reason');
  expect((await remark(8, { revision: marked.revision - 1 })).status).toBe(409);
  expect((await remark(10.5)).errors.marks).toEqual(['第 5 题最多 10 分']);
  expect((await remark(8, { marks: [{ place: 1, points: 1, comment: '' }] })).errors.marks).toEqual([
    '第 1 题不是简答题',
  ]);
  expect((await remark(8)).data).toMatchObject({ score: 48, passed: true, status_text: '已出分' });
  expect((await read()).questions[4]).toMatchObject({ marked_by: '复核老师', got: 8 });
  expect([await certificates(), await wrongs()]).toEqual([[[1, 96]], 1]);
  expect((await remark(10)).data).toMatchObject({ score: 50 });
  // The certificate bears the score that follows, and what is right now is gone over no more.
  expect([await certificates(), await wrongs()]).toEqual([[[1, 100]], 0]);
  expect((await remark(0)).data).toMatchObject({ score: 40, passed: false });
  expect([await certificates(), await wrongs()]).toEqual([[[2, 100]], 1]);
  // Of two at once one is late.
  const { revision } = await read();
  const both = await Promise.all([remark(6, { revision }), remark(7, { revision })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { rows } = await sql<{ title: string; body: string }>`
    select title, body from messages where user_id = ${userId} and title like '%更正%' order by id`.execute(
    db,
  );
  expect(rows.map(({ title }) => title).slice(0, 3)).toEqual([
    '“结课测验”得分已更正：48 分，通过',
    '“结课测验”得分已更正：50 分，通过',
    '“结课测验”得分已更正：40 分，未通过',
  ]);
  expect(rows[0]?.body).toContain('原得分 42 分，满分 50 分。原因：漏看了第二段');
  expect((await read()).history[0]?.title).toBe('更正得分');
  const moderator = await site.user({ roles: ['moderator'] });
  const refused = await site.call('POST /staff/exams/remark/:id', {
    ...{ params: { id: attempt }, token: moderator.token },
    body: { revision, marks: [{ ...give, points: 9 }], reason: '试一试' },
  });
  expect(refused.status).toBe(403);
  await updateRows(
    db,
    'exam_attempts',
    { id: attempt },
    { graded_at: new Date(at.getTime() - 15 * 86_400_000) },
  );
  expect((await read()).acts).toEqual(['void']);
  expect((await remark(9)).msg).toBe('这次作答的得分不能再更正，如确有错误可作废后请学员重新作答');
});

test('a question that is retired is drawn no more until it is revived; who saw an older state changes nothing', async () => {
  const course = await insertCourse(site.core);
  const { data: made } = await create(question(course));
  const { data: drawn } = await create(question(course, { stem: '方差的单位是什么？' }));
  const turn =
    (key: 'POST /staff/exams/question/retire/:id' | 'POST /staff/exams/question/revive/:id') =>
    async (revision: number, id = made.id, token = staff.token) =>
      site.call(key, { params: { id }, token, body: { revision } });
  const retire = turn('POST /staff/exams/question/retire/:id');
  const revive = turn('POST /staff/exams/question/revive/:id');
  const { data: paper } = await site.call('POST /staff/exams/create', {
    token: staff.token,
    body: exam(course, { source: 'draw', draws: [{ kind: k.single, count: 2, points: 5 }] }) as never,
    idempotencyKey: randomUUID(),
  });
  expect(paper.missing).toEqual([]);
  expect((await revive(1)).status).toBe(409);
  const { data: gone } = await retire(1);
  expect([gone.status_text, gone.revision, gone.version]).toEqual(['已停用', 2, 1]);
  expect([(await retire(1)).status, (await retire(2)).status, (await revive(1)).status]).toEqual([
    409, 409, 409,
  ]);
  const read = async () =>
    (await site.call('GET /staff/exams/detail/:id', { params: { id: paper.id }, token: staff.token })).data;
  expect((await read()).missing).toEqual([{ field: 'draws', text: '单选要抽 2 题，题库里只有 1 题' }]);
  const both = await Promise.all([revive(2), revive(2)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read()).missing).toEqual([]);
  const teller = await site.user({ roles: ['moderator'] });
  expect([(await retire(1, drawn.id, teller.token)).status, (await retire(1, 424_242)).status]).toEqual([
    403, 404,
  ]);
});

test('a picture of a question is kept, encoded anew, and can be asked with', async () => {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1f4fd8' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const upload = async (bytes: Buffer, token = staff.token) => {
    const { payload, headers } = multipartFile('file', 'figure.jpg', bytes);
    return site.app.inject({
      method: 'POST',
      url: '/api/applet/staff/exams/picture',
      headers: { ...headers, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
      payload,
    });
  };
  const { url: picture } = (await upload(photo)).json().data;
  expect(picture).toMatch(/^\/media\/uploads\/questions\/\d{4}\/\d{2}\/\w+\.webp$/);
  const kept = await sharp((await site.app.inject({ url: picture })).rawPayload).metadata();
  expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 300, undefined]);
  const course = await insertCourse(site.core);
  expect((await create(question(course, { picture }))).errors).toEqual({ picture_text: ['请填写图片说明'] });
  const { data: made } = await create(question(course, { picture, picture_text: '置信区间的图' }));
  expect(made).toMatchObject({ has_picture: true, document: { picture } });
  expect((await upload(Buffer.from('no picture'))).statusCode).toBe(422);
  expect((await upload(Buffer.alloc(2_200_000, 1))).statusCode).toBeGreaterThanOrEqual(413);
  expect((await upload(photo, (await site.user()).token)).statusCode).toBe(403);
});
