import type { JournalDetail, JournalMetricValue } from '@harbor/contract';
import type { JournalMetric, JournalSchemeKind } from '@harbor/contract/journal-facets';

/** One year's edition with what it says of the journal. */
export type Edition = JournalDetail['metrics'][number];

/** The editions of a kind, the newest first. */
export const editionsOf = (metrics: readonly Edition[], kind: JournalSchemeKind): Edition[] =>
  metrics.filter(({ scheme }) => scheme.kind === kind);

/** The edition that is shown unless somebody chooses another: the team's, else the newest. */
export const shownAtFirst = (editions: readonly Edition[]): Edition | undefined =>
  editions.find(({ scheme }) => scheme.is_default) ?? editions[0];

/** What an edition says of a kind, every category of its own line. */
export const valuesOf = ({ values }: Edition, type: JournalMetric): JournalMetricValue[] =>
  values.filter((value) => value.type === type);

/** The one number that an edition says of the journal as a whole; null where it says none. */
export const numberOf = (edition: Edition, type: JournalMetric): number | null =>
  valuesOf(edition, type)[0]?.value ?? null;

/** The best quartile of all categories; null where none is known. */
export function bestQuartile(edition: Edition): number | null {
  const known = valuesOf(edition, 'jcr').flatMap(({ value }) => value ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}
