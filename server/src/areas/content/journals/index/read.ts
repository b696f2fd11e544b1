import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** Rows that are read at once: some milliseconds of this process's time. */
const atOnce = 2000;

interface JournalPart {
  id: number;
  name_key: string;
  subjects: string[];
  indexed: string[];
  languages: string[];
  frequency: string | null;
  is_oa: boolean | null;
  apc_fen_est: number | null;
  review_weeks: number | null;
  accept_rate: number | null;
  annual_count: number | null;
  self_cite: number | null;
  cn_author_ratio: number | null;
  is_demo: boolean;
}

interface MetricPart {
  id: number;
  scheme_id: number;
  impact: number | null;
  quartile: number | null;
  tier: number | null;
  top: boolean | null;
  cif: number | null;
  zif: number | null;
}

/** Reads all rows part by part, each part behind the last row of the one before. */
async function* parts<Row>(db: Db, query: (last: Row | undefined) => RawBuilder<Row>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const { rows } = await query(last).execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < atOnce || last === undefined) return;
  }
}

/** Journals in the order of their names. */
export const readJournals = (db: Db) =>
  parts<JournalPart>(
    db,
    (last) => sql`
      select id, name_key, subjects, indexed, languages, frequency, is_oa, apc_fen_est, review_weeks, accept_rate,
        annual_count, self_cite, cn_author_ratio, is_demo
      from journals where (name_key, id) > (${last?.name_key ?? ''}, ${last?.id ?? 0})
      order by name_key, id limit ${atOnce}`,
  );

/** What each edition says of each journal as a whole: of several categories the best quartile. */
export const readMetrics = (db: Db) =>
  parts<MetricPart>(
    db,
    (last) => sql`
      select journal_id as id, scheme_id, max(value) filter (where type = 'if') as impact,
        min(value) filter (where type = 'jcr') as quartile, min(value) filter (where type = 'major') as tier,
        bool_or(value = 1) filter (where type = 'top') as top, max(value) filter (where type = 'cif') as cif,
        max(value) filter (where type = 'zif') as zif
      from journal_metrics where until_import is null
        and (journal_id, scheme_id) > (${last?.id ?? 0}, ${last?.scheme_id ?? 0})
      group by journal_id, scheme_id order by journal_id, scheme_id limit ${atOnce}`,
  );

export const readWarnings = (db: Db) =>
  parts<{ row: number; id: number; year: number }>(
    db,
    (last) => sql`
      select w.id as row, w.journal_id as id, s.year from journal_warnings w join journal_schemes s on s.id = w.scheme_id
      where w.until_import is null and w.id > ${last?.row ?? 0} order by w.id limit ${atOnce}`,
  );

/** Names in the order of their bytes. */
export const readNames = (db: Db) =>
  parts<{ row: number; id: number; key: string }>(
    db,
    (last) => sql`
      select id as row, journal_id as id, key from journal_names
      where until_import is null and (key, id) > (${last?.key ?? ''}, ${last?.row ?? 0})
      order by key, id limit ${atOnce}`,
  );

export const readNumbers = (db: Db) =>
  parts<{ number: string; id: number }>(
    db,
    (last) => sql`
      select number, journal_id as id from journal_numbers where number > ${last?.number ?? ''}
      order by number limit ${atOnce}`,
  );
