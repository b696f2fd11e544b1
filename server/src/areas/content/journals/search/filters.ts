import type { JournalFilters } from '@harbor/contract';
import { type JournalFacet, journalFacetKeys } from '@harbor/contract/journal-facets';
import { invalid } from '../../../../http/problem';
import { type Bits, both, noBits } from '../index/bits';
import type { JournalIndex } from '../index/build';
import { between, thousandths } from '../index/columns';
import { holdersOf } from '../index/facet';
import type { ChosenSchemes } from '../reading/schemes';

/** The edition to which a filter belongs; undefined for filters of no edition. */
export function schemeOf(key: JournalFacet, schemes: ChosenSchemes): number | undefined {
  if (key === 'tier' || key === 'top') return schemes.partition?.id ?? 0;
  if (key === 'quartile') return schemes.citation?.id ?? 0;
  return undefined;
}

/** What is left by a search, and what would be left without each of its filters. */
export interface Filtered {
  found: Bits;
  /** By filter, without its own choice: what its values are counted in. */
  without: (key: JournalFacet) => Bits;
}

/**
 * Applies the filters to what a keyword found.
 * @throws HttpProblem 422 when the lowest factor is above the highest
 */
export function filtered(
  index: JournalIndex,
  within: Bits,
  asked: JournalFilters,
  schemes: ChosenSchemes,
): Filtered {
  const base = byFactor(index, within, asked, schemes);
  const active = journalFacetKeys.flatMap((key) => {
    const values = asked.facets?.[key];
    if (!values || values.length === 0) return [];
    return [{ key, bits: holdersOf(index.facet(key, schemeOf(key, schemes)), values, index.size) }];
  });
  // All filters before each, and all behind it: together everything but itself.
  const before: Bits[] = [base];
  for (const { bits } of active) before.push(both(before[before.length - 1] ?? base, bits));
  const found = before[active.length] ?? base;
  const others = new Map<JournalFacet, Bits>();
  let behind: Bits | undefined;
  for (let i = active.length - 1; i >= 0; i--) {
    const one = active[i];
    const left = before[i];
    if (!one || !left) continue;
    others.set(one.key, behind ? both(left, behind) : left);
    behind = behind ? both(behind, one.bits) : one.bits;
  }
  return { found, without: (key) => others.get(key) ?? found };
}

function byFactor(index: JournalIndex, within: Bits, asked: JournalFilters, schemes: ChosenSchemes): Bits {
  const { min_if: min, max_if: max } = asked;
  if (min === undefined && max === undefined) return within;
  if (min !== undefined && max !== undefined && min > max)
    throw invalid({ max_if: ['最高值不能低于最低值'] });
  const column = index.column(`if:${schemes.citation?.id ?? 0}`);
  if (!column) return noBits(index.size);
  const [low, high] = [thousandths(min ?? 0), thousandths(max ?? 2_000_000)];
  return both(within, between(column, low, high));
}
