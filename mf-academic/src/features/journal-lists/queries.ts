import type { JournalListState } from '@harbor/contract/journal-lists';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const silent = { silent: true } as const;

/** Somebody's own lists, then those that they follow. */
export const journalLists = () => apiQuery('GET /magazine/lists', {}, silent);

/** A page of a list, row by row. */
export const listReport = (id: number, state: JournalListState | undefined, page: number) =>
  apiQuery(
    'GET /magazine/list/:id',
    { params: { id }, query: { state, page: page > 1 ? String(page) : undefined } },
    { ...silent, placeholderData: keepPreviousData },
  );

/** Grades stand beside every journal of a search. */
const ofLists = ['GET /magazine/lists', 'GET /magazine/list/:id', 'GET /magazine/list'] as const;

export const useCreateList = apiMutation('POST /magazine/list/create', { ...silent, invalidates: ofLists });

export const useReplaceList = apiMutation('POST /magazine/list/replace/:id', {
  ...silent,
  invalidates: ofLists,
});

export const useRenameList = apiMutation('POST /magazine/list/rename/:id', {
  ...silent,
  invalidates: ofLists,
});

export const useDeleteList = apiMutation('POST /magazine/list/delete/:id', { invalidates: ofLists });

export const useShareList = apiMutation('POST /magazine/list/share/:id', { invalidates: ofLists });

export const useLookAtList = apiMutation('POST /magazine/list/look', silent);

export const useFollowList = apiMutation('POST /magazine/list/follow', { ...silent, invalidates: ofLists });

export const useUnfollowList = apiMutation('POST /magazine/list/unfollow/:id', { invalidates: ofLists });

export const useChooseList = apiMutation('POST /magazine/list/choose', { invalidates: ofLists });
