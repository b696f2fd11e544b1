import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courseStatus } from '@harbor/contract/course-status';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { videoStatus } from '@harbor/contract/video-status';
import type { Core } from '../../../../core';
import type { TestApp } from '../../../../testing/app';
import { ulid } from '../../../../ulid';
import { insertCourse } from '../../../trade/courses/testing/courses';
import { refreshCourse } from '../../lessons/course/refresh';
import { videoLimits } from '../limits';
import { minuteKey, minuteOf, newVideoKey, sealVideoKey, segmentIv } from '../play/keys';

/** What a test wants of a lesson. Times in seconds. */
export interface NewLesson {
  title?: string;
  seconds?: number;
  free?: boolean;
  trySeconds?: number;
  /** Without one it cannot be played. */
  recorded?: boolean;
}

/** A chapter of a course with lessons in it, which can be played. @returns their ids */
export async function addLessons(
  core: Core,
  courseId: number,
  given: readonly NewLesson[],
): Promise<number[]> {
  const at = new Date(core.settings.clock.now());
  const chapter = await core.db
    .insertInto('course_chapters')
    .values({ course_id: courseId, title: '第一章', sort: 1, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const [
    place,
    { title = '一讲', seconds = 180, free = false, trySeconds = 0, recorded = true },
  ] of given.entries()) {
    const { id } = await core.db
      .insertInto('lessons')
      .values({
        ...{
          course_id: courseId,
          chapter_id: chapter.id,
          title,
          sort: place + 1,
          free,
          try_seconds: trySeconds,
        },
        ...{ seconds, status: recorded ? lessonStatus.playable : lessonStatus.packaging },
        ...{ created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (recorded) await addRecording(core, id, seconds);
    ids.push(id);
  }
  await refreshCourse(core.db, courseId, at);
  return ids;
}

/** What a plain segment of these recordings begins with. */
export const plainSegment = (n: number): string => `segment ${n} of a lesson`;

/** A packaged recording whose segments are words instead of pictures. */
async function addRecording(core: Core, lessonId: number, seconds: number): Promise<void> {
  const at = new Date(core.settings.clock.now());
  const [folder, key] = [ulid(at.getTime()), newVideoKey()];
  const from = await mkdtemp(join(tmpdir(), 'harbor-pack-'));
  const count = Math.ceil(seconds / videoLimits.segmentSeconds);
  await mkdir(join(from, '360'));
  for (let n = 0; n < count; n++) {
    const cipher = createCipheriv('aes-128-cbc', minuteKey(key, minuteOf(n)), segmentIv(n));
    const content = Buffer.concat([cipher.update(plainSegment(n)), cipher.final()]);
    await writeFile(join(from, '360', `${n}.ts`), content);
  }
  const durations = Array.from({ length: count }, (_, n) =>
    Math.min(videoLimits.segmentSeconds, seconds - n * videoLimits.segmentSeconds),
  );
  const renditions = [
    { height: 360, width: 640, bandwidth: 900_000, codecs: 'avc1.64001e,mp4a.40.2', durations },
  ];
  await writeFile(join(from, 'pack.json'), JSON.stringify({ seconds, renditions }));
  await writeFile(join(from, 'poster.webp'), randomBytes(20));
  await core.videos.publish(from, folder);
  const { id } = await core.db
    .insertInto('videos')
    .values({
      ...{
        lesson_id: lessonId,
        status: videoStatus.ready,
        folder,
        file_name: 'a.mp4',
        bytes: 1,
        received: 1,
      },
      ...{ key_sealed: sealVideoKey(core, key, folder), heights: [360], bandwidths: [900_000], seconds },
      ...{ created_at: at, updated_at: at, started_at: at, ready_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await core.db.updateTable('lessons').set({ video_id: id }).where('id', '=', lessonId).execute();
}

/** A course on the shelf with a free lesson, one that may be tried, and one that may not. */
export async function school(
  core: Core,
): Promise<{ course: number; free: number; tried: number; paid: number }> {
  const course = await insertCourse(core, { status: courseStatus.onShelf });
  const [free = 0, tried = 0, paid = 0] = await addLessons(core, course, [
    { title: '免费的一讲', free: true },
    { title: '可试看的一讲', trySeconds: 60 },
    { title: '购买后的一讲' },
  ]);
  return { course, free, tried, paid };
}

/** What an address of the API answers, with the ticket of a play as players send it. */
export async function fetched(
  site: TestApp,
  url: string,
  { token, ticket, range }: { token?: string | undefined; ticket?: string | undefined; range?: string } = {},
): Promise<{
  status: number;
  text: string;
  bytes: Buffer;
  headers: Record<string, unknown>;
  reason: string;
}> {
  const answer = await site.app.inject({
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(ticket && { 'x-play-ticket': ticket }),
      ...(range && { range }),
    },
  });
  const body = answer.headers['content-type']?.toString().includes('json') ? answer.json() : undefined;
  return {
    status: body?.code ?? answer.statusCode,
    text: answer.body,
    bytes: answer.rawPayload,
    headers: answer.headers,
    reason: body?.data?.reason ?? '',
  };
}
