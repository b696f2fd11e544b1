import { apiInfiniteQuery, apiMutation, apiQuery, http, keepPreviousData } from '@harbor/runtime';
import { filtersOf, type JournalPlace, listQuery } from './place';

const silent = { silent: true } as const;

/** One page of what a search and its filters leave, with what every other choice would leave. */
export const journalList = (place: JournalPlace) =>
  apiQuery(
    'GET /magazine/list',
    { query: listQuery(place) },
    { ...silent, placeholderData: keepPreviousData },
  );

/** The same as the phone shows it, as far as somebody scrolls. */
export const journalFeed = (place: JournalPlace) => {
  const { page: _, per_page: __, ...query } = listQuery(place);
  return apiInfiniteQuery(
    'GET /magazine/list',
    { query },
    { ...silent, placeholderData: keepPreviousData, staleTime: 30_000 },
  );
};

/** All editions, and how many journals there are. */
export const journalCondition = () => apiQuery('GET /condition', {}, { ...silent, staleTime: 5 * 60_000 });

/** What is offered while somebody types. */
export const journalSuggestions = (keyword: string) =>
  apiQuery('GET /magazine/suggest', { query: { keyword } }, { ...silent, staleTime: 60_000 });

/** All that is known of a journal. */
export const journalDetail = (id: number) =>
  apiQuery('GET /magazine/detail', { query: { id: String(id) } }, silent);

/** Somebody's own groups of journals. */
export const journalGroups = () => apiQuery('GET /magazine/groups', {}, silent);

const ofFavourites = [
  'GET /magazine/collected',
  'GET /magazine/groups',
  'GET /magazine/detail',
  'GET /user/get_collect',
] as const;

/** Puts a journal among the favourites, or changes its group and note there. */
export const useCollectJournal = apiMutation('POST /magazine/collect', { invalidates: ofFavourites });

/** Takes a journal out of the favourites, with its note. */
export const useUncollectJournal = apiMutation('POST /magazine/cancel/:id', { invalidates: ofFavourites });

/** Makes a group. */
export const useCreateGroup = apiMutation('POST /magazine/group/create', {
  silent: true,
  invalidates: ['GET /magazine/groups'],
});

/** What a search found, as a file for spreadsheets. */
export async function journalsFile(place: JournalPlace): Promise<Blob> {
  const file: unknown = await http.post('/magazine/export', filtersOf(place), { responseType: 'blob' });
  return file as Blob;
}
