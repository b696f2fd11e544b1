import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const silent = { silent: true } as const;

/** In which order experiences stand, and of which result. */
export interface ExperienceView {
  sort: 'new' | 'useful';
  result: number | undefined;
}

/** What authors tell of a journal, with its figures, as far as somebody reads on. */
export const experiencesOf = (journalId: number, { sort, result }: ExperienceView) =>
  apiInfiniteQuery(
    'GET /magazine/experiences',
    {
      query: {
        id: String(journalId),
        ...(sort === 'useful' && { sort }),
        ...(result !== undefined && { result: String(result) }),
      },
    },
    { ...silent, placeholderData: keepPreviousData, staleTime: 60_000 },
  );

/** Somebody's own experiences. */
export const ownExperiences = (page: number | undefined) =>
  apiQuery(
    'GET /magazine/experience/mine',
    { query: page === undefined ? {} : { page: String(page) } },
    { ...silent, placeholderData: keepPreviousData },
  );

/** One of them, to be changed. */
export const ownExperience = (id: string) =>
  apiQuery('GET /magazine/experience/mine/:id', { params: { id } }, { ...silent, staleTime: 0 });

const stale = [
  'GET /magazine/experience/mine',
  'GET /magazine/experience/mine/:id',
  'GET /magazine/experiences',
] as const;

export const useWriteExperience = apiMutation('POST /magazine/experience/write', {
  ...silent,
  invalidates: stale,
});
export const useEditExperience = apiMutation('POST /magazine/experience/edit/:id', {
  ...silent,
  invalidates: stale,
});
export const useWithdrawExperience = apiMutation('POST /magazine/experience/withdraw/:id', {
  invalidates: stale,
});

/** The list stays as it stands: only the number of the one changes. */
export const useMarkUseful = apiMutation('POST /magazine/experience/useful/:id');

export const useReportExperience = apiMutation('POST /magazine/experience/report/:id', silent);
