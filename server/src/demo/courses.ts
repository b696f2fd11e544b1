import { type CourseCategoryId, courseCategories } from '@harbor/contract/course-categories';
import { type CourseStatus, courseStatusLabel } from '@harbor/contract/course-status';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { courseCoverUrl, readData } from './data';
import { seedRecordings } from './lessons/recordings';

const isStatus = (code: number): code is CourseStatus => code in courseStatusLabel;
const isCategory = (id: number): id is CourseCategoryId => id in courseCategories;

const coursesFile = z.array(
  z.strictObject({
    id: z.int(),
    title: z.string().min(4).max(60),
    subtitle: z.string().max(80),
    cover: z.string(),
    teacher: z.string(),
    intro: z.string(),
    category: z.int().refine(isCategory),
    /** In 元. */
    price: z.number().nonnegative(),
    original: z.number().nonnegative(),
    students: z.int(),
    status: z.int().refine(isStatus),
    planned: z.int(),
    certificate: z.boolean(),
    /** Of `is_allow_comment`. */
    talk: z.int(),
    valid_days: z.int(),
    gains: z.array(z.string()),
    audience: z.string(),
    /** Days since it went to the shelf. */
    published: z.int(),
    /** Chapters with their lessons: title, free, seconds that may be tried. */
    chapters: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.boolean(), z.int()]))])),
  }),
);

const teachersFile = z.array(
  z.strictObject({
    name: z.string(),
    title: z.string(),
    subject: z.string(),
    intro: z.string(),
    office: z.string(),
    verified: z.boolean(),
    /** The member who this is. */
    user: z.int().optional(),
  }),
);

const day = 86_400_000;

async function seedTeachers(trx: Db, at: Date): Promise<Map<string, number>> {
  const teachers = readData('course-teachers.json', teachersFile);
  const rows = await trx
    .insertInto('course_teachers')
    .values(
      teachers.map(({ office, user, ...teacher }) => ({
        ...teacher,
        user_id: user ?? null,
        office_hours: office,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The courses that can be bought, and one that no longer can; their chapters, lessons and recordings. */
export async function seedCourses(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const courses = readData('courses.json', coursesFile);
  const teachers = await seedTeachers(trx, new Date(now - 400 * day));
  for (const given of courses) {
    const { cover, price, original, category, planned, certificate, talk, published, chapters, ...course } =
      given;
    const at = new Date(now - published * day);
    await insertRow(trx, 'courses', {
      ...course,
      cover: courseCoverUrl(cover),
      teacher_id: teachers.get(course.teacher) ?? null,
      category_id: category,
      price_fen: Math.round(price * 100),
      original_fen: Math.round(original * 100),
      lessons_planned: planned,
      has_certificate: certificate,
      is_allow_comment: talk,
      created_at: at,
      updated_at: at,
      published_at: at,
    });
    let place = 0;
    for (const [n, [title, lessons]] of chapters.entries()) {
      const chapter = await trx
        .insertInto('course_chapters')
        .values({ course_id: course.id, title, sort: n + 1, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [lesson, free, trySeconds] of lessons) {
        place += 1;
        await insertRow(trx, 'lessons', {
          ...{ course_id: course.id, chapter_id: chapter.id, title: lesson, sort: place },
          ...{ status: 0, free, try_seconds: trySeconds, created_at: at, updated_at: at },
        });
      }
    }
  }
  await sql`select setval(pg_get_serial_sequence('courses', 'id'), max(id)) from courses`.execute(trx);
  await seedRecordings(trx, core);
}
