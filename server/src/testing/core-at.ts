import { sql } from 'kysely';
import type { Core } from '../core';
import type { Db } from '../db/connect';

/** The same server with its clock at a moment, in ms: a second process whose timers see that time. */
export const coreAt = (core: Core, ms: number): Core => ({
  ...core,
  settings: { ...core.settings, clock: { now: () => ms } },
});

/**
 * Lets the things of these ids fall due one after the other, a second apart from `from` (ms) on, so that a timer at the time
 * of one finds that one, and none that comes later.
 * @returns the moment of each, in ms
 */
export async function dueInTurn(
  db: Db,
  [table, id, due]: readonly [table: string, id: string, due: string],
  ids: readonly number[],
  from: number,
): Promise<number[]> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(due)} = ${new Date(from)}::timestamptz + make_interval(secs => place)
    from unnest(${[...ids]}::bigint[]) with ordinality as turn (of, place)
    where ${sql.ref(id)} = turn.of`.execute(db);
  return ids.map((_, n) => from + (n + 1) * 1000);
}
