import type { JournalDetail, JournalMetricValue, JournalScheme } from '@harbor/contract';
import { type JournalMetric, journalMetrics } from '@harbor/contract/journal-facets';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { cached } from '../cache';
import { favouriteOf } from '../favourites/collect';
import { journalLimits } from '../limits';
import { warningsOf } from './cards';
import { allSchemes } from './schemes';

export const unknownJournal = '期刊不存在';

type PublicDetail = Omit<JournalDetail, 'collected' | 'note' | 'group_id'>;

interface MetricRow extends JournalMetricValue {
  scheme_id: number;
}

/** Metrics in the order in which an edition is read. */
const order = Object.keys(journalMetrics);

/**
 * All that is known of a journal, with what whoever asks has to do with it.
 * @throws HttpProblem 404
 */
export async function journalDetail(
  core: Core,
  userId: number | undefined,
  id: number,
): Promise<JournalDetail> {
  const detail = await cached(core, `detail ${id}`, () => load(core.db, id));
  if (!detail) throw notFound(unknownJournal);
  return { ...detail, ...(await favouriteOf(core.db, userId, id)) };
}

/** Journals with all their metrics, in the order of the ids; those that are gone are left out. */
export async function detailsOf(core: Core, ids: readonly number[]): Promise<PublicDetail[]> {
  const found = await Promise.all(ids.map((id) => cached(core, `detail ${id}`, () => load(core.db, id))));
  return found.flatMap((detail) => detail ?? []);
}

async function load(db: Db, id: number): Promise<PublicDetail | null> {
  const row = await db.selectFrom('journals').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [names, metrics, warnings, schemes] = await Promise.all([
    db
      .selectFrom('journal_names')
      .select(['kind', 'name', 'key'])
      .where('journal_id', '=', id)
      .where('kind', 'in', ['former', 'alias'])
      .where('until_import', 'is', null)
      .orderBy('id')
      .execute(),
    sql<MetricRow>`
      select scheme_id, type, subject, value, rank, total from journal_metrics
      where journal_id = ${id} and until_import is null order by id`.execute(db),
    warningsOf(db, [id]),
    allSchemes(db),
  ]);
  const { name_key: key, apc_amount: amount, apc_currency: currency, created_at: _, ...facts } = row;
  return {
    ...facts,
    apc: amount === null || currency === null ? null : { amount, currency },
    updated_at: toMoment(row.updated_at),
    names: names
      .filter((name) => name.key !== key)
      .map(({ kind, name }) => ({ kind: kind === 'former' ? 'former' : 'alias', name })),
    warnings: warnings.get(id) ?? [],
    metrics: byScheme(schemes, metrics.rows),
    trend: trendOf(schemes, metrics.rows),
  };
}

function byScheme(schemes: readonly JournalScheme[], metrics: readonly MetricRow[]): PublicDetail['metrics'] {
  return schemes.flatMap((scheme) => {
    const values = metrics
      .filter(({ scheme_id }) => scheme_id === scheme.id)
      .map(({ scheme_id: _, ...value }) => value)
      .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
    return values.length > 0 ? [{ scheme, values }] : [];
  });
}

/** What is measured once a year for a journal as a whole. */
const trended: readonly JournalMetric[] = ['if', 'major', 'cif', 'zif'];

/** Numbers of the last years, edition by edition of the same kind: a year in between without a value stays a gap. */
function trendOf(schemes: readonly JournalScheme[], metrics: readonly MetricRow[]): PublicDetail['trend'] {
  const codes = [...new Set(schemes.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const editions = schemes
      .filter((scheme) => scheme.code === code)
      .slice(0, journalLimits.trend)
      .reverse();
    return trended.flatMap((type) => {
      const points = editions.map(({ id, year }) => ({
        year,
        value: metrics.find((metric) => metric.scheme_id === id && metric.type === type)?.value ?? null,
      }));
      return points.some(({ value }) => value !== null)
        ? [{ code, type, title: journalMetrics[type].title, points }]
        : [];
    });
  });
}
