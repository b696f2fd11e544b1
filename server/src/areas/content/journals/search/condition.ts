import type { DataOf } from '@harbor/contract';
import { type JournalSort, journalSorts } from '@harbor/contract/journal-facets';
import type { Core } from '../../../../core';
import { cached } from '../cache';
import { journalIndex } from '../index/library';
import { chooseSchemes } from '../reading/schemes';
import { facetCounts } from './facets';
import { filtered } from './filters';

/** What journals can be searched by, with how many there are of everything. */
export async function journalCondition(core: Core): Promise<DataOf<'GET /condition'>> {
  const index = await journalIndex(core);
  return cached(core, `condition ${index.version}`, async () => {
    const schemes = chooseSchemes(index.schemes, {});
    const sorts = Object.entries(journalSorts) as [JournalSort, string][];
    return {
      facets: facetCounts(index, filtered(index, index.everything, {}, schemes), {}, schemes),
      schemes: [...index.schemes],
      sorts: sorts.map(([value, label]) => ({ value, label })),
      total: index.size,
      has_demo: index.hasDemo,
    };
  });
}
