import { type CourseStatus, courseStatusLabel } from '@harbor/contract/course-status';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { courseCoverUrl, readData } from './data';

const isStatus = (code: number): code is CourseStatus => code in courseStatusLabel;

const coursesFile = z.array(
  z.strictObject({
    id: z.int(),
    title: z.string().min(4).max(60),
    cover: z.string(),
    teacher: z.string(),
    intro: z.string(),
    /** In 元. */
    price: z.number().nonnegative(),
    students: z.int(),
    status: z.int().refine(isStatus),
  }),
);

const day = 86_400_000;

/** The courses that can be bought, and one that no longer can. */
export async function seedCourses(trx: Db, core: Core): Promise<void> {
  const courses = readData('courses.json', coursesFile);
  await insertRow(
    trx,
    'courses',
    courses.map(({ cover, price, ...course }) => {
      const at = new Date(core.settings.clock.now() - (60 + course.id * 31) * day);
      return {
        ...course,
        cover: courseCoverUrl(cover),
        price_fen: Math.round(price * 100),
        created_at: at,
        updated_at: at,
      };
    }),
  );
  await sql`select setval(pg_get_serial_sequence('courses', 'id'), max(id)) from courses`.execute(trx);
}
