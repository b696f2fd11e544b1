import type { DataOf, JournalFilters } from '@harbor/contract';
import { type JournalFacet, journalFacetKeys } from '@harbor/contract/journal-facets';
import type { Core } from '../../../../core';
import { gradesFor } from '../grades';
import { journalIndex } from '../index/library';
import { searchJournals } from './search';

type Words = Omit<JournalFilters, 'facets'> & { [K in JournalFacet]?: string[] | undefined } & {
  page?: number | undefined;
  recognised?: '1' | undefined;
  per_page?: 10 | 20 | 50 | undefined;
};

/** Searches by what the address of a page says. @throws HttpProblem 422 when the lowest factor is above the highest */
export async function searchByAddress(
  core: Core,
  userId: number | undefined,
  {
    page,
    per_page,
    keyword,
    sort,
    partition,
    citation,
    cn_scheme,
    min_if,
    max_if,
    recognised,
    ...said
  }: Words,
): Promise<DataOf<'GET /magazine/list'>> {
  const facets = journalFacetKeys.flatMap((key) => {
    const values = said[key];
    return values && values.length > 0 ? [[key, values] as const] : [];
  });
  const asked = { keyword, sort, partition, citation, cn_scheme, min_if, max_if, per_page };
  // An address may be sent to somebody without a list: they get all of it.
  const narrowed = recognised && (await gradesFor(core, userId, await journalIndex(core)));
  const told = Object.entries(asked).filter(([, value]) => value !== undefined);
  return searchJournals(core, userId, {
    ...(Object.fromEntries(told) as typeof asked),
    ...(facets.length > 0 && { facets: Object.fromEntries(facets) }),
    page,
    ...(narrowed && { recognised_only: true }),
  });
}
