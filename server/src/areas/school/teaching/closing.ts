import type { ClosingBlocker } from '@harbor/contract';
import { versionStatus } from '@harbor/contract/version-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** What the team is looking at is taken back first: nobody else could answer for it. */
export async function teachingBlockers(db: Db, userId: number): Promise<ClosingBlocker[]> {
  const { rows } = await sql<{ id: number; title: string; waiting: number }>`
    select c.id, c.title, count(*)::int as waiting from lesson_versions v join lessons l on l.id = v.lesson_id
      join courses c on c.id = l.course_id
    where v.user_id = ${userId} and v.status = ${versionStatus.waiting} group by c.id order by c.id`.execute(
    db,
  );
  return rows.map(({ id, title, waiting }) => ({
    title: `课程《${title}》`,
    state: `${waiting} 讲正在审核，可先撤回`,
    path: `/cloudclassroom/?tab=teaching&course=${id}`,
  }));
}
