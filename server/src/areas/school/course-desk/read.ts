import type { DataOf, DeskCourse, DeskCourseRow, DeskLesson, DeskVideo } from '@harbor/contract';
import { courseCategories } from '@harbor/contract/course-categories';
import { type CourseStatus, courseStatus, courseStatusLabel } from '@harbor/contract/course-status';
import { lessonStatus, lessonStatusLabel } from '@harbor/contract/lesson-status';
import { videoStatus, videoStatusLabel } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { toPage } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import type { Asked } from '../lessons/asked';
import { posterOf } from '../lessons/course/info';
import type { CourseRow, LessonTableRow } from '../lessons/rows';
import { videoLimits } from '../videos/limits';
import { mayMoveVideo } from '../videos/package/move';
import { transcoderState } from '../videos/package/transcoder';
import type { VideoRow } from '../videos/rows';
import { missingOf } from './missing';
import { type CourseEvent, courseStepLabel, mayMoveCourse } from './move';

const perPage = 20;

/** An upload as the desk shows it. */
export function presentVideo(row: VideoRow, inUse: boolean): DeskVideo {
  return {
    id: row.id,
    lesson_id: row.lesson_id,
    status: row.status,
    status_text: videoStatusLabel[row.status],
    file_name: row.file_name,
    bytes: row.bytes,
    received: row.received,
    part_bytes: videoLimits.partBytes,
    percent: row.percent,
    step: row.step,
    note: row.note,
    seconds: row.seconds,
    heights: row.heights,
    in_use: inUse,
    can_cancel: mayMoveVideo(row.status, 'cancel', 'operator'),
    // Without the file there is nothing to begin anew with.
    can_retry: mayMoveVideo(row.status, 'retry', 'operator') && row.received === row.bytes,
    created_at: toMoment(row.created_at),
    started_at: toMomentOrNull(row.started_at),
    ready_at: toMomentOrNull(row.ready_at),
  };
}

/** One upload with what it waits for in words. */
export async function deskVideoOf(core: Core, id: number): Promise<DeskVideo> {
  const { db } = core;
  const row = await db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('视频不存在');
  const lesson = await db
    .selectFrom('lessons')
    .select('video_id')
    .where('id', '=', row.lesson_id)
    .executeTakeFirst();
  const shown = presentVideo(row, lesson?.video_id === id);
  if (row.status !== videoStatus.waiting) return shown;
  return { ...shown, note: (await transcoderState(core)).problem };
}

type CourseListRow = CourseRow & { packaging: number; failed: number; waiting: number };

const counted = sql`
  (select count(*)::int from videos v join lessons l on l.id = v.lesson_id where l.course_id = c.id
    and v.status in (${videoStatus.waiting}, ${videoStatus.packaging})) as packaging,
  (select count(*)::int from lessons l where l.course_id = c.id and exists (
    select 1 from videos v where v.lesson_id = l.id and v.status = ${videoStatus.failed}
      and not exists (select 1 from videos n where n.lesson_id = l.id and n.id > v.id))) as failed,
  (select count(*)::int from course_texts t where t.course_id = c.id
    and (t.status = 0 or (t.status = 1 and t.reports > 0))) as waiting`;

const presentRow = (row: CourseListRow): DeskCourseRow => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  teacher: row.teacher,
  category_title: courseCategories[row.category_id],
  status: row.status,
  status_text: courseStatusLabel[row.status],
  price_fen: row.price_fen,
  lessons: row.lessons,
  packaging: row.packaging,
  failed: row.failed,
  seconds: row.seconds,
  students: row.students,
  score: Number(row.score),
  waiting: row.waiting,
  updated_at: toMoment(row.updated_at),
});

/** Courses of every status, those that changed last first. */
export async function deskCourses(
  core: Core,
  { page = 1, status, category, keyword }: Asked<'GET /staff/course/list'>,
): Promise<DataOf<'GET /staff/course/list'>> {
  const { db } = core;
  const like = keyword ? `%${escapeLike(keyword)}%` : '';
  const by = sql`true ${category ? sql`and c.category_id = ${category}` : sql``}
    ${keyword ? sql`and (c.title ilike ${like} or c.teacher ilike ${like})` : sql``}`;
  const where = sql`${by} ${status === undefined ? sql`` : sql`and c.status = ${Number(status)}`}`;
  const [{ rows }, counts, transcoder] = await Promise.all([
    sql<CourseListRow>`
      select c.*, ${counted} from courses c where ${where}
      order by c.updated_at desc, c.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ status: CourseStatus; n: number }>`
      select c.status, count(*)::int as n from courses c where ${by} group by c.status`.execute(db),
    transcoderState(core),
  ]);
  const of = (code: number) => counts.rows.find((row) => row.status === code)?.n ?? 0;
  const all = counts.rows.reduce((sum, { n }) => sum + n, 0);
  return {
    ...toPage(rows.map(presentRow), status === undefined ? all : of(Number(status)), page, perPage),
    counts: {
      all,
      draft: of(courseStatus.draft),
      reviewing: of(courseStatus.reviewing),
      on_shelf: of(courseStatus.onShelf),
      off_shelf: of(courseStatus.offShelf),
      updating: of(courseStatus.updating),
    },
    transcoder,
  };
}

export type LessonOf = LessonTableRow & {
  number: number;
  folder: string | null;
  learners: number;
  captions: { lang: string; cues: number }[];
};

/** Lessons with what the desk and their teacher read of them, in their order. */
export async function lessonsOf(db: Db, where: ReturnType<typeof sql>): Promise<LessonOf[]> {
  const { rows } = await sql<LessonOf>`
    select l.*, v.folder, (select count(*)::int from lesson_progress p where p.lesson_id = l.id) as learners,
      (select count(*)::int from lessons o join course_chapters oc on oc.id = o.chapter_id
        where o.course_id = l.course_id and (oc.sort, oc.id, o.sort, o.id) <= (ch.sort, ch.id, l.sort, l.id)) as number,
      coalesce((select jsonb_agg(jsonb_build_object('lang', s.lang, 'cues',
        (select count(*) from lesson_cues q where q.lesson_id = s.lesson_id and q.lang = s.lang)) order by s.lang desc)
        from lesson_captions s where s.lesson_id = l.id), '[]') as captions
    from lessons l join course_chapters ch on ch.id = l.chapter_id left join videos v on v.id = l.video_id
    where ${where} order by number`.execute(db);
  return rows;
}

/** The newest upload of each lesson. @param held those that teachers sent and the team has not passed, or the others */
export async function newestVideos(
  db: Db,
  lessonIds: readonly number[],
  held = false,
): Promise<Map<number, VideoRow>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('videos')
    .selectAll()
    .distinctOn('lesson_id')
    .where('lesson_id', 'in', [...lessonIds])
    .where('held', '=', held)
    .orderBy('lesson_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.lesson_id, row]));
}

type FileRow = { id: number; lesson_id: number | null; name: string; size: number; downloads: number };

const presentFile = ({ id, name, size, downloads }: FileRow) => ({ id, name, size, downloads });

function presentLesson(row: LessonOf, video: VideoRow | undefined, files: readonly FileRow[]): DeskLesson {
  return {
    id: row.id,
    chapter_id: row.chapter_id,
    number: row.number,
    title: row.title,
    status: row.status,
    // Nothing was uploaded yet: nothing is being packaged either.
    status_text: row.status === lessonStatus.packaging && !video ? '待上传' : lessonStatusLabel[row.status],
    seconds: row.seconds,
    free: row.free,
    try_seconds: row.try_seconds,
    markers: row.markers,
    captions: row.captions,
    files: files.filter(({ lesson_id }) => lesson_id === row.id).map(presentFile),
    video: video ? presentVideo(video, row.video_id === video.id) : null,
    poster: posterOf(row.folder),
    can_delete: row.learners === 0,
    revision: row.revision,
  };
}

/** One lesson as the desk shows it. @throws HttpProblem 404 */
export async function deskLesson(db: Db, id: number): Promise<DeskLesson> {
  const [row] = await lessonsOf(db, sql`l.id = ${id}`);
  if (!row) throw notFound('这一讲不存在');
  const [videos, files] = await Promise.all([
    newestVideos(db, [id]),
    db
      .selectFrom('lesson_files')
      .select(['id', 'lesson_id', 'name', 'size', 'downloads'])
      .where('lesson_id', '=', id)
      .where('version_id', 'is', null)
      .orderBy('id')
      .execute(),
  ]);
  return presentLesson(row, videos.get(id), files);
}

const events: readonly CourseEvent[] = ['submit', 'publish', 'grow', 'off_shelf'];

/** A course with everything that the desk changes of it. @throws HttpProblem 404 */
export async function deskCourse(db: Db, id: number): Promise<DeskCourse> {
  const { rows } = await sql<CourseListRow>`select c.*, ${counted} from courses c where c.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound('课程不存在');
  const [lessons, chapters, files, history] = await Promise.all([
    lessonsOf(db, sql`l.course_id = ${id}`),
    db
      .selectFrom('course_chapters')
      .select(['id', 'title', 'sort'])
      .where('course_id', '=', id)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('lesson_files')
      .select(['id', 'lesson_id', 'name', 'size', 'downloads'])
      .where('course_id', '=', id)
      .where('version_id', 'is', null)
      .orderBy('id')
      .execute(),
    historyOf(db, id),
  ]);
  const videos = await newestVideos(
    db,
    lessons.map(({ id: lesson }) => lesson),
  );
  const missing = missingOf(row);
  const never = row.published_at === null && row.students === 0;
  return {
    ...presentRow(row),
    revision: row.revision,
    document: {
      ...{ title: row.title, subtitle: row.subtitle, cover: row.cover, category_id: row.category_id },
      ...{ teacher_id: row.teacher_id ?? 0, intro: row.intro, gains: row.gains, audience: row.audience },
      ...{ price_fen: row.price_fen, original_fen: row.original_fen, valid_days: row.valid_days },
      ...{ lessons_planned: row.lessons_planned, has_certificate: row.has_certificate },
      is_allow_comment: row.is_allow_comment as 0 | 1 | 2,
    },
    chapters: chapters.map((chapter) => ({
      ...chapter,
      lessons: lessons
        .filter(({ chapter_id }) => chapter_id === chapter.id)
        .map((lesson) => presentLesson(lesson, videos.get(lesson.id), files)),
    })),
    files: files.filter(({ lesson_id }) => lesson_id === null).map(presentFile),
    missing,
    acts: [
      'save',
      ...events.filter(
        (event) => mayMoveCourse(row.status, event) && (event === 'off_shelf' || missing.length === 0),
      ),
      ...(never && row.status === courseStatus.draft ? (['delete'] as const) : []),
    ],
    history,
  };
}

async function historyOf(db: Db, id: number): Promise<DeskCourse['history']> {
  const { rows } = await sql<{
    event: string;
    from_status: number | null;
    nickname: string | null;
    note: string;
    at: Date;
  }>`
    select h.event, h.from_status, u.nickname, h.note, h.at
    from course_history h left join users u on u.id = h.actor_id
    where h.course_id = ${id} order by h.id desc limit 50`.execute(db);
  return rows.map(({ event, from_status, nickname, note, at }) => ({
    title: courseStepLabel(event, from_status),
    actor: nickname ?? '系统',
    note,
    at: toMoment(at),
  }));
}

/** The queue of packaging: what is being done and what failed first. */
export async function deskVideos(core: Core, page: number): Promise<DataOf<'GET /staff/course/videos'>> {
  const { db } = core;
  const [{ rows }, transcoder] = await Promise.all([
    sql<
      VideoRow & {
        course_id: number;
        course_title: string;
        lesson_title: string;
        in_use: boolean;
        total: number;
      }
    >`
      select v.*, c.id as course_id, c.title as course_title, l.title as lesson_title, (l.video_id = v.id) is true as in_use,
        (count(*) over ())::int as total
      from videos v join lessons l on l.id = v.lesson_id join courses c on c.id = l.course_id
      where v.status <> ${videoStatus.cancelled}
      order by case v.status when 2 then 0 when 1 then 1 when 4 then 2 when 0 then 3 else 4 end, v.id desc
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    transcoderState(core),
  ]);
  const data = rows.map((row) => {
    const shown = presentVideo(row, row.in_use);
    const note = row.status === videoStatus.waiting ? transcoder.problem : shown.note;
    return {
      ...shown,
      note,
      course_id: row.course_id,
      course_title: row.course_title,
      lesson_title: row.lesson_title,
    };
  });
  return { ...toPage(data, rows[0]?.total ?? 0, page, perPage), transcoder };
}
