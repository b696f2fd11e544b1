import { apiQuery } from '@harbor/runtime';

/** Announcements for the top of every page. */
export const topAnnouncements = () =>
  apiQuery('GET /announcement/top', {}, { silent: true, staleTime: 5 * 60_000 });
