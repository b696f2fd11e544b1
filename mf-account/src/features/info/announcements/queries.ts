import { apiInfiniteQuery, apiQuery } from '@harbor/runtime';

/** Announcements, the latest first, page after page; the server writes the first page into the HTML. */
export const announcementFeed = () =>
  apiInfiniteQuery('GET /announcement/list', {}, { silent: true, staleTime: 60_000 });

/** One announcement. */
export const announcement = (id: string) =>
  apiQuery('GET /announcement/detail/:id', { params: { id } }, { silent: true, staleTime: 5 * 60_000 });
