import type { Db } from '../../../../db/connect';

/** Those of the sessions that were revoked, or whose user may not log in any more: their streams must end. */
export async function endedSessions(db: Db, sessionIds: number[]): Promise<Set<number>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where((eb) => eb('sessions.id', '=', eb.fn.any(eb.val([...new Set(sessionIds)]))))
    .where((eb) => eb.or([eb('sessions.revoked_at', 'is not', null), eb('users.status', 'in', [2, 4])]))
    .execute();
  return new Set(rows.map((row) => row.id));
}
