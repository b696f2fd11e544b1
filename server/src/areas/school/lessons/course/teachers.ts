import type { CourseTeacher, DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { lessonLimits } from '../limits';

type Row = CourseTeacher & { total: number; course_id: number | null; course_title: string | null };

const columns = sql`
  t.id, t.name, t.avatar, t.title, t.subject, t.intro, t.office_hours, t.verified, t.user_id,
  count(c.id)::int as courses, coalesce(sum(c.students), 0)::int as students,
  coalesce(round(sum(c.score * c.comments) / nullif(sum(c.comments), 0), 1), 0)::float8 as score`;

/** One teacher with the numbers of their courses on the shelf. */
export async function teacherOf(db: Db, id: number): Promise<CourseTeacher | undefined> {
  const { rows } = await sql<CourseTeacher>`
    select ${columns} from course_teachers t left join courses c on c.teacher_id = t.id and c.status in (2, 4)
    where t.id = ${id} group by t.id`.execute(db);
  return rows[0];
}

/** Whoever teaches a course on the shelf; those with most learners first. */
export async function teachers(db: Db, page: number): Promise<DataOf<'GET /course/teachers'>> {
  const perPage = lessonLimits.coursesPerPage;
  const { rows } = await sql<Row>`
    select ${columns}, (count(*) over ())::int as total,
      (array_agg(c.id order by c.students desc, c.id))[1] as course_id,
      (array_agg(c.title order by c.students desc, c.id))[1] as course_title
    from course_teachers t join courses c on c.teacher_id = t.id and c.status in (2, 4)
    group by t.id order by students desc, t.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return toPage(
    rows.map(({ total: _, course_id, course_title, ...teacher }) => ({
      ...teacher,
      course: course_id ? { id: course_id, title: course_title ?? '' } : null,
    })),
    rows[0]?.total ?? 0,
    page,
    perPage,
  );
}
