import type { JournalChangeKind } from '@harbor/contract/journal-changes';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const silent = { silent: true } as const;

/** Where somebody is in a list of changes, as the address says it. */
export interface ChangesPlace {
  kind?: JournalChangeKind | undefined;
  page?: number | undefined;
}

const queryOf = ({ kind, page }: ChangesPlace) => ({
  kind,
  page: page === undefined ? undefined : String(page),
});

/** Changes of all journals. */
export const allChanges = (place: ChangesPlace) =>
  apiQuery(
    'GET /magazine/changes',
    { query: queryOf(place) },
    { ...silent, placeholderData: keepPreviousData },
  );

/** Changes of the journals that somebody follows. */
export const ownChanges = (place: ChangesPlace) =>
  apiQuery(
    'GET /magazine/changes/mine',
    { query: queryOf(place) },
    { ...silent, placeholderData: keepPreviousData },
  );

/** How many of them came since the last look. */
export const freshChanges = () => apiQuery('GET /magazine/changes/fresh', {}, silent);

/** The latest ones that matter. */
export const recentChanges = () =>
  apiQuery('GET /magazine/changes/recent', {}, { ...silent, staleTime: 60_000 });

/** What has changed of one journal. */
export const changesOf = (id: number) =>
  apiQuery('GET /magazine/changes/of', { query: { id: String(id) } }, { ...silent, staleTime: 60_000 });

/** Keeps how far somebody has looked. */
export const useLook = apiMutation('POST /magazine/changes/look', {
  silent: true,
  invalidates: ['GET /magazine/changes/fresh'],
});

/** What somebody hears of. */
export const alertSettings = () => apiQuery('GET /magazine/changes/settings', {}, silent);

export const useSaveAlerts = apiMutation('POST /magazine/changes/settings', {
  invalidates: ['GET /magazine/changes/settings'],
});
