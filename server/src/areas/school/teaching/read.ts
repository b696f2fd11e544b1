import type { DataOf, DeskVideo, TeachingCourse, TeachingLesson, TeachingRow } from '@harbor/contract';
import { type CourseStatus, courseStatus, courseStatusLabel } from '@harbor/contract/course-status';
import { versionStatus, versionStatusLabel } from '@harbor/contract/version-status';
import { videoStatus } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { type LessonOf, lessonsOf, newestVideos, presentVideo } from '../course-desk/read';
import { posterOf } from '../lessons/course/info';
import { transcoderState } from '../videos/package/transcoder';
import type { VideoRow } from '../videos/rows';
import { taughtBy } from './own';
import type { VersionRow } from './rows';

type Row = Omit<TeachingRow, 'status_text' | 'updated_at'> & { status: CourseStatus; updated_at: Date };

const rowsOf = async (db: Db, userId: number, id?: number): Promise<Row[]> => {
  const counted = (
    status: number,
  ) => sql`(select count(*)::int from lesson_versions v join lessons l on l.id = v.lesson_id
    where l.course_id = c.id and v.status = ${status})`;
  const { rows } = await sql<Row>`
    select c.id, c.title, c.cover, c.status, c.lessons, c.students, c.updated_at,
      ${counted(versionStatus.waiting)} as waiting, ${counted(versionStatus.returned)} as returned
    from courses c join course_teachers t on t.id = c.teacher_id
    where t.user_id = ${userId} ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    order by c.updated_at desc, c.id desc limit 200`.execute(db);
  return rows;
};

const presentRow = (row: Row): TeachingRow => ({
  ...row,
  status_text: courseStatusLabel[row.status],
  updated_at: toMoment(row.updated_at),
});

/** The courses that somebody teaches. */
export async function teachingList(db: Db, userId: number): Promise<DataOf<'GET /teaching/list'>> {
  return { courses: (await rowsOf(db, userId)).map(presentRow) };
}

interface FileRow {
  id: number;
  lesson_id: number | null;
  name: string;
  size: number;
  downloads: number;
  version_id: number | null;
}

const busy: readonly number[] = [videoStatus.uploading, videoStatus.waiting, videoStatus.packaging];

/** Why a recording waits is for the team to mend: teachers read that it goes on by itself. */
const forTeacher = (video: DeskVideo, problem: string): DeskVideo =>
  video.status === videoStatus.waiting && problem
    ? { ...video, note: '转码暂时不可用，恢复后会自动继续' }
    : video;

function actsOf(lesson: LessonOf, version: VersionRow | undefined, video: VideoRow | undefined) {
  const playable = video?.status === videoStatus.ready || lesson.video_id !== null;
  const preview = playable ? (['preview'] as const) : [];
  if (version?.status === versionStatus.waiting) return ['withdraw' as const, ...preview];
  const moving = video !== undefined && busy.includes(video.status);
  const failed = video?.status === videoStatus.failed;
  return [
    ...(['change', 'upload'] as const),
    ...(version && playable && !moving && !failed ? (['submit'] as const) : []),
    ...(version && !lesson.held ? (['drop'] as const) : []),
    ...(lesson.held ? (['delete'] as const) : []),
    ...preview,
  ];
}

const cuesIn = (vtt: string) => vtt.split('-->').length - 1;

function captionsOf(lesson: LessonOf, version: VersionRow | undefined): TeachingLesson['captions'] {
  const changed = Object.entries(version?.captions ?? {});
  const kept = lesson.captions.filter(({ lang }) => !changed.some(([name]) => name === lang));
  return [
    ...kept.map((one) => ({ ...one, waits: false })),
    ...changed
      .filter(([, vtt]) => vtt !== '')
      .map(([lang, vtt]) => ({ lang, cues: cuesIn(vtt), waits: true })),
  ];
}

interface Beside {
  version: VersionRow | undefined;
  video: VideoRow | undefined;
  files: readonly FileRow[];
  problem: string;
}

function present(lesson: LessonOf, { version, video, files, problem }: Beside): TeachingLesson {
  return {
    ...{ id: lesson.id, course_id: lesson.course_id, chapter_id: lesson.chapter_id, number: lesson.number },
    title: version?.title ?? lesson.title,
    seconds: lesson.seconds,
    shown: !lesson.held && lesson.video_id !== null && lesson.status === 1,
    version: version
      ? {
          ...{ id: version.id, status: version.status, status_text: versionStatusLabel[version.status] },
          ...{ reason: version.reason, submitted_at: toMomentOrNull(version.submitted_at) },
        }
      : null,
    video: video ? forTeacher(presentVideo(video, false), problem) : null,
    captions: captionsOf(lesson, version),
    files: files.map(({ id, name, size, downloads, version_id }) => ({
      ...{ id, name, size, downloads, waits: version_id !== null },
    })),
    poster: posterOf(lesson.folder),
    acts: actsOf(lesson, version, video),
  };
}

async function presentAll(core: Core, db: Db, lessons: readonly LessonOf[]): Promise<TeachingLesson[]> {
  const ids = lessons.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [videos, versions, files, { problem }] = await Promise.all([
    newestVideos(db, ids, true),
    db
      .selectFrom('lesson_versions')
      .selectAll()
      .where('lesson_id', 'in', ids)
      .where('status', 'in', [versionStatus.draft, versionStatus.waiting, versionStatus.returned])
      .execute(),
    db
      .selectFrom('lesson_files')
      .select(['id', 'lesson_id', 'name', 'size', 'downloads', 'version_id'])
      .where('lesson_id', 'in', ids)
      .orderBy('id')
      .execute(),
    transcoderState(core),
  ]);
  return lessons.map((lesson) =>
    present(lesson, {
      version: versions.find(({ lesson_id }) => lesson_id === lesson.id),
      video: videos.get(lesson.id),
      files: files.filter(({ lesson_id }) => lesson_id === lesson.id),
      problem,
    }),
  );
}

/** One lesson of somebody's own courses. @throws HttpProblem 404 */
export async function ownLesson(core: Core, db: Db, userId: number, id: number): Promise<TeachingLesson> {
  const [lesson] = await presentAll(core, db, await lessonsOf(db, sql`l.id = ${id} and ${taughtBy(userId)}`));
  if (!lesson) throw notFound('这一讲不存在');
  return lesson;
}

/** One of somebody's own courses with its chapters and lessons. @throws HttpProblem 404 */
export async function ownCourse(core: Core, userId: number, id: number): Promise<TeachingCourse> {
  const { db } = core;
  const [row] = await rowsOf(db, userId, id);
  if (!row) throw notFound('课程不存在');
  const [lessons, chapters, reason] = await Promise.all([
    lessonsOf(db, sql`l.course_id = ${id}`).then((found) => presentAll(core, db, found)),
    db
      .selectFrom('course_chapters')
      .select(['id', 'title'])
      .where('course_id', '=', id)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    row.status === courseStatus.draft ? returnedFor(db, id) : '',
  ]);
  return {
    ...presentRow(row),
    reason,
    chapters: chapters.map((chapter) => ({
      ...chapter,
      lessons: lessons.filter(({ chapter_id }) => chapter_id === chapter.id),
    })),
  };
}

/** What the team said when it gave a course back that was handed in. */
async function returnedFor(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('course_history')
    .select(['note', 'from_status'])
    .where('course_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.from_status === courseStatus.reviewing ? row.note : '';
}
