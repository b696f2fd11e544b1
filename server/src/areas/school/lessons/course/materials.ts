import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { forbidden, HttpProblem, notFound } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import type { HolderKind } from '../../../base/files/holders';
import { fileTicket } from '../../../base/files/tickets';
import { mayWatch, ownsCourse, previews, teachesCourse, type Viewer } from '../may-watch';

interface Material {
  id: number;
  course_id: number;
  lesson_id: number | null;
  file_id: string;
  name: string;
  /** Of a teacher's change that the team has not passed. */
  version_id: number | null;
}

/** An address was given a minute ago at most, when the moment was looked at: here the enrolment alone counts. */
const anyTime = new Date(0);

/** Whether somebody may have a material: who has its course, and everybody logged in with a free lesson's. */
async function mayHave(db: Db, viewer: Viewer, material: Material, now: Date): Promise<boolean> {
  if (previews(viewer)) return true;
  if (!viewer) return false;
  if (await teachesCourse(db, viewer.id, material.course_id)) return true;
  if (material.version_id !== null) return false;
  if (await ownsCourse(db, viewer.id, material.course_id, now)) return true;
  if (material.lesson_id === null) return false;
  return (await mayWatch(db, viewer, { id: material.lesson_id }, now))?.mode === 'full';
}

const materialBy = (
  db: Db,
  column: 'id' | 'file_id',
  value: number | string,
): Promise<Material | undefined> =>
  db
    .selectFrom('lesson_files')
    .select(['id', 'course_id', 'lesson_id', 'file_id', 'name', 'version_id'])
    .where(column, '=', value as never)
    .executeTakeFirst();

/** Files of courses, for whoever keeps private files: `holder_id` is the number of the material. */
export const materialHolder: HolderKind = {
  title: '课程资料',
  ofOrder: false,
  async mayRead(db, user, holderId) {
    const material = await materialBy(db, 'id', Number(holderId));
    return material !== undefined && (await mayHave(db, user, material, anyTime));
  },
  ownerOf: async () => undefined,
};

/**
 * The address of a material for a minute; each download is written down.
 * @throws HttpProblem 403 without the course · 404
 */
export async function materialTicket(
  core: Core,
  user: SessionUser,
  id: number,
  now: Date,
): Promise<DataOf<'POST /course/material/:id'>> {
  const material = await materialBy(core.db, 'id', id);
  if (!material) throw notFound('资料不存在或已移除');
  if (!(await mayHave(core.db, user, material, now)))
    throw new HttpProblem(forbidden().status, '购买课程后可下载资料', { reason: 'NOT_ENTITLED' });
  const { url, valid_for } = await fileTicket(core, user, material.file_id);
  await core.db.transaction().execute(async (trx) => {
    await sql`insert into lesson_downloads (lesson_file_id, user_id, at) values (${id}, ${user.id}, ${now})`.execute(
      trx,
    );
    await sql`update lesson_files set downloads = downloads + 1 where id = ${id}`.execute(trx);
  });
  return { url, valid_for, name: material.name };
}
