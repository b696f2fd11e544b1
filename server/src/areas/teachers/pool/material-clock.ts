import { materialStatus } from '@harbor/contract/take-status';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { WaitTakeRow } from './rows';

/**
 * The clock of a delivery stands while material is awaited: the order has no due moment then, and what was left of its time is
 * kept. This lets it run on.
 * @returns the new due moment; undefined where the clock ran all the time
 */
export async function runOn(trx: Db, pool: WaitTakeRow, at: Date): Promise<Date | undefined> {
  if (pool.due_left_ms === null) return undefined;
  const due = new Date(at.getTime() + pool.due_left_ms);
  await updateRows(trx, 'orders', { id: pool.order_id }, { due_at: due });
  await updateRows(trx, 'wait_takes', { order_id: pool.order_id }, { due_left_ms: null });
  return due;
}

/** Ends a request for material because the service itself went another way, and lets the clock run on. */
export async function closeMaterial(trx: Db, pool: WaitTakeRow, at: Date): Promise<Date | undefined> {
  await updateRows(
    trx,
    'material_requests',
    { order_id: pool.order_id, status: materialStatus.open },
    { status: materialStatus.dropped, answered_at: at },
  );
  return runOn(trx, pool, at);
}
