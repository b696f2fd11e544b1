import { courseStatus } from '@harbor/contract/course-status';
import sharp from 'sharp';
import { insertRow } from '../../../db/rows';
import { paidCourse } from '../../trade/courses/testing/courses';
import { putExam, putQuestion } from '../exams/testing/exams';
import { addLessons } from '../videos/testing/school';
import { type CourseDesk, openCourseDesk } from './testing/desk';

let desk: CourseDesk;
let token: string;
beforeAll(async () => {
  desk = await openCourseDesk();
  ({ token } = desk.staff);
});
afterAll(() => desk.site.close());

type Seen = { id: number; revision: number };

const shelve = ({ id, revision }: Seen, act: 'submit' | 'publish' | 'grow' | 'off_shelf', note?: string) =>
  desk.site.call('POST /staff/course/shelf/:id', {
    ...{ token, params: { id }, body: { revision, act, ...(note && { note }) } },
  });
const save = ({ id, revision }: Seen, more: object = {}) =>
  desk.site.call('POST /staff/course/save/:id', {
    ...{ token, params: { id }, body: { revision, ...desk.document(more) } },
  });
const remove = ({ id, revision }: Seen) =>
  desk.site.call('POST /staff/course/delete/:id', { token, params: { id }, body: { revision } });
const info = (id: number) => desk.site.call('GET /course/:id/info', { params: { id } });

test('a course begins as a draft that nobody reads, says what it lacks, and goes to the shelf once it lacks nothing', async () => {
  const draft = await desk.draft({ subtitle: '', cover: '', intro: '太短' });
  expect(draft).toMatchObject({
    status_text: '草稿',
    revision: 1,
    teacher: '许望舒',
    acts: ['save', 'delete'],
  });
  expect(draft.missing.map(({ text }) => text)).toEqual([
    ...['请填写副标题', '请选择封面', '介绍至少20个字', '至少有一讲可以播放'],
  ]);
  expect((await shelve(draft, 'publish')).errors).toEqual({ subtitle: ['请填写副标题'] });
  expect((await info(draft.id)).status).toBe(404);
  await addLessons(desk.site.core, draft.id, [{}]);
  const { data: whole } = await save(draft);
  expect([whole.missing, whole.acts]).toEqual([[], ['save', 'submit', 'publish', 'grow', 'delete']]);
  const { data: reviewing } = await shelve(whole, 'submit', '请教研组看看');
  expect([reviewing.status_text, (await info(draft.id)).status]).toEqual(['待审', 404]);
  const { data: back } = await shelve(reviewing, 'off_shelf');
  expect([back.status_text, back.acts.includes('delete')]).toEqual(['草稿', true]);
  const { data: growing } = await shelve(back, 'grow');
  const { data: out } = await shelve(growing, 'publish');
  expect([growing.status_text, out.status_text, out.acts]).toEqual([
    ...['更新中', '已上架', ['save', 'grow', 'off_shelf']],
  ]);
  expect((await info(draft.id)).data.info.title).toBe('学术论文写作入门');
  expect(out.history.map(({ title, actor, note }) => [title, actor, note])).toEqual([
    ['上架', '教务老师', ''],
    ['连载上架', '教务老师', ''],
    // It was never on the shelf.
    ['退回修改', '教务老师', ''],
    ['送审', '教务老师', '请教研组看看'],
    ['新建', '教务老师', ''],
  ]);
});

test('on the shelf it stays whole; taken from there it stays with who bought it, and is never deleted', async () => {
  const draft = await desk.draft();
  await addLessons(desk.site.core, draft.id, [{}]);
  const { data: out } = await shelve(await desk.detail(draft.id), 'publish');
  expect((await save(out, { cover: '' })).errors).toEqual({ cover: ['请选择封面'] });
  const buyer = await desk.site.user();
  await paidCourse(desk.site, buyer.token, draft.id);
  expect((await shelve(out, 'publish')).status).toBe(409);
  const { data: off } = await shelve(out, 'off_shelf', '录音有杂音');
  expect([off.status, off.acts]).toEqual([courseStatus.offShelf, ['save', 'publish', 'grow']]);
  expect((await remove(off)).msg).toContain('只能删除从未上架、没有学员的草稿');
  for (const act of ['submit', 'off_shelf'] as const) expect((await shelve(off, act)).status).toBe(409);
  const mine = await desk.site.call('GET /cloudclassroom/list', { token: buyer.token, query: {} });
  expect(mine.data.data.map(({ course }) => course.id)).toEqual([draft.id]);
  expect((await shelve(off, 'publish')).data.status_text).toBe('已上架');
});

test('who saw an older state overwrites nothing, and of two at once one is late', async () => {
  const draft = await desk.draft();
  const { data: seen } = await save(draft, { title: '论文写作十讲' });
  expect(seen).toMatchObject({ revision: 2, title: '论文写作十讲' });
  expect([
    (await save(draft)).status,
    (await shelve(draft, 'submit')).status,
    (await remove(draft)).status,
  ]).toEqual([409, 409, 409]);
  const both = await Promise.all([save(seen, { audience: '甲' }), save(seen, { audience: '乙' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a draft that nobody bought is deleted with its lessons and questions', async () => {
  const draft = await desk.draft();
  const lesson = await desk.lesson(await desk.chapter(draft.id));
  const { revision } = await desk.detail(draft.id);
  expect((await remove({ id: draft.id, revision })).data).toEqual({});
  expect((await remove({ id: draft.id, revision })).status).toBe(404);
  const params = { id: lesson.id };
  expect((await desk.site.call('GET /staff/course/preview/:id', { token, params })).status).toBe(404);
});

test('with a draft go its bank and its exams, also one that was opened, of a lesson that staff watched', async () => {
  const { db } = desk.site.core;
  const draft = await desk.draft();
  const lesson = await desk.lesson(await desk.chapter(draft.id));
  const at_seconds = 0;
  const question = await putQuestion(desk.site.core, draft.id, {
    lesson_ref: { lesson_id: lesson.id, at_seconds },
  });
  const exam = await putExam(desk.site.core, draft.id, [question], { lesson_id: lesson.id });
  await insertRow(db, 'lesson_progress', {
    ...{ user_id: desk.staff.id, lesson_id: lesson.id, course_id: draft.id, reported_at: new Date(0) },
  });
  // Nobody of the team can take an exam of a draft: there is nothing to delete of theirs.
  const start = await desk.site.call('POST /examination/start/:id', { token, params: { id: exam } });
  expect([start.status, start.msg]).toEqual([403, '开通课程后可以参加考试']);
  const { revision } = await desk.detail(draft.id);
  expect((await remove({ id: draft.id, revision })).status).toBe(200);
  const left = await Promise.all([
    db.selectFrom('exams').select('id').where('id', '=', exam).execute(),
    db.selectFrom('questions').select('id').where('id', '=', question).execute(),
  ]);
  expect(left).toEqual([[], []]);
});

test.each<[string, object, string]>([
  ['a former price below the price', { original_fen: 19_900 }, 'original_fen'],
  ['a teacher who is none', { teacher_id: 424_242 }, 'teacher_id'],
  ['a category that is none', { category_id: 8 }, 'category_id'],
  ['a picture of another site', { cover: 'https://evil.test/a.png' }, 'cover'],
  ['an offer that the site does not make', { title: '专业代写论文，包发表' }, 'title'],
  ['a number of somebody', { intro: '请致电 13912345678 联系编辑，会有人给您回电并说明。' }, 'intro'],
  ['nine things to learn', { gains: Array(9).fill('会写摘要') }, 'gains'],
])('%s is refused', async (_, more, field) => {
  const made = await desk.make(more);
  const saved = await save(await desk.draft(), more);
  expect([made, saved].map(({ status, errors }) => [status, Object.keys(errors)])).toEqual([
    [422, [field]],
    [422, [field]],
  ]);
});

test('a teacher is made and changed; their courses bear the new name, and nobody overwrites a colleague', async () => {
  const keep = (more: object) =>
    desk.site.call('POST /staff/course/teacher/save', {
      token,
      body: {
        ...{ name: '何暮', avatar: '', title: '教授', subject: '统计', intro: '', office_hours: '' },
        ...{ verified: false, user_id: null, ...more },
      },
    });
  const { data } = await keep({});
  const made = data.data.find(({ name }) => name === '何暮');
  const { id = 0, revision = 0 } = made ?? {};
  const draft = await desk.draft({ teacher_id: id });
  const renamed = await keep({ id, revision, name: '何暮云' });
  expect(renamed.data.data.find((one) => one.id === id)).toMatchObject({ name: '何暮云', courses: 1 });
  expect((await desk.detail(draft.id)).teacher).toBe('何暮云');
  expect([(await keep({ id, revision })).status, (await keep({ id })).status]).toEqual([409, 409]);
  expect((await keep({ id: 424_242, revision: 1 })).status).toBe(404);
  expect((await keep({ user_id: 424_242 })).errors).toEqual({ user_id: ['没有这位用户'] });
  expect((await keep({ avatar: 'https://evil.test/a.png' })).errors).toHaveProperty('avatar');
  expect((await keep({ intro: '可以代写论文，包发表，欢迎联系。' })).errors).toHaveProperty('intro');
});

test('a teacher who is renamed while a course takes them is named alike on both', async () => {
  const keep = (more: object) =>
    desk.site.call('POST /staff/course/teacher/save', {
      token,
      body: {
        ...{ name: '沈一', avatar: '', title: '', subject: '', intro: '', office_hours: '' },
        ...{ verified: false, user_id: null, ...more },
      },
    });
  const { data } = await keep({});
  const id = data.data.find(({ name }) => name === '沈一')?.id ?? 0;
  for (let revision = 1; revision <= 10; revision += 1) {
    const draft = await desk.draft();
    const name = `沈一${'甲乙丙丁戊己庚辛壬癸'[revision - 1]}`;
    const [taken, renamed] = await Promise.all([
      save(draft, { teacher_id: id }),
      keep({ id, revision, name }),
    ]);
    expect([taken.status, renamed.status]).toEqual([200, 200]);
    expect((await desk.detail(draft.id)).teacher).toBe(name);
  }
});

test('a cover is cut to 16:9 and encoded anew; what is small, large or no picture is refused in words', async () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f4fd8' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
  const send = async (content: Buffer) => desk.picture('/staff/course/picture', content);
  const { url } = await send(await drawn(900, 900));
  expect(url).toMatch(/^\/media\/uploads\/courses\/\d{4}\/\d{2}\/\w+\.webp$/);
  const stored = await desk.site.app.inject({ url });
  const kept = await sharp(stored.rawPayload).metadata();
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 1280, 720, undefined]);
  expect((await desk.draft({ cover: url })).cover).toBe(url);
  expect((await send(await drawn(600, 400))).errors).toEqual({
    file: ['图片太小，请换一张不小于 640 × 360 的'],
  });
  expect((await send(Buffer.from('no picture'))).errors.file?.[0]).toContain('仅支持');
  expect((await send(Buffer.alloc(2_200_000, 1))).status).toBeGreaterThanOrEqual(413);
});

test('only who holds the right may', async () => {
  const body = desk.document();
  const call = (as?: string) =>
    desk.site.call('POST /staff/course/create', { token: as, body, idempotencyKey: crypto.randomUUID() });
  const [moderator, member] = [await desk.site.user({ roles: ['moderator'] }), await desk.site.user()];
  const answers = [await call(moderator.token), await call(member.token), await call()];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
});
