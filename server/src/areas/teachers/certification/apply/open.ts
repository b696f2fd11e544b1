import { type ApplyItem, itemsOf } from '@harbor/contract/teacher-apply-items';
import { teacherApplyStatus as a } from '@harbor/contract/teacher-apply-status';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { ApplicationRow } from '../rows';

const open = [a.draft, a.waiting, a.reviewing, a.supplement];

/** The application of a person that is not decided; there is one at most. */
export const openApplication = (db: Db, userId: number): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('teacher_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', open)
    .executeTakeFirst();

/** The same under a lock, until the end of the transaction. */
export const lockOpenApplication = (trx: Db, userId: number): Promise<ApplicationRow | undefined> =>
  trx
    .selectFrom('teacher_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', open)
    .forUpdate()
    .executeTakeFirst();

/** The newest application of a person, decided or not. */
export const lastApplication = (db: Db, userId: number): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('teacher_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether the applicant may change an item now: all of a draft, and what was sent back. */
export async function mayEdit(db: Db, row: ApplicationRow, item: ApplyItem): Promise<boolean> {
  if (!itemsOf(row.flow_version).includes(item)) return false;
  if (row.status === a.draft) return true;
  if (row.status !== a.supplement) return false;
  return (
    (await findRow(db, 'teacher_application_items', { application_id: row.id, item, result: 2 }, [
      'item',
    ])) !== undefined
  );
}
