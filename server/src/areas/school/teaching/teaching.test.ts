import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseStatus } from '@harbor/contract/course-status';
import type { TestApp } from '../../../testing/app';
import { multipartFile } from '../../../testing/multipart';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { packageWaiting } from '../videos/package/work';
import { fakeEncoder } from '../videos/testing/fake-encoder';
import { fetched } from '../videos/testing/school';
import { taughtCourse } from './testing/teacher';

let site: TestApp;
type Person = { id: number; token: string };
let teacher: Person;
let staff: Person;
const folder = mkdtempSync(join(tmpdir(), 'harbor-encoder-'));
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos', 'courseDesk', 'teaching', 'files'], {
    env: { FFMPEG_PATH: fakeEncoder(folder) },
  });
  teacher = await site.user({ nickname: '许老师' });
  staff = await site.user({ roles: ['teaching'] });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (lesson_id: number, { token } = teacher, more: object = {}) =>
  site.call('POST /teaching/video/start', {
    body: { lesson_id, name: '新版.mp4', size: 2000, fingerprint: 'a'.repeat(64), ...more },
    token,
  });

async function part(id: number, offset: number, bytes: Buffer, { token } = teacher) {
  const answer = await site.app.inject({
    method: 'PUT',
    url: `/api/applet/teaching/video/${id}/part?offset=${offset}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${token}`,
    },
    payload: bytes,
  });
  return { status: answer.statusCode, received: answer.json().data?.received };
}

/** Sends a recording whole. @returns its number */
async function sent(lesson: number, content = 'film'): Promise<number> {
  const { data } = await start(lesson);
  await part(data.id, data.received, Buffer.from(content.padEnd(2000, '.')).subarray(data.received));
  const { status } = await site.call('POST /teaching/video/:id/finish', {
    params: { id: data.id },
    token: teacher.token,
  });
  expect(status).toBe(200);
  return data.id;
}

const act = (name: 'submit' | 'withdraw' | 'drop', id: number, { token } = teacher) =>
  site.call(`POST /teaching/lesson/${name}/:id`, { params: { id }, token });
const remove = (id: number) =>
  site.call('POST /teaching/lesson/delete/:id', { params: { id }, token: teacher.token });
const course = async (id: number) =>
  (await site.call('GET /teaching/course/:id', { params: { id }, token: teacher.token })).data;
const lessonIn = async (of: number, id: number) =>
  (await course(of)).chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
const decide = async (lesson: number, body: { act: 'pass' | 'return'; reason?: string }) => {
  const { data } = await site.call('GET /staff/teaching/lesson/:id', {
    params: { id: lesson },
    token: staff.token,
  });
  return site.call('POST /staff/teaching/version/:id', {
    params: { id: data.version?.id ?? 0 },
    body,
    token: staff.token,
  });
};
/** What learners watch of a lesson. */
const watched = async (id: number) =>
  await site.core.db
    .selectFrom('lessons')
    .select(['video_id', 'title', 'seconds', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a new recording of a lesson reaches learners only once the team has passed it', async () => {
  const { course: id, lessons } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  const before = await watched(lesson);
  const video = await sent(lesson);
  expect((await act('submit', lesson)).msg).toBe('视频还没有传完或还在转码，完成后再提交');
  await packageWaiting(site.core);
  expect(await watched(lesson)).toEqual(before);
  expect((await lessonIn(id, lesson))?.acts).toEqual(['change', 'upload', 'submit', 'drop', 'preview']);
  expect((await act('submit', lesson)).data.version?.status_text).toBe('待审');
  expect((await start(lesson)).msg).toBe('这一讲正在审核，撤回后才能修改');
  expect((await decide(lesson, { act: 'return' })).errors).toHaveProperty('reason');
  await decide(lesson, { act: 'return', reason: '声音太小，请重录' });
  expect((await lessonIn(id, lesson))?.version).toMatchObject({
    status_text: '退回修改',
    reason: '声音太小，请重录',
  });
  expect(await watched(lesson)).toEqual(before);
  const better = await sent(lesson);
  await packageWaiting(site.core);
  await act('submit', lesson);
  expect((await decide(lesson, { act: 'pass' })).status).toBe(200);
  expect(await watched(lesson)).toMatchObject({ video_id: better, seconds: 41, status: 1 });
  expect((await lessonIn(id, lesson))?.version).toBeNull();
  expect(better).not.toBe(video);
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', teacher.id)
    .execute();
  expect(told.map(({ title }) => title)).toContain('讲次已通过审核');
});

test('a teacher and the team look at what waits; a learner and another teacher do not', async () => {
  const { lessons, course: id } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  await sent(lesson);
  await packageWaiting(site.core);
  const learner = await site.user();
  const rival = await site.user();
  await taughtCourse(site.core, rival.id);
  await paidCourse(site, learner.token, id);
  const look = ({ token }: Person) =>
    site.call('GET /teaching/preview/:id', { params: { id: lesson }, token });
  expect(await Promise.all([look(learner), look(rival)].map(async (one) => (await one).status))).toEqual([
    404, 404,
  ]);
  const { data } = await look(teacher);
  expect(data.lesson.seconds).toBe(41);
  const key = (token: string, ticket = data.ticket?.ticket) =>
    fetched(site, `/api/applet/video/${lesson}/key/0`, { token, ticket });
  const [own, stolen] = [await key(teacher.token), await key(learner.token)];
  expect([own.status, own.bytes.length, stolen.status]).toEqual([200, 16, 403]);
  // What learners are given is still the former recording: another key.
  const { data: theirs } = await site.call('GET /course/:id/video', {
    ...{ params: { id }, query: { lesson }, token: learner.token },
  });
  const former = await key(learner.token, theirs.ticket?.ticket);
  expect([former.status, former.bytes.equals(own.bytes)]).toEqual([200, false]);
  expect((await look(staff)).data.lesson.seconds).toBe(41);
  // The address for players that send no header ends with the course's teacher.
  const native = data.native_url.replace(/^.*\/api/, '/api').replace('master.m3u8', 'key/0');
  expect((await fetched(site, native)).status).toBe(200);
  await site.core.db.updateTable('courses').set({ teacher_id: null }).where('id', '=', id).execute();
  expect((await fetched(site, native)).status).toBe(403);
  expect((await look(teacher)).status).toBe(404);
});

test('a new lesson is nobody’s but its teacher’s until it is passed, and a draft course is handed in with it', async () => {
  const { course: id, chapter } = await taughtCourse(site.core, teacher.id, 1, courseStatus.draft);
  const made = await site.call('POST /teaching/lesson/save', {
    body: { chapter_id: chapter, title: '新的一讲' },
    token: teacher.token,
  });
  const lesson = made.data.id;
  expect((await act('submit', lesson)).msg).toBe('请先上传这一讲的视频');
  await sent(lesson);
  await packageWaiting(site.core);
  await act('submit', lesson);
  expect((await course(id)).status_text).toBe('待审');
  expect((await remove(lesson)).status).toBe(409);
  const info = async () =>
    (
      await site.call('GET /course/:id/info', { params: { id }, token: staff.token })
    ).data.info.chapters.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  expect(await info()).not.toContain('新的一讲');
  await decide(lesson, { act: 'pass' });
  expect(await info()).toContain('新的一讲');
  expect((await remove(lesson)).msg).toBe('学员已能看到这一讲，请联系运营下架');
});

test('of two who begin an upload at once there is one; of two who send the same part, one is late', async () => {
  const { lessons } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  const both = await Promise.all([start(lesson), start(lesson)]);
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
  const id = both[0]?.data.id ?? 0;
  const parts = await Promise.all([
    part(id, 0, Buffer.alloc(1200, 'a')),
    part(id, 0, Buffer.alloc(1200, 'z')),
  ]);
  expect(parts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await start(lesson)).data.received).toBe(1200);
  // The team leaves it alone meanwhile, as the teacher leaves the team's.
  const other = await site.call('POST /staff/course/video/start', {
    body: { lesson_id: lesson, name: 'b.mp4', size: 10 },
    token: staff.token,
  });
  expect(other.msg).toBe('教师正在上传这一讲的视频，请先与教师确认');
  const stop = await site.call('POST /teaching/video/:id/cancel', { params: { id }, token: teacher.token });
  expect(stop.data.status_text).toBe('已取消');
});

test('what a killed process left in the midst is packaged by the next, and still waits for the team', async () => {
  const { lessons, course: id } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  const before = await watched(lesson);
  const video = await sent(lesson);
  // As a process leaves it that was killed while it worked.
  await site.core.db
    .updateTable('videos')
    .set({ status: 2, run: 1, tries: 1 })
    .where('id', '=', video)
    .execute();
  await packageWaiting(site.core);
  expect((await lessonIn(id, lesson))?.video).toMatchObject({ id: video, status_text: '已就绪' });
  expect(await watched(lesson)).toEqual(before);
});

test('a recording that cannot be packaged says why, and another takes its place', async () => {
  const { lessons, course: id } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  await sent(lesson, 'broken');
  await packageWaiting(site.core);
  const failed = await lessonIn(id, lesson);
  expect([failed?.video?.status_text, failed?.video?.note === '', failed?.acts.includes('submit')]).toEqual([
    '转码失败',
    false,
    false,
  ]);
  expect((await watched(lesson)).status).toBe(1);
  await start(lesson, teacher, { fingerprint: 'b'.repeat(64) });
  expect((await lessonIn(id, lesson))?.video?.status_text).toBe('上传中');
});

test('captions wait with the rest; what is given up leaves learners what they had', async () => {
  const { lessons, course: id } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  const save = (vtt: string, { token } = teacher) =>
    site.call('POST /teaching/captions/:id', { params: { id: lesson }, body: { lang: 'zh', vtt }, token });
  expect((await save('00:05.000 --> 00:02.000\n倒着走')).errors).toHaveProperty('vtt');
  const kept = await save('WEBVTT\n\n00:01.000 --> 00:02.000\n第一句');
  expect(kept.data.captions).toEqual([{ lang: 'zh', cues: 1, waits: true }]);
  const shown = async () =>
    (await site.core.db.selectFrom('lesson_captions').select('vtt').where('lesson_id', '=', lesson).execute())
      .length;
  expect(await shown()).toBe(0);
  expect((await act('drop', lesson)).data.captions).toEqual([]);
  await save('WEBVTT\n\n00:01.000 --> 00:02.000\n第一句');
  await act('submit', lesson);
  expect((await act('withdraw', lesson)).data.version?.status_text).toBe('草稿');
  await act('submit', lesson);
  await decide(lesson, { act: 'pass' });
  expect([await shown(), (await lessonIn(id, lesson))?.captions]).toEqual([
    1,
    [{ lang: 'zh', cues: 1, waits: false }],
  ]);
});

test('another teacher and a learner reach nothing of a course', async () => {
  const { course: id, chapter, lessons } = await taughtCourse(site.core, teacher.id);
  const [lesson = 0] = lessons;
  const video = (await start(lesson)).data.id;
  const rival = await site.user();
  await taughtCourse(site.core, rival.id);
  for (const one of [rival, await site.user()]) {
    const { token } = one;
    const answers = [
      await site.call('GET /teaching/course/:id', { params: { id }, token }),
      await start(lesson, one),
      await act('submit', lesson, one),
      await site.call('GET /teaching/video/:id', { params: { id: video }, token }),
      await site.call('POST /teaching/video/:id/finish', { params: { id: video }, token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await part(video, 0, Buffer.from('x'), one)).status).toBe(404);
    const added = await site.call('POST /teaching/lesson/save', {
      body: { chapter_id: chapter, title: '别人的课' },
      token,
    });
    expect(added.errors).toHaveProperty('chapter_id');
  }
  expect((await site.call('GET /teaching/list', { token: (await site.user()).token })).data.courses).toEqual(
    [],
  );
});

test('a teacher sends their picture; who teaches nothing does not', async () => {
  const { teacher: row } = await taughtCourse(site.core, teacher.id);
  const { default: sharp } = await import('sharp');
  const content = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const send = async (url: string, { token }: Person) => {
    const { payload, headers } = multipartFile('file', 'me.png', content);
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/applet${url}`,
      headers: { ...headers, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, url: answer.json().data?.url };
  };
  const { url } = await send('/teaching/picture', teacher);
  const avatarOf = async () =>
    (
      await site.core.db
        .selectFrom('course_teachers')
        .select('avatar')
        .where('id', '=', row)
        .executeTakeFirst()
    )?.avatar;
  expect(await avatarOf()).toBe(url);
  expect((await send('/teaching/picture', await site.user())).status).toBe(404);
  const byTeam = await send(`/staff/teaching/picture/${row}`, staff);
  expect(await avatarOf()).toBe(byTeam.url);
});
