import type { BodyOf, DataOf, JournalFilters } from '@harbor/contract';
import type { JournalSort } from '@harbor/contract/journal-facets';
import type { Core } from '../../../../core';
import { toPage } from '../../../../http/page';
import { invalid } from '../../../../http/problem';
import { cached } from '../cache';
import { collectedOf } from '../favourites/collect';
import { gradesFor, type JournalGrades } from '../grades';
import { both, count } from '../index/bits';
import type { JournalIndex } from '../index/build';
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

/**
 * The recognised list by which somebody reads.
 * @throws HttpProblem 422 when only journals of a list are asked for, and there is none
 */
async function gradesOf(
  core: Core,
  userId: number | undefined,
  asked: JournalFilters,
  index: JournalIndex,
): Promise<JournalGrades | null> {
  const grades = await gradesFor(core, userId, index);
  if (asked.recognised_only && !grades) throw invalid({ recognised_only: ['请先选择一份认可目录'] });
  return grades;
}

/** Which part of what is found. */
interface Part {
  offset: number;
  limit: number;
}

/** A state of the library, and the list by which it is narrowed; null without one. */
interface Searched {
  index: JournalIndex;
  narrowedBy: JournalGrades | null;
}

/** The ids of a part of what is found, with the editions it was found by. @throws HttpProblem 422 for factors */
function findIn({ index, narrowedBy }: Searched, asked: JournalFilters, part: Part) {
  const schemes = chooseSchemes(index.schemes, asked);
  const matched = matching(index, asked.keyword ?? '');
  const named = matched?.all ?? index.everything;
  const filters = filtered(index, narrowedBy ? both(named, narrowedBy.documents) : named, asked, schemes);
  const sort: JournalSort = asked.sort ?? 'relevance';
  const { found } = filters;
  const ids = pageOf(index, { found, first: matched?.first ?? [], sort, schemes, ...part });
  return { schemes, filters, ids };
}

/**
 * The ids of a part of what is found, with the editions it was found by.
 * @param userId whose recognised list counts where only journals of one are asked for
 * @throws HttpProblem 422 when the lowest factor is above the highest, or there is no list
 */
export async function findJournals(
  core: Core,
  userId: number | undefined,
  asked: JournalFilters,
  part: Part,
) {
  const index = await journalIndex(core);
  const narrowedBy = asked.recognised_only ? await gradesOf(core, userId, asked, index) : null;
  return findIn({ index, narrowedBy }, asked, part);
}

/**
 * Journals that a keyword and the filters leave, with what every other choice would leave.
 * @throws HttpProblem 422 when the lowest factor is above the highest, or there is no list whose journals alone are asked for
 */
export async function searchJournals(
  core: Core,
  userId: number | undefined,
  { page = 1, ...asked }: Asked & { page: number | undefined },
): Promise<Found> {
  const key = JSON.stringify([page, ...Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const index = await journalIndex(core);
  const grades = await gradesOf(core, userId, asked, index);
  // What a list narrows is its readers' alone: found by the very list that it is kept under, whatever they choose meanwhile.
  const narrowedBy = asked.recognised_only ? grades : null;
  const within = narrowedBy ? `${narrowedBy.key} ` : '';
  const found = await cached(core, `search ${index.version} ${within}${key}`, () =>
    load(core, { index, narrowedBy }, asked, Math.min(page, journalLimits.lastPage)),
  );
  const collected = await collectedOf(
    core.db,
    userId,
    found.data.map(({ id }) => id),
  );
  const data = found.data.map((card) => ({
    ...card,
    collected: collected.has(card.id),
    grade: grades?.gradeOf(card.id) ?? null,
  }));
  return { ...found, data, list: grades?.list ?? null };
}

async function load(core: Core, searched: Searched, asked: Asked, page: number) {
  const { index } = searched;
  const perPage = asked.per_page ?? journalLimits.perPage;
  const part = { offset: (page - 1) * perPage, limit: perPage };
  const { schemes, filters, ids } = findIn(searched, asked, part);
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
