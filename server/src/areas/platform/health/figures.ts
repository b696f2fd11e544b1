import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** How a release fares. */
export interface Figures {
  /** Visitors who opened it. */
  visitors: number;
  /** Those for whom it failed. */
  failed: number;
}

/**
 * Visitors and failures of a release since a moment. Of one network at most `perAddress` visitors count on each
 * side: who makes up visitors neither breaks a release nor hides a break.
 */
export async function figuresOf(
  db: Db,
  { remote, version }: { remote: string; version: string },
  since: Date,
  perAddress: number,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select count(*)::int as visitors, (count(*) filter (where failed))::int as failed
    from (
      select failed, row_number() over (partition by address, failed order by seen, visitor) as place
      from (
        select address, visitor, coalesce(failed_at >= ${since}, false) as failed,
          greatest(loaded_at, failed_at) as seen
        from release_outcomes where remote = ${remote} and version = ${version}
      ) outcomes
      where seen >= ${since}
    ) ranked
    where place <= ${perAddress}`.execute(db);
  return rows[0] ?? { visitors: 0, failed: 0 };
}
