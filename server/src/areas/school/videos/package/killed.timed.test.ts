import { createDecipheriv } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '../../../../testing/app';
import { until, workerProcess } from '../../../content/journal-desk/testing/worker-process';
import { insertCourse } from '../../../trade/courses/testing/courses';
import { tradeSite } from '../../../trade/orders/testing/trade-site';
import { minuteKey, openVideoKey, segmentIv } from '../play/keys';
import { fakeEncoder } from '../testing/fake-encoder';
import { addLessons, plainSegment } from '../testing/school';
import { packageWaiting } from './work';

let site: TestApp;
let staff: { id: number; token: string };
const folder = mkdtempSync(join(tmpdir(), 'harbor-encoder-'));
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos', 'courseDesk'], { env: { FFMPEG_PATH: fakeEncoder(folder) } });
  staff = await site.user({ roles: ['teaching'] });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A lesson without a recording. */
async function emptyLesson(): Promise<number> {
  const [id = 0] = await addLessons(site.core, await insertCourse(site.core), [
    { recorded: false, seconds: 0 },
  ]);
  return id;
}

const part = (id: number, offset: number, bytes: Buffer) =>
  site.app.inject({
    method: 'PUT',
    url: `/api/applet/staff/course/video/${id}/part?offset=${offset}`,
    headers: {
      authorization: `Bearer ${staff.token}`,
      'content-type': 'application/octet-stream',
      'x-requested-with': 'XMLHttpRequest',
    },
    payload: bytes,
  });

const start = (lesson: number, size: number, name = 'lesson.mp4') =>
  site.call('POST /staff/course/video/start', {
    body: { lesson_id: lesson, name, size, fingerprint: 'a'.repeat(64) },
    token: staff.token,
  });

/** Uploads a recording in two parts and hands it in. */
async function uploaded(lesson: number, content: string): Promise<number> {
  const bytes = Buffer.from(content.padEnd(2000, '.'));
  const { data } = await start(lesson, bytes.length);
  await part(data.id, 0, bytes.subarray(0, 900));
  await part(data.id, 900, bytes.subarray(900));
  await site.call('POST /staff/course/video/:id/finish', { params: { id: data.id }, token: staff.token });
  return data.id;
}

const read = async (id: number) =>
  (await site.call('GET /staff/course/video/:id', { params: { id }, token: staff.token })).data;

const lessonStatusOf = async (id: number) =>
  (await site.core.db.selectFrom('lessons').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

test('an upload goes on where it was cut, and is no film by its name alone', async () => {
  const lesson = await emptyLesson();
  expect((await start(lesson, 2000, 'notes.pdf')).errors).toMatchObject({
    name: [expect.stringContaining('mp4')],
  });
  const { data } = await start(lesson, 2000);
  await part(data.id, 0, Buffer.alloc(900));
  const wrong = await part(data.id, 0, Buffer.alloc(900));
  expect(wrong.json()).toMatchObject({ code: 409, data: { received: 900 } });
  // After a reload the same file is found again.
  expect((await start(lesson, 2000)).data).toMatchObject({ id: data.id, received: 900 });
  const early = await site.call('POST /staff/course/video/:id/finish', {
    params: { id: data.id },
    token: staff.token,
  });
  expect(early.status).toBe(409);
  expect((await part(data.id, 900, Buffer.alloc(1101))).json().code).toBe(422);
  const stranger = await site.user();
  expect(
    (await site.call('GET /staff/course/video/:id', { params: { id: data.id }, token: stranger.token }))
      .status,
  ).toBe(403);
});

test('what is packaged is encrypted by minutes, and plain parts and the upload are gone', async () => {
  const lesson = await emptyLesson();
  const id = await uploaded(lesson, 'film');
  await packageWaiting(site.core);
  expect(await read(id)).toMatchObject({
    status: 3,
    percent: 100,
    seconds: 41,
    heights: [360, 720],
    in_use: true,
  });
  expect(await lessonStatusOf(lesson)).toBe(1);
  const row = await site.core.db
    .selectFrom('videos')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const place = join(site.core.videos.packaged, row.folder);
  expect(readdirSync(place).toSorted()).toEqual(
    ['360', '720', 'pack.json', 'poster.webp', 'sprite.vtt', 'sprite.webp', 'whole.mp4'].toSorted(),
  );
  const key = minuteKey(openVideoKey(site.core, row.key_sealed ?? '', row.folder), 0);
  const decipher = createDecipheriv('aes-128-cbc', key, segmentIv(3));
  const content = readFileSync(join(place, '720', '3.ts'));
  expect(Buffer.concat([decipher.update(content), decipher.final()]).toString()).toBe(plainSegment(3));
  expect(content.includes('segment')).toBe(false);
  expect([
    existsSync(site.core.videos.sourceOf(id)),
    existsSync(join(site.core.videos.workOf(id, 1))),
  ]).toEqual([false, false]);
});

test('what is no film fails with a reason; what people watch stays; another try may succeed', async () => {
  const lesson = await emptyLesson();
  const broken = await uploaded(lesson, 'broken');
  await packageWaiting(site.core);
  expect(await read(broken)).toMatchObject({
    status: 4,
    note: expect.stringContaining('重新导出'),
    can_retry: true,
  });
  expect(await lessonStatusOf(lesson)).toBe(2);
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', staff.id)
    .execute();
  expect(told.map(({ title }) => title)).toContain('视频转码失败');
  const good = await uploaded(lesson, 'film');
  await packageWaiting(site.core);
  expect([(await read(good)).status, await lessonStatusOf(lesson)]).toEqual([3, 1]);
  const again = await uploaded(lesson, 'broken');
  await packageWaiting(site.core);
  expect([(await read(again)).status, await lessonStatusOf(lesson), (await read(good)).in_use]).toEqual([
    4,
    1,
    true,
  ]);
});

test('somebody stops it in the midst; it ends within moments and can be begun anew', async () => {
  const id = await uploaded(await emptyLesson(), 'slow');
  const work = packageWaiting(site.core);
  await until('the first percents', async () => (await read(id)).percent > 5);
  await site.call('POST /staff/course/video/:id/cancel', { params: { id }, token: staff.token });
  await work;
  expect(await read(id)).toMatchObject({ status: 5, can_retry: true });
  await site.call('POST /staff/course/video/:id/retry', { params: { id }, token: staff.token });
  await packageWaiting(site.core);
  expect((await read(id)).status).toBe(3);
});

test('killed in the midst, the packaging is taken up again by another process', async () => {
  const worker = await workerProcess(site, true);
  try {
    const lesson = await emptyLesson();
    const id = await uploaded(lesson, 'slow');
    await worker.begin();
    await until('the first percents', async () => (await read(id)).percent > 5);
    await worker.kill();
    expect(await read(id)).toMatchObject({ status: 2, in_use: false });
    await worker.begin();
    await until('the end', async () => (await read(id)).status === 3);
    const row = await site.core.db
      .selectFrom('videos')
      .select(['run', 'tries'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row, await lessonStatusOf(lesson)]).toEqual([{ run: 2, tries: 2 }, 1]);
  } finally {
    await worker.close();
  }
});
