import type { JournalFacetCounts, JournalFilters } from '@harbor/contract';
import {
  type JournalFacet,
  type JournalRangeKey,
  journalFacetKeys,
  journalFacets,
  journalRangeKeys,
  noWarning,
  noWarningWord,
  rangesOf,
  warningWord,
} from '@harbor/contract/journal-facets';
import type { JournalIndex } from '../index/build';
import { countValues } from '../index/facet';
import { journalLimits } from '../limits';
import type { ChosenSchemes } from '../reading/schemes';
import { type Filtered, schemeOf } from './filters';

const isRange = (key: JournalFacet): key is JournalRangeKey =>
  journalRangeKeys.some((range) => range === key);

/** What people read for a value. */
function labelOf(key: JournalFacet, value: string): string {
  if (isRange(key)) return rangesOf(key).find((range) => range.key === value)?.label ?? value;
  if (key === 'tier') return `${value} 区`;
  if (key === 'quartile') return `Q${value}`;
  if (key === 'top') return journalFacets.top;
  if (key === 'oa') return value === 'yes' ? '开放获取' : '非开放获取';
  if (key === 'warning') return value === noWarning ? noWarningWord : `${value} 年${warningWord}`;
  return value;
}

/** Values in the order in which they are shown: ranges and ranks by themselves, the rest by how many they leave. */
function sorted(key: JournalFacet, counts: Map<string, number>): [string, number][] {
  const entries = [...counts];
  if (isRange(key)) {
    const order = rangesOf(key).map((range) => range.key);
    return entries.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  }
  if (key === 'tier' || key === 'quartile') return entries.sort(([a], [b]) => Number(a) - Number(b));
  if (key === 'warning')
    return entries.sort(([a], [b]) => (a === noWarning ? -1 : b === noWarning ? 1 : Number(b) - Number(a)));
  return entries.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** How many journals each choice of each filter would leave, the other filters staying as they are. */
export function facetCounts(
  index: JournalIndex,
  { without }: Filtered,
  asked: JournalFilters,
  schemes: ChosenSchemes,
): JournalFacetCounts[] {
  return journalFacetKeys.map((key) => {
    const chosen = asked.facets?.[key] ?? [];
    const counts = countValues(index.facet(key, schemeOf(key, schemes)), without(key));
    const shown = sorted(key, counts).slice(0, journalLimits.values);
    // What is chosen stays, so that it can be taken back.
    for (const value of new Set(chosen))
      if (!shown.some(([known]) => known === value)) shown.push([value, counts.get(value) ?? 0]);
    return {
      key,
      title: journalFacets[key],
      values: shown.map(([value, n]) => ({
        value,
        label: labelOf(key, value),
        count: n,
        chosen: chosen.includes(value),
      })),
    };
  });
}
