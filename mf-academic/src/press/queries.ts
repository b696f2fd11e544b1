import { apiInfiniteQuery, apiQuery, keepPreviousData } from '@harbor/runtime';
import type { Place } from './place';

const silent = { silent: true } as const;

/** What stands around the lists: the one at the top, ranks, specials, tags, corrections. */
export const pressFront = () => apiQuery('GET /press/front', {}, { ...silent, staleTime: 60_000 });

/**
 * One page of a list. It is asked for with the very words of the address, so that what the server put into the page is
 * found.
 */
export const pressList = (place: Place) =>
  apiQuery('GET /press/list', { query: place }, { ...silent, placeholderData: keepPreviousData });

/** A list as the phone shows it, as far as somebody scrolls. */
export const pressFeed = ({ page: _, ...place }: Place) =>
  apiInfiniteQuery(
    'GET /press/list',
    { query: place },
    { ...silent, placeholderData: keepPreviousData, staleTime: 30_000 },
  );

/** Every tag with its introduction. */
export const pressTags = () => apiQuery('GET /get_tags', {}, { ...silent, staleTime: 5 * 60_000 });

/** Every special. */
export const pressSpecials = () => apiQuery('GET /press/specials', {}, { ...silent, staleTime: 60_000 });
