import { versionStatus } from '@harbor/contract/version-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import type { Staff } from '../course-desk/audit-line';
import { lockLesson } from '../course-desk/lessons';
import type { Sender } from '../course-desk/uploads';
import type { LessonTableRow } from '../lessons/rows';
import type { VideoRow } from '../videos/rows';
import type { VersionRow } from './rows';

/** Whoever teaches, as histories and the log name them. */
export type Teacher = Staff & { actor: 'teacher' };

export const asTeacher = ({ id }: { id: number }): Teacher => ({ id, actor: 'teacher' });

/** Whose course a lesson is in, as part of a query over `lessons l`. */
export const taughtBy = (userId: number) => sql<boolean>`
  l.course_id in (select c.id from courses c join course_teachers t on t.id = c.teacher_id where t.user_id = ${userId})`;

/** A lesson of somebody's own courses under its lock. @throws HttpProblem 404 */
export async function lockOwn(trx: Db, userId: number, id: number): Promise<LessonTableRow> {
  const { rows } = await sql`select 1 from lessons l where l.id = ${id} and ${taughtBy(userId)}`.execute(trx);
  if (rows.length === 0) throw notFound('这一讲不存在');
  return lockLesson(trx, id);
}

const open = [versionStatus.draft, versionStatus.waiting, versionStatus.returned];

/** What is to take a lesson's place, under the lock of the lesson; undefined for nothing. */
export const openVersion = (db: Db, lessonId: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom('lesson_versions')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('status', 'in', open)
    .executeTakeFirst();

/** What a teacher writes of a lesson, begun where nothing was. @throws HttpProblem 409 the team is looking at it */
export async function changedVersion(
  trx: Db,
  { id }: LessonTableRow,
  userId: number,
  at: Date,
): Promise<VersionRow> {
  const found = await openVersion(trx, id);
  if (found?.status === versionStatus.waiting) throw conflict('这一讲正在审核，撤回后才能修改');
  if (found) return found;
  return trx
    .insertInto('lesson_versions')
    .values({
      ...{ lesson_id: id, user_id: userId, status: versionStatus.draft },
      ...{ created_at: at, updated_at: at, submitted_at: null, decided_at: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The teacher of a course as whoever sends recordings: of own lessons, held back until the team passed them. */
export const senderOf = (core: Core, { id }: { id: number }): Sender => ({
  id,
  actor: 'teacher',
  async lock(trx, lessonId, begins = false) {
    const lesson = await lockOwn(trx, id, lessonId);
    if (begins) await changedVersion(trx, lesson, id, new Date(core.settings.clock.now()));
    return lesson;
  },
  async find(db, videoId) {
    const { rows } = await sql<VideoRow>`
      select v.* from videos v join lessons l on l.id = v.lesson_id
      where v.id = ${videoId} and v.held and ${taughtBy(id)}`.execute(db);
    const [row] = rows;
    if (!row) throw notFound('视频不存在');
    return row;
  },
});

/** The newest recording that a teacher sent of a lesson and that was neither passed nor dropped. */
export const heldVideo = (db: Db, lessonId: number): Promise<VideoRow | undefined> =>
  db
    .selectFrom('videos')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('held', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirst();
