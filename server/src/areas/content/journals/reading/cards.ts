import type { JournalCard, JournalScheme } from '@harbor/contract';
import { warningWord } from '@harbor/contract/journal-facets';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { ChosenSchemes } from './schemes';

const columns = [
  ...(['id', 'name', 'name_cn', 'abbr', 'issn', 'eissn', 'cn', 'publisher', 'sponsor', 'country'] as const),
  ...(['languages', 'frequency', 'subjects', 'indexed', 'is_oa', 'apc_fen_est', 'review_weeks'] as const),
  ...(['accept_rate', 'annual_count', 'self_cite', 'cn_author_ratio', 'is_demo'] as const),
];

/** A card without what belongs to whoever looks. */
export type PublicCard = Omit<JournalCard, 'collected'>;

interface Ranked {
  journal_id: number;
  scheme_id: number;
  type: string;
  subject: string;
  value: number | null;
}

/** Warnings of journals, the newest first. */
export async function warningsOf(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, JournalCard['warnings']>> {
  const rows = await db
    .selectFrom('journal_warnings as w')
    .innerJoin('journal_schemes as s', 's.id', 'w.scheme_id')
    .select(['w.journal_id', 's.year', 'w.level', 'w.reason', 's.title'])
    .where('w.journal_id', 'in', [...ids])
    .where('w.until_import', 'is', null)
    .orderBy('s.year', 'desc')
    .orderBy('w.id')
    .execute();
  const warnings = new Map<number, JournalCard['warnings']>();
  for (const { journal_id, year, level, reason, title } of rows) {
    const said = { year, word: warningWord, level, reason, source: title };
    warnings.set(journal_id, [...(warnings.get(journal_id) ?? []), said]);
  }
  return warnings;
}

function headline(metrics: readonly Ranked[], { partition, citation, cn }: ChosenSchemes) {
  const of = (schemeId: number | undefined, type: string) =>
    metrics.filter((metric) => metric.scheme_id === schemeId && metric.type === type);
  const value = (schemeId: number | undefined, type: string) => of(schemeId, type)[0]?.value ?? null;
  const known = (schemeId: number | undefined) => metrics.some((metric) => metric.scheme_id === schemeId);
  const quartiles = of(citation?.id, 'jcr').flatMap((metric) => metric.value ?? []);
  const [major] = of(partition?.id, 'major');
  return {
    partition: known(partition?.id)
      ? { tier: major?.value ?? null, subject: major?.subject ?? '', top: value(partition?.id, 'top') === 1 }
      : null,
    citation: known(citation?.id)
      ? { if: value(citation?.id, 'if'), quartile: quartiles.length > 0 ? Math.min(...quartiles) : null }
      : null,
    cn_factor: known(cn?.id) ? { cif: value(cn?.id, 'cif'), zif: value(cn?.id, 'zif') } : null,
  };
}

/** The numbers of each year; none where no year has one. */
function points(metrics: readonly Ranked[], editions: readonly JournalScheme[], type: string) {
  const found = editions.map(({ id, year }) => ({
    year,
    value: metrics.find((metric) => metric.scheme_id === id && metric.type === type)?.value ?? null,
  }));
  return found.some(({ value }) => value !== null) ? found : [];
}

function trendOf(metrics: readonly Ranked[], { years }: ChosenSchemes): PublicCard['trend'] {
  const cited = points(metrics, years.citation, 'if');
  return cited.length > 0 ? cited : points(metrics, years.cn, 'cif');
}

/** Journals as lists show them, in the order of the ids; those that are gone are left out. */
export async function cardsOf(db: Db, ids: readonly number[], schemes: ChosenSchemes): Promise<PublicCard[]> {
  if (ids.length === 0) return [];
  const chosen = [schemes.partition, ...schemes.years.citation, ...schemes.years.cn].flatMap(
    (scheme) => scheme?.id ?? [],
  );
  const [rows, metrics, warnings] = await Promise.all([
    db
      .selectFrom('journals')
      .select(columns)
      .where('id', 'in', [...ids])
      .execute(),
    chosen.length === 0
      ? []
      : sql<Ranked>`
          select journal_id, scheme_id, type, subject, value from journal_metrics
          where journal_id = any(${[...ids]}::bigint[]) and scheme_id = any(${chosen}::int[]) and until_import is null`
          .execute(db)
          .then((read) => read.rows),
    warningsOf(db, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const own = metrics.filter((metric) => metric.journal_id === id);
    const measured = { ...headline(own, schemes), trend: trendOf(own, schemes) };
    return [{ ...row, ...measured, warnings: warnings.get(id) ?? [] }];
  });
}
