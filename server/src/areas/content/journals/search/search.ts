import type { BodyOf, DataOf, JournalFilters } from '@harbor/contract';
import type { JournalSort } from '@harbor/contract/journal-facets';
import type { Core } from '../../../../core';
import { toPage } from '../../../../http/page';
import { cached } from '../cache';
import { collectedOf } from '../favourites/collect';
import { count } from '../index/bits';
import { journalIndex } from '../index/library';
import { journalLimits } from '../limits';
import { keptCardsOf } from '../reading/kept-cards';
import { type ChosenSchemes, chooseSchemes } from '../reading/schemes';
import { facetCounts } from './facets';
import { filtered } from './filters';
import { matching } from './matching';
import { pageOf } from './sorts';

type Found = DataOf<'POST /magazine/search'>;
type Asked = BodyOf<'POST /magazine/search'>;

/** The ids of a part of what is found, with the editions it was found by. */
export async function findJournals(
  core: Core,
  asked: JournalFilters,
  { offset, limit }: { offset: number; limit: number },
) {
  const index = await journalIndex(core);
  const schemes = chooseSchemes(index.schemes, asked);
  const matched = matching(index, asked.keyword ?? '');
  const filters = filtered(index, matched?.all ?? index.everything, asked, schemes);
  const sort: JournalSort = asked.sort ?? 'relevance';
  const ids = pageOf(index, {
    found: filters.found,
    first: matched?.first ?? [],
    sort,
    schemes,
    offset,
    limit,
  });
  return { index, schemes, filters, ids };
}

/**
 * Journals that a keyword and the filters leave, with what every other choice would leave.
 * @throws HttpProblem 422 when the lowest factor is above the highest
 */
export async function searchJournals(
  core: Core,
  userId: number | undefined,
  { page = 1, ...asked }: Asked & { page: number | undefined },
): Promise<Found> {
  const key = JSON.stringify([page, ...Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const { version } = await journalIndex(core);
  const found = await cached(core, `search ${version} ${key}`, () =>
    load(core, asked, Math.min(page, journalLimits.lastPage)),
  );
  const collected = await collectedOf(
    core.db,
    userId,
    found.data.map(({ id }) => id),
  );
  return { ...found, data: found.data.map((card) => ({ ...card, collected: collected.has(card.id) })) };
}

async function load(core: Core, asked: Asked, page: number) {
  const perPage = asked.per_page ?? journalLimits.perPage;
  const { index, schemes, filters, ids } = await findJournals(core, asked, {
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  const total = count(filters.found);
  const facets = facetCounts(index, filters, asked, schemes);
  const paged = toPage(await keptCardsOf(core.db, index, ids, schemes), total, page, perPage);
  return {
    ...paged,
    last_page: Math.min(paged.last_page, journalLimits.lastPage),
    facets,
    schemes: schemesOf(schemes),
  };
}

const schemesOf = ({ partition, citation, cn }: ChosenSchemes) => ({ partition, citation, cn });
