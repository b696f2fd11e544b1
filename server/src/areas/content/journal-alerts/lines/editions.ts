import type { JournalMetric, JournalSchemeKind } from '@harbor/contract/journal-facets';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** An edition as lines name it. */
export interface Edition {
  id: number;
  kind: JournalSchemeKind;
  code: string;
  year: number;
  title: string;
  /** It speaks of some journal. */
  used: boolean;
}

/** What an edition says of a journal. */
export interface HeldMetric {
  journal_id: number;
  scheme: number;
  type: JournalMetric;
  subject: string;
  value: number | null;
}

export interface HeldWarning {
  journal_id: number;
  scheme: number;
  level: string;
  reason: string;
}

/** What is known of journals when their changes are put into words. */
export interface Known {
  editions: ReadonlyMap<number, Edition>;
  metrics: readonly HeldMetric[];
  warnings: readonly HeldWarning[];
  fees: ReadonlyMap<number, { amount: number | null; currency: string | null }>;
}

/** The edition that a change speaks of; null for a column. */
export const schemeOf = ({ old, new: now }: { old: unknown; new: unknown }): number | null =>
  ((now ?? old) as { scheme?: number } | null)?.scheme ?? null;

/** All editions of the rankings and lists of which these are some. There are some dozens. */
async function editionsWith(db: Db, ids: readonly number[]): Promise<Edition[]> {
  const { rows } = await sql<Edition>`
    select s.id, s.kind, s.code, s.year, s.title,
      exists (select 1 from journal_metrics m where m.scheme_id = s.id and m.until_import is null)
        or exists (select 1 from journal_warnings w where w.scheme_id = s.id and w.until_import is null) as used
    from journal_schemes s
    where s.code in (select code from journal_schemes where id = any(${[...ids]}::integer[]))`.execute(db);
  return rows;
}

/** Reads what the changes of these journals are held against: other editions of the same, and what is paid. */
export async function knownOf(
  db: Db,
  journals: readonly number[],
  changes: readonly { field: string; old: unknown; new: unknown }[],
): Promise<Known> {
  const named = [...new Set(changes.flatMap((change) => schemeOf(change) ?? []))];
  const editions = named.length > 0 ? await editionsWith(db, named) : [];
  const ids = [...journals];
  const of = (kind: (one: JournalSchemeKind) => boolean) =>
    editions.filter((one) => kind(one.kind)).map(({ id }) => id);
  const measures = of((kind) => kind !== 'warning');
  const lists = of((kind) => kind === 'warning');
  const [metrics, warnings, fees] = await Promise.all([
    measures.length > 0
      ? sql<HeldMetric>`
          select journal_id, scheme_id as scheme, type, subject, value::float8 as value from journal_metrics
          where journal_id = any(${ids}::bigint[]) and scheme_id = any(${measures}::integer[]) and until_import is null`.execute(
          db,
        )
      : { rows: [] },
    lists.length > 0
      ? sql<HeldWarning>`
          select journal_id, scheme_id as scheme, level, reason from journal_warnings
          where journal_id = any(${ids}::bigint[]) and scheme_id = any(${lists}::integer[]) and until_import is null`.execute(
          db,
        )
      : { rows: [] },
    sql<{ id: number; amount: number | null; currency: string | null }>`
      select id, apc_amount::float8 as amount, apc_currency as currency from journals
      where id = any(${ids}::bigint[])`.execute(db),
  ]);
  return {
    editions: new Map(editions.map((one) => [one.id, one])),
    metrics: metrics.rows,
    warnings: warnings.rows,
    fees: new Map(fees.rows.map(({ id, ...fee }) => [id, fee])),
  };
}
