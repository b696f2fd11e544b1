import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { ChangeRequestRow, OrderNoteRow } from './rows';

/** Change requests of an order, newest first. */
export function changesOf(db: Db, orderId: number): Promise<ChangeRequestRow[]> {
  return db
    .selectFrom('change_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}

/** Notes of an order, newest first; those of staff to themselves only when asked for. */
export function notesOf(db: Db, orderId: number, internal = false): Promise<OrderNoteRow[]> {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(!internal, (query) => query.where('internal', '=', false))
    .orderBy('id', 'desc')
    .execute();
}

/** Number of the newest delivered version; 0 without one. Lock the order first where it has to stay true. */
export async function newestVersion(db: Db, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('deliverables')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.version;
}
