import { sql } from 'kysely';
import { sendAll } from '../../base/files/testing/uploads';
import { paidCourse } from '../../trade/courses/testing/courses';
import { addLessons } from '../videos/testing/school';
import { type CourseDesk, openCourseDesk } from './testing/desk';

let desk: CourseDesk;
let token: string;
beforeAll(async () => {
  desk = await openCourseDesk();
  ({ token } = desk.staff);
});
afterAll(() => desk.site.close());

/** A course on the shelf with a lesson that plays, and one without a recording. */
async function playing() {
  const { id: course } = await desk.draft();
  const [lesson = 0, bare = 0] = await addLessons(desk.site.core, course, [{}, { recorded: false }]);
  const { revision } = await desk.detail(course);
  await desk.site.call('POST /staff/course/shelf/:id', {
    ...{ token, params: { id: course }, body: { revision, act: 'publish' } },
  });
  return { course, lesson, bare };
}

const keepCaptions = (id: number, vtt: string, lang: 'zh' | 'en' = 'zh') =>
  desk.site.call('POST /staff/course/captions/:id', { token, params: { id }, body: { lang, vtt } });
const captions = async (id: number) =>
  (await desk.site.call('GET /staff/course/captions/:id/:lang', { token, params: { id, lang: 'zh' } })).data
    .vtt;

test('captions are kept as WebVTT, found by what is said, kept again unchanged, and deleted when empty', async () => {
  const { course, lesson } = await playing();
  const srt =
    '1\r\n00:00:01,000 --> 00:00:03,500\r\n研究问题先于方法\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nR&D：p < 0.05\r\n';
  expect((await keepCaptions(lesson, srt)).data.captions).toEqual([{ lang: 'zh', cues: 2 }]);
  const kept = await captions(lesson);
  expect(kept).toContain('WEBVTT\n\n00:00:01.000 --> 00:00:03.500\n研究问题先于方法');
  await keepCaptions(lesson, kept);
  expect(await captions(lesson)).toBe(kept);
  const learner = await desk.site.user();
  await paidCourse(desk.site, learner.token, course);
  const found = await desk.site.call('GET /course/:id/transcript', {
    params: { id: course },
    query: { q: '研究问题' },
    token: learner.token,
  });
  expect(JSON.stringify(found.data)).toContain('先于方法');
  await keepCaptions(lesson, '00:01.000 --> 00:02.000\nQuestion first', 'en');
  expect((await keepCaptions(lesson, ' ')).data.captions).toEqual([{ lang: 'en', cues: 1 }]);
  const { rows } = await sql<{
    lang: string;
  }>`select lang from lesson_cues where lesson_id = ${lesson}`.execute(desk.site.core.db);
  expect([await captions(lesson), rows]).toEqual(['', [{ lang: 'en' }]]);
});

test.each([
  ['no captions', '大家好，今天讲选题。', '没有读到字幕，请上传 WebVTT 或 SRT 文件'],
  [
    'a time that is none',
    '00:01.000 --> 00:02.000\n好\n\n00:0x --> 00:04.000\n字',
    '第 2 条字幕的时间不正确：00:0x --> 00:04.000',
  ],
  ['an end before its beginning', '00:03.000 --> 00:02.000\n字', '第 1 条字幕的结束时间不晚于开始时间'],
])('%s is refused with its place, and what was kept stays', async (_, vtt, why) => {
  const { lesson } = await playing();
  await keepCaptions(lesson, '00:01.000 --> 00:02.000\n原来的字幕');
  expect((await keepCaptions(lesson, vtt)).errors).toEqual({ vtt: [why] });
  expect(await captions(lesson)).toContain('原来的字幕');
  expect((await keepCaptions(424_242, '00:01.000 --> 00:02.000\n字')).status).toBe(404);
});

/** An uploaded file of somebody of the team. */
async function file(name = '数据.csv', as = token): Promise<string> {
  const id = await sendAll(desk.site, as, name, Buffer.from(`a,b\n1,${Math.random()}\n`), 'course_material');
  const { status } = await desk.site.call('POST /files/:id/finish', { token: as, params: { id } });
  expect(status).toBe(200);
  return id;
}
const add = (course_id: number, given: string, lesson_id?: number) =>
  desk.site.call('POST /staff/course/material/add', {
    token,
    body: { course_id, file: given, ...(lesson_id && { lesson_id }) },
  });
const removeMaterial = (id: number) =>
  desk.site.call('POST /staff/course/material/remove/:id', { token, params: { id } });
const holder = async (id: string) =>
  (await desk.site.core.db.selectFrom('files').select('holder_kind').where('id', '=', id).executeTakeFirst())
    ?.holder_kind;

test('a file becomes a material of a course or of a lesson of it, once, and is let go when it is removed', async () => {
  const [{ course, lesson }, other] = [await playing(), await playing()];
  const [whole, single] = [await file(), await file('练习.csv')];
  const { data } = await add(course, whole);
  expect(data.files).toMatchObject([{ name: '数据.csv', downloads: 0 }]);
  const { data: both } = await add(course, single, lesson);
  expect(both.chapters[0]?.lessons[0]?.files).toMatchObject([{ name: '练习.csv' }]);
  expect((await add(course, whole)).errors.file?.[0]).toContain('已用于别处');
  expect((await add(course, await file(), other.lesson)).errors).toEqual({ lesson_id: ['这一讲不在课程中'] });
  const colleague = await desk.site.user({ roles: ['teaching'] });
  expect((await add(course, await file('别人的.csv', colleague.token))).errors.file?.[0]).toContain(
    '请重新上传',
  );
  expect((await add(424_242, await file())).status).toBe(404);
  const buyer = await desk.site.user();
  const id = data.files[0]?.id ?? 0;
  const take = () => desk.site.call('POST /course/material/:id', { params: { id }, token: buyer.token });
  expect((await take()).status).toBe(403);
  await paidCourse(desk.site, buyer.token, course);
  expect((await take()).data.url).toContain('/');
  const gone = await Promise.all([removeMaterial(id), removeMaterial(id)]);
  expect(gone.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect([(await desk.detail(course)).files, (await take()).status, await holder(whole)]).toEqual([
    [],
    404,
    null,
  ]);
});

test('materials of a deleted course and of a deleted lesson are let go', async () => {
  const { id: course } = await desk.draft();
  const { id: lesson } = await desk.lesson(await desk.chapter(course));
  const [whole, first, second] = [await file(), await file(), await file()];
  await add(course, first, lesson);
  await desk.site.call('POST /staff/course/lesson/delete/:id', { token, params: { id: lesson } });
  await add(course, whole);
  const next = await desk.lesson(await desk.chapter(course));
  await add(course, second, next.id);
  expect([await holder(first), await holder(whole), await holder(second)]).toEqual([
    ...[null, 'course_material', 'course_material'],
  ]);
  const { revision } = await desk.detail(course);
  await desk.site.call('POST /staff/course/delete/:id', {
    token,
    params: { id: course },
    body: { revision },
  });
  expect([await holder(whole), await holder(second)]).toEqual([null, null]);
});

const link = (id: number, hours = 2) =>
  desk.site.call('POST /staff/course/live/:id', { token, params: { id }, body: { hours } });
const end = (id: number, reason?: string) =>
  desk.site.call('POST /staff/course/live/end/:id', {
    token,
    params: { id },
    body: reason ? { reason } : {},
  });
const open = (given: string) => desk.site.call('GET /live/record', { query: { token: given } });

test('a link to a replay opens for everybody until its hours are over, or until the team ends it', async () => {
  const { lesson, bare } = await playing();
  const { data: made } = await link(lesson);
  expect(made.path).toBe(`/client/live/record?token=${made.token}`);
  const ms = Date.parse(`${made.expires_at}`.replace(' ', 'T'));
  expect(Number.isNaN(ms)).toBe(false);
  const { data: record } = await open(made.token);
  expect(record.record.lesson.id).toBe(lesson);
  const renew = (play_id: string) =>
    desk.site.call('POST /live/ticket', { body: { token: made.token, play_id } });
  const play = record.ticket?.play_id ?? '';
  expect((await renew(play)).status).toBe(200);
  const second = await link(lesson, 1);
  desk.site.clock.advance(3_700_000);
  expect([(await open(second.data.token)).status, (await open(made.token)).status]).toEqual([404, 200]);
  expect((await end(lesson, '链接发错了群')).data).toEqual({ ended: 1 });
  expect([(await open(made.token)).status, (await renew(play)).status]).toEqual([404, 404]);
  expect((await end(lesson)).data).toEqual({ ended: 0 });
  const { detail } = await desk.site.core.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'lesson.live_end')
    .where('object_id', '=', String(lesson))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ count: 1, reason: '链接发错了群' });
  expect([(await link(bare)).status, (await end(424_242)).status]).toEqual([404, 404]);
  expect((await link(lesson, 721)).errors).toEqual({ hours: ['最长30天'] });
});

test('a lesson that is off the shelf gives no link, and those that it had open nothing', async () => {
  const { lesson } = await playing();
  const { data: made } = await link(lesson);
  await desk.site.call('POST /staff/course/lesson/shelf/:id', {
    ...{ token, params: { id: lesson }, body: { on: false } },
  });
  expect([(await link(lesson)).msg, (await open(made.token)).status]).toEqual([
    ...['这一讲不能播放，恢复后再生成链接', 404],
  ]);
});

test('captions and names of materials are held to the rules on wording, as all that the school says', async () => {
  const { course, lesson } = await playing();
  await keepCaptions(lesson, '00:01.000 --> 00:02.000\n原来的字幕');
  const promised = '00:01.000 --> 00:02.000\n提供论文代写，包发表。';
  const answer = await keepCaptions(lesson, promised);
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['vtt']]);
  expect(await captions(lesson)).toContain('原来的字幕');
  // What warns of it may say so, as everywhere in texts of the school.
  expect((await keepCaptions(lesson, '00:01.000 --> 00:02.000\n讲一讲为什么代写属于学术不端。')).status).toBe(
    200,
  );
  const named = await add(course, await file('论文代写 包发表.csv'));
  expect([named.status, Object.keys(named.errors)]).toEqual([422, ['file']]);
  expect((await desk.detail(course)).files).toEqual([]);
});
