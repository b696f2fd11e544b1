import type { Db } from '../../../../db/connect';

/** Those of the sessions whose use by the team ended before a moment: their streams tell nothing of the desk any more. */
export async function idleStaff(db: Db, sessionIds: number[], before: Date): Promise<Set<number>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...new Set(sessionIds)]))))
    .where((eb) => eb(eb.fn.coalesce('staff_used_at', 'second_factor_at', eb.val(new Date(0))), '<', before))
    .execute();
  return new Set(rows.map((row) => row.id));
}
