import type { JournalChangeKind } from '@harbor/contract/journal-changes';
import type { JournalMetric } from '@harbor/contract/journal-facets';

/** What a change of a field is to those who follow the journal. */
interface Worth {
  kind: JournalChangeKind;
  /** What stands first: the smaller the sooner. */
  weight: number;
  /** Whether a change from one known value to another is told. What was unknown before is data, no news. */
  alerts: boolean;
}

const row = (kind: JournalChangeKind, weight: number, alerts = true): Worth => ({ kind, weight, alerts });

/** Metrics of editions. */
export const metricWorth: Record<JournalMetric, Worth> = {
  // Whether a school counts a paper hangs on these four: it is what people ask first after a new edition.
  major: row('tier', 2),
  jcr: row('tier', 5),
  top: row('tier', 6),
  minor: row('tier', 7),
  // Numbers move every year; they are told because many judge by them, and stand behind everything else.
  if: row('metric', 9),
  cif: row('metric', 9),
  // Read beside the ones above: a second number of the same report is no second piece of news.
  if5: row('metric', 10, false),
  zif: row('metric', 10, false),
};

/** Who has sent a manuscript has to know at once; also of a list that is new. */
export const warningWorth: Worth = row('warning', 1);

/** Columns of a journal. What is not here is a detail. */
export const columnWorth: Record<string, Worth> = {
  // Who looks the journal up under its old name finds nothing.
  name: row('name', 3),
  name_cn: row('name', 3),
  // A paper that appears after a journal has left an index may not count.
  indexed: row('indexed', 4),
  // It is money of the author's, and known only at acceptance otherwise.
  apc: row('fee', 8),
  is_oa: row('fee', 8),
};

/** Publisher, frequency, addresses, spans and rates: they are shown, and ask nothing of an author. */
export const detailWorth: Worth = row('detail', 20, false);

/** Columns that say where another one is from, or are estimated from it: no changes of their own. */
export const unsaid = new Set(['review_source', 'accept_source', 'apc_fen_est']);
