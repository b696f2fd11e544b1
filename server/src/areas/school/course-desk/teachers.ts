import type { BodyOf, DataOf, DeskTeacher } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { line, type Staff } from './audit-line';
import { checkTeacher } from './words';

/** Everybody who teaches, those with most courses first. */
export async function deskTeachers(db: Db): Promise<DataOf<'GET /staff/course/teachers'>> {
  const { rows } = await sql<DeskTeacher>`
    select t.id, t.name, t.avatar, t.title, t.subject, t.intro, t.office_hours, t.verified, t.user_id, t.revision,
      count(c.id)::int as courses, coalesce(sum(c.students), 0)::int as students,
      coalesce(round(sum(c.score * c.comments) / nullif(sum(c.comments), 0), 1), 0)::float8 as score
    from course_teachers t left join courses c on c.teacher_id = t.id
    group by t.id order by courses desc, t.id limit 500`.execute(db);
  return { data: rows };
}

/** Makes or changes a teacher; their courses carry the new name at once. @throws HttpProblem 404 · 409 · 422 */
export async function saveTeacher(
  core: Core,
  staff: Staff,
  body: BodyOf<'POST /staff/course/teacher/save'>,
): Promise<DataOf<'GET /staff/course/teachers'>> {
  const { id, revision, ...columns } = body;
  await checkTeacher(core, staff, body);
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    if (columns.user_id !== null) {
      const member = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', columns.user_id)
        .where('status', '=', 1)
        .executeTakeFirst();
      if (!member) throw invalid({ user_id: ['没有这位用户'] });
    }
    const teacherId = id ?? (await addTeacher(trx, columns, at));
    if (id !== undefined) {
      const row = await trx
        .selectFrom('course_teachers')
        .select('revision')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw notFound('没有这位教师');
      if (row.revision !== revision) throw conflict('同事刚刚修改了这位教师，请刷新后再操作');
      await trx
        .updateTable('course_teachers')
        .set({ ...columns, revision: row.revision + 1, updated_at: at })
        .where('id', '=', id)
        .execute();
      await trx.updateTable('courses').set({ teacher: columns.name }).where('teacher_id', '=', id).execute();
    }
    await line(trx, core, staff, 'course.teacher_save', ['course_teacher', teacherId]);
    return deskTeachers(trx);
  });
}

async function addTeacher(
  trx: Db,
  columns: Omit<BodyOf<'POST /staff/course/teacher/save'>, 'id' | 'revision'>,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('course_teachers')
    .values({ ...columns, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
