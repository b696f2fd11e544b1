import type { JournalExperienceSummary } from '@harbor/contract';
import {
  experienceResultLabel,
  experienceResults,
  experienceRules,
  experienceStatus,
} from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

type Figure = JournalExperienceSummary['first'];

type Row = Record<
  `${'first' | 'accept' | 'fee' | 'difficulty'}_${'n' | 'median' | 'low' | 'high'}`,
  number
> & {
  n: number;
  results: number[];
  is_demo: boolean;
};

const { least } = experienceRules;

/** Three numbers of authors, only from so many of them on: the middle of two says nothing. */
const figure = (n: number, median: number, low: number, high: number): Figure =>
  n < least ? { n, median: null, low: null, high: null } : { n, median: Math.round(median), low, high };

const measured = (column: string) => sql`
  count(${sql.ref(column)})::int as ${sql.ref(`${column}_n`)},
  percentile_cont(0.5) within group (order by ${sql.ref(column)}) as ${sql.ref(`${column}_median`)},
  min(${sql.ref(column)}) as ${sql.ref(`${column}_low`)},
  max(${sql.ref(column)}) as ${sql.ref(`${column}_high`)}`;

/**
 * What authors told of a journal in the middle, with the ends. Of each author the submission counts that was sent last, so
 * that nobody weighs more than another.
 */
export async function summaryOf(db: Db, journalId: number): Promise<JournalExperienceSummary> {
  const counts = sql.join(
    experienceResults.map((result) => sql`count(*) filter (where result = ${sql.lit(result)})`),
  );
  const { rows } = await sql<Row>`
    select count(*)::int as n, ${measured('first')}, ${measured('accept')}, ${measured('fee')}, ${measured('difficulty')},
      array[${counts}]::int[] as results, coalesce(bool_or(is_demo), false) as is_demo
    from (
      select distinct on (user_id) first_decision_on - submitted_on as first, accepted_on - submitted_on as accept,
        fee_fen as fee, difficulty, result, is_demo
      from journal_experiences
      where journal_id = ${journalId} and status = ${sql.lit(experienceStatus.shown)}
      order by user_id, submitted_on desc, id desc
    ) told`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return {
    n: row.n,
    least,
    first: figure(row.first_n, row.first_median, row.first_low, row.first_high),
    accept: figure(row.accept_n, row.accept_median, row.accept_low, row.accept_high),
    fee: figure(row.fee_n, row.fee_median, row.fee_low, row.fee_high),
    difficulty: figure(row.difficulty_n, row.difficulty_median, row.difficulty_low, row.difficulty_high),
    results:
      row.n < least
        ? []
        : experienceResults.map((result, place) => ({
            result,
            label: experienceResultLabel[result],
            count: row.results[place] ?? 0,
          })),
    is_demo: row.is_demo,
  };
}
