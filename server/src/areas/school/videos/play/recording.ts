import { sql } from 'kysely';
import { Cached } from '../../../../cache/cached';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import type { Pack } from '../store';
import { openVideoKey } from './keys';

/** A recording that can be played: its address, its keys, its qualities. */
export interface Recording {
  lessonId: number;
  courseId: number;
  folder: string;
  key: Buffer;
  pack: Pack;
  hasMp4: boolean;
}

/** A recording that was replaced is played on from memory for so long, in ms. */
const life = 10_000;

const caches = new WeakMap<Db, Cached<Recording>>();

async function load(core: Core, lessonId: number, videoId: number): Promise<Recording> {
  const row = await core.db
    .selectFrom('lessons')
    .innerJoin('videos', 'videos.lesson_id', 'lessons.id')
    .select(['lessons.course_id', 'videos.folder', 'videos.key_sealed', 'videos.has_mp4'])
    .where('lessons.id', '=', lessonId)
    .where(sql<boolean>`videos.id = ${videoId === 0 ? sql`lessons.video_id` : videoId}`)
    .executeTakeFirst();
  if (!row?.key_sealed) throw notFound('这一讲的视频还没有准备好');
  const { folder, key_sealed: sealed } = row;
  try {
    const key = openVideoKey(core, sealed, folder);
    const pack = await core.videos.pack(folder);
    return { lessonId, courseId: row.course_id, folder, key, pack, hasMp4: row.has_mp4 };
  } catch (err) {
    // Its folder is gone, or it was sealed by a site with another secret.
    core.log.error({ err, lesson: lessonId }, 'a recording cannot be opened');
    throw notFound('这一讲的视频暂时不能播放，请联系客服');
  }
}

/** The recording of a lesson, whoever may watch it. @param videoId another than the one that it plays @throws HttpProblem 404 where there is none */
export function recordingOf(core: Core, lessonId: number, videoId = 0): Promise<Recording> {
  let cache = caches.get(core.db);
  if (!cache) {
    cache = new Cached<Recording>(life, 1000);
    caches.set(core.db, cache);
  }
  return cache.get(`${lessonId}.${videoId}`, () => load(core, lessonId, videoId));
}
