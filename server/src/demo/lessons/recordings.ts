import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { videoStatus } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import { z } from 'zod';
import { keepCaptions } from '../../areas/school/course-desk/lessons';
import { refreshCourse } from '../../areas/school/lessons/course/refresh';
import { sealVideoKey } from '../../areas/school/videos/play/keys';
import { demoLessons } from '../../areas/school/videos/store';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';

/** What `npm run demo-lessons` wrote beside the segments. */
const manifestFile = z.array(
  z.strictObject({
    course: z.int(),
    /** Its number in the course. */
    lesson: z.int(),
    title: z.string(),
    folder: z.string(),
    /** What the keys of its minutes are made of, base64: demo lessons are nobody's secret. */
    key: z.string(),
    seconds: z.int(),
    markers: z.array(z.strictObject({ at: z.int(), title: z.string() })),
    cues: z.array(z.strictObject({ from: z.int(), to: z.int(), text: z.string() })),
  }),
);

type Recorded = z.output<typeof manifestFile>[number];

const renditions = z.object({ renditions: z.array(z.object({ height: z.int(), bandwidth: z.int() })) });

/** Recordings that are there with their segments. */
export function demoRecordings(): Recorded[] {
  const file = join(demoLessons, 'manifest.json');
  if (!existsSync(file)) return [];
  return manifestFile
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ folder }) => existsSync(join(demoLessons, folder, 'pack.json')));
}

interface Lesson {
  id: number;
  course_id: number;
  number: number;
  title: string;
}

/** Gives the demo lessons their recordings, captions and markers; those without one stay to be seen as not ready. */
export async function seedRecordings(trx: Db, core: Core): Promise<void> {
  const at = new Date(core.settings.clock.now() - 10 * 86_400_000);
  const { rows: lessons } = await sql<Lesson>`
    select l.id, l.course_id, l.title, (row_number() over (partition by l.course_id order by ch.sort, l.sort))::int as number
    from lessons l join course_chapters ch on ch.id = l.chapter_id`.execute(trx);
  const recorded = demoRecordings();
  const missing = [];
  for (const lesson of lessons) {
    const one = recorded.find(
      ({ course, lesson: number }) => course === lesson.course_id && number === lesson.number,
    );
    if (one) await giveRecording(trx, core, lesson.id, one, at);
    else missing.push(`${lesson.course_id}-${lesson.number} ${lesson.title}`);
  }
  if (missing.length > 0)
    core.log.warn({ missing }, 'demo lessons without a recording: npm run demo-lessons makes them');
  for (const courseId of new Set(lessons.map(({ course_id }) => course_id)))
    await refreshCourse(trx, courseId, at);
}

/** Bytes of all that a recording consists of: its original is nowhere. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

async function giveRecording(trx: Db, core: Core, lessonId: number, one: Recorded, at: Date): Promise<void> {
  const pack = renditions.parse(JSON.parse(readFileSync(join(demoLessons, one.folder, 'pack.json'), 'utf8')));
  const bytes = sizeOf(join(demoLessons, one.folder));
  const { id } = await trx
    .insertInto('videos')
    .values({
      ...{
        lesson_id: lessonId,
        status: videoStatus.ready,
        folder: one.folder,
        file_name: `${one.title}.mp4`,
      },
      key_sealed: sealVideoKey(core, Buffer.from(one.key, 'base64'), one.folder),
      heights: pack.renditions.map(({ height }) => height),
      bandwidths: pack.renditions.map(({ bandwidth }) => bandwidth),
      ...{ bytes, received: bytes, seconds: one.seconds, percent: 100 },
      ...{ created_at: at, updated_at: at, started_at: at, ready_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRow(trx, 'video_history', {
    ...{ video_id: id, event: 'ready', from_status: null, to_status: videoStatus.ready, actor: 'system', at },
  });
  await trx
    .updateTable('lessons')
    .set({
      status: lessonStatus.playable,
      video_id: id,
      seconds: one.seconds,
      markers: JSON.stringify(one.markers),
    })
    .where('id', '=', lessonId)
    .execute();
  await keepCaptions(trx, lessonId, 'zh', one.cues, at);
}
