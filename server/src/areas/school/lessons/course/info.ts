import type { CourseChapter, CourseDetail, CourseFile, CourseLesson, CourseTeacher } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { lessonProgress } from '@harbor/contract/lesson-progress';
import { type LessonStatus, lessonStatusLabel } from '@harbor/contract/lesson-status';
import { promises } from '@harbor/contract/promises';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { courseCoupon } from '../../../trade/courses/coupon';
import { lessonLimits } from '../limits';
import { mayWatchOf, previews, type Viewer } from '../may-watch';
import { percentOf } from '../progress/schedule';
import type { CourseRow } from '../rows';
import { cardsOf } from './cards';
import { onShelf } from './list';
import { teacherOf } from './teachers';

interface LessonOf {
  id: number;
  chapter_id: number;
  title: string;
  number: number;
  seconds: number;
  status: LessonStatus;
  free: boolean;
  try_seconds: number;
  folder: string | null;
  captions: string[];
  files: number;
  seen: number | null;
  position: number | null;
  completed_at: Date | null;
}

const noTeacher = (name: string): CourseTeacher => ({
  ...{ id: 0, name, avatar: '', title: '', subject: '', intro: '', office_hours: '', verified: false },
  ...{ user_id: null, courses: 0, students: 0, score: 0 },
});

/** A course that this person may read about. @throws HttpProblem 404 */
export async function readableCourse(db: Db, viewer: Viewer, id: number): Promise<CourseRow> {
  const row = await db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst();
  const { draft, reviewing } = courseStatus;
  if (!row || ((row.status === draft || row.status === reviewing) && !previews(viewer)))
    throw notFound('课程不存在或已下架');
  return row;
}

/** Lessons of a course in their order, with how far somebody is. @param all those that cannot be played yet as well */
async function lessonsOf(db: Db, courseId: number, userId: number): Promise<LessonOf[]> {
  const { rows } = await sql<LessonOf>`
    select l.id, l.chapter_id, l.title, l.seconds, l.status, l.free, l.try_seconds, v.folder,
      (row_number() over (order by ch.sort, ch.id, l.sort, l.id))::int as number,
      array(select lang from lesson_captions s where s.lesson_id = l.id order by lang desc) as captions,
      (select count(*)::int from lesson_files f where f.lesson_id = l.id and f.version_id is null) as files,
      p.seconds as seen, p.position, p.completed_at
    from lessons l join course_chapters ch on ch.id = l.chapter_id left join videos v on v.id = l.video_id
      left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}
    where l.course_id = ${courseId} and l.status <> 2 and not l.held order by number`.execute(db);
  return rows;
}

/** Address of a lesson's picture; empty before its recording is there. */
export const posterOf = (folder: string | null): string =>
  folder ? `/media/video/${folder}/poster.webp` : '';

function progressOf({ completed_at, seen }: LessonOf) {
  if (completed_at) return lessonProgress.completed;
  return seen === null ? lessonProgress.untouched : lessonProgress.learning;
}

/** Everything of a course: contents, trials, price, rules, materials, teacher, and what whoever asks has to do with it. */
export async function courseInfo(db: Db, viewer: Viewer, id: number, now: Date): Promise<CourseDetail> {
  const row = await readableCourse(db, viewer, id);
  const userId = viewer?.id ?? 0;
  const [[card], teacher, lessons, watch, chapters, files, stars, others, related, coupon] =
    await Promise.all([
      cardsOf(db, [row], viewer?.id, now),
      row.teacher_id ? teacherOf(db, row.teacher_id) : undefined,
      lessonsOf(db, id, userId),
      mayWatchOf(db, viewer, id, now),
      db
        .selectFrom('course_chapters')
        .select(['id', 'title'])
        .where('course_id', '=', id)
        .orderBy('sort')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('lesson_files')
        .selectAll()
        .where('course_id', '=', id)
        .where('version_id', 'is', null)
        .orderBy('id')
        .execute(),
      starsOf(db, id),
      countsOf(db, id, userId),
      relatedTo(db, row),
      viewer && row.price_fen > 0 ? courseCoupon(db, viewer.id, row, now) : null,
    ]);
  if (!card) throw notFound('课程不存在或已下架');
  const owns = card.own?.status === enrolmentStatus.valid || previews(viewer);
  const shown = lessons.map((lesson): CourseLesson => {
    const { seconds, completed_at, seen } = lesson;
    return {
      id: lesson.id,
      number: lesson.number,
      title: lesson.title,
      seconds,
      status: lesson.status,
      status_text: lessonStatusLabel[lesson.status],
      free: lesson.free,
      try_seconds: lesson.try_seconds,
      may_watch: lesson.folder === null ? 'none' : (watch.get(lesson.id)?.mode ?? 'none'),
      poster: posterOf(lesson.folder),
      captions: lesson.captions,
      files: lesson.files,
      progress: progressOf(lesson),
      percent: completed_at ? 100 : percentOf(seen ?? 0, seconds),
      position: lesson.position ?? 0,
    };
  });
  const chapterOf = new Map(lessons.map(({ id: lesson, chapter_id }) => [lesson, chapter_id]));
  const coursesChapters = chapters.flatMap(({ id: chapter, title }): CourseChapter[] => {
    const within = shown.filter((lesson) => chapterOf.get(lesson.id) === chapter);
    if (within.length === 0) return [];
    return [
      { id: chapter, title, seconds: within.reduce((sum, { seconds }) => sum + seconds, 0), lessons: within },
    ];
  });
  return {
    ...card,
    intro: row.intro,
    gains: row.gains,
    audience: row.audience,
    teacher_info: teacher ?? noTeacher(row.teacher),
    chapters: coursesChapters,
    materials: files.map(
      (file): CourseFile => ({
        id: file.id,
        lesson_id: file.lesson_id,
        name: file.name,
        size: file.size,
        type: file.type,
        allowed: owns || (file.lesson_id !== null && watch.get(file.lesson_id)?.why === 'free'),
      }),
    ),
    trials: shown
      .filter(
        ({ free, try_seconds, status, poster }) => status === 1 && poster !== '' && (free || try_seconds > 0),
      )
      .map(({ id: lesson_id, number, title, seconds, free, try_seconds, poster }) => ({
        ...{ lesson_id, number, title, seconds, free, try_seconds, poster },
      })),
    valid_days: row.valid_days,
    updated_at: toMoment(row.updated_at),
    refund_rule: {
      days: promises.courseReturnDays,
      percent: promises.courseSeenPercent,
      text: `购买后${promises.courseReturnDays}天内、学习进度不超过${promises.courseSeenPercent}%，可全额退款；超过的，或已加载播放的内容超过付费课时${promises.courseFetchedPercent}%的，由人工审核。进度按真实观看秒数计，课程下架后仍可回看。`,
    },
    coupon,
    collected: others.collected,
    is_allow_comment: row.is_allow_comment,
    stars,
    discusses: others.discusses,
    notes: others.notes,
    related: await cardsOf(db, related, viewer?.id, now),
    watched_seconds: others.watched,
  };
}

async function starsOf(db: Db, courseId: number): Promise<CourseDetail['stars']> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select s.stars, (select count(*)::int from course_texts t where t.course_id = ${courseId} and t.kind = 'comment'
      and t.status = 1 and t.stars = s.stars) as count
    from generate_series(5, 1, -1) as s(stars)`.execute(db);
  return rows;
}

interface Counts {
  collected: boolean;
  discusses: number;
  notes: number;
  watched: number;
}

async function countsOf(db: Db, courseId: number, userId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select exists (select 1 from course_collects where user_id = ${userId} and course_id = ${courseId}) as collected,
      (select count(*)::int from course_texts where course_id = ${courseId} and kind = 'discuss' and status = 1
        and parent_id is null) as discusses,
      (select count(*)::int from course_texts where course_id = ${courseId} and kind = 'note'
        and ((status = 1 and is_public) or (user_id = ${userId} and status <> 4))) as notes,
      (select coalesce(sum(seconds), 0)::int from lesson_progress where user_id = ${userId}
        and course_id = ${courseId}) as watched`.execute(db);
  return rows[0] ?? { collected: false, discusses: 0, notes: 0, watched: 0 };
}

/** Others of the same shelf or teacher, the most popular first. */
const relatedTo = (db: Db, { id, category_id, teacher_id }: CourseRow): Promise<CourseRow[]> =>
  db
    .selectFrom('courses')
    .selectAll()
    .where(onShelf)
    .where('courses.id', '<>', id)
    .orderBy(
      sql`(category_id = ${category_id})::int + (teacher_id is not distinct from ${teacher_id})::int`,
      'desc',
    )
    .orderBy('students', 'desc')
    .orderBy('courses.id')
    .limit(lessonLimits.related)
    .execute();
