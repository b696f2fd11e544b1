import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** How a release fares. */
export interface Figures {
  /** Visitors who opened it. */
  visitors: number;
  /** Those for whom it failed. */
  failed: number;
}

/** Figures of one release. */
export interface ReleaseFigures extends Figures {
  remote: string;
  version: string;
}

/**
 * Visitors and failures of releases since a moment. Of one network at most `perAddress` visitors count on each side: who
 * makes up visitors neither breaks a release nor hides a break.
 */
async function count(db: Db, which: RawBuilder<unknown>, since: Date, perAddress: number) {
  const { rows } = await sql<ReleaseFigures>`
    select remote, version, count(*)::int as visitors, (count(*) filter (where failed))::int as failed
    from (
      select remote, version, failed,
        row_number() over (partition by remote, version, address, failed order by seen, visitor) as place
      from (
        select remote, version, address, visitor, coalesce(failed_at >= ${since}, false) as failed,
          greatest(loaded_at, failed_at) as seen
        from release_outcomes where ${which}
      ) outcomes
      where seen >= ${since}
    ) ranked
    where place <= ${perAddress}
    group by remote, version`.execute(db);
  return rows;
}

/** Visitors and failures of one release since a moment. */
export async function figuresOf(
  db: Db,
  { remote, version }: { remote: string; version: string },
  since: Date,
  perAddress: number,
): Promise<Figures> {
  const [found] = await count(db, sql`remote = ${remote} and version = ${version}`, since, perAddress);
  return found ?? { visitors: 0, failed: 0 };
}

/** Visitors and failures of every release that somebody opened since a moment. */
export const figuresOfAll = (db: Db, since: Date, perAddress: number): Promise<ReleaseFigures[]> =>
  count(db, sql`true`, since, perAddress);
