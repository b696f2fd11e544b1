import type { DataOf } from '@harbor/contract';
import {
  type JournalChangeKind,
  type JournalFollowReason,
  journalFollowReasons,
} from '@harbor/contract/journal-changes';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { toPage } from '../../../../http/page';
import { collectedOf } from '../../journals/favourites/collect';
import { type Named, namedBy } from '../following/named';
import { alertLimits } from '../limits';
import { isShown, type LineRow, lineColumns, presentLine, withJournal } from './present';

type Mine = DataOf<'GET /magazine/changes/mine'>;

interface Asked {
  page?: number | undefined;
  kind?: JournalChangeKind | undefined;
  journal?: number | undefined;
}

const { perPage } = alertLimits;

/** Journals that somebody follows, as a set that a query reads. */
const followed = (userId: number, named: readonly Named[]) => sql`
  select journal_id from journal_collects where user_id = ${userId}
  union select unnest(${named.map(({ journal_id }) => journal_id)}::bigint[])`;

/** The newest import that somebody has looked at. */
export const lookedPlace = async (db: Db, userId: number): Promise<number> =>
  (await findRow(db, 'journal_alert_settings', { user_id: userId }, ['looked_place']))?.looked_place ?? 0;

/** The newest import whose changes are shown. */
export async function newestPlace(db: Db): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select l.place from journal_change_lines l where ${isShown}
    order by l.place desc, l.weight, l.id limit 1`.execute(db);
  return rows[0]?.place ?? 0;
}

/** How many lines of somebody's journals came after their last look. */
export async function freshCount(db: Db, userId: number): Promise<number> {
  const looked = await lookedPlace(db, userId);
  if ((await newestPlace(db)) <= looked) return 0;
  const named = await namedBy(db, [userId]);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from journal_change_lines l
    where l.journal_id in (${followed(userId, named)}) and l.place > ${looked} and ${isShown}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Changes of the journals that somebody follows, the latest first, and why each of them is there. */
export async function ownChanges(db: Db, userId: number, { page = 1, kind, journal }: Asked): Promise<Mine> {
  const named = await namedBy(db, [userId]);
  const looked = await lookedPlace(db, userId);
  const where = sql`
    l.journal_id in (${followed(userId, named)})
      ${kind ? sql`and l.kind = ${kind}` : sql``} ${journal ? sql`and l.journal_id = ${journal}` : sql``}
      and ${isShown}`;
  const [{ rows }, counts, place, follows] = await Promise.all([
    sql<LineRow>`
      select ${lineColumns} from journal_change_lines l ${withJournal} where ${where}
      order by l.place desc, l.weight, l.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number; fresh: number }>`
      select count(*)::int as total, (count(*) filter (where l.place > ${looked}))::int as fresh
      from journal_change_lines l where ${where}`.execute(db),
    newestPlace(db),
    sql<{ n: number }>`select count(*)::int as n from (${followed(userId, named)}) all_of_them`.execute(db),
  ]);
  const why = await reasons(db, userId, named, rows);
  const { total = 0, fresh = 0 } = counts.rows[0] ?? {};
  const shown = rows.map((row) => ({
    ...presentLine(row),
    fresh: row.place > looked,
    why: why.get(row.journal_id) ?? [],
  }));
  return { ...toPage(shown, total, page, perPage), fresh, place, follows: follows.rows[0]?.n ?? 0 };
}

type Why = Mine['data'][number]['why'];

async function reasons(
  db: Db,
  userId: number,
  named: readonly Named[],
  rows: readonly LineRow[],
): Promise<Map<number, Why>> {
  const journals = [...new Set(rows.map(({ journal_id }) => journal_id))];
  const collected = await collectedOf(db, userId, journals);
  const keys = Object.keys(journalFollowReasons) as JournalFollowReason[];
  return new Map(
    journals.map((id) => {
      const own = new Set(named.filter(({ journal_id }) => journal_id === id).map(({ why }) => why));
      if (collected.has(id)) own.add('collect');
      const why = keys
        .filter((key) => own.has(key))
        .map((key) => ({ key, title: journalFollowReasons[key] }));
      return [id, why] as const;
    }),
  );
}
