import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

/** One's journals, the latest first; those of a group or all. */
export const collectedJournals = (group: number | undefined, page: number | undefined) =>
  apiQuery(
    'GET /magazine/collected',
    {
      query: {
        group: group === undefined ? undefined : String(group),
        page: page === undefined ? undefined : String(page),
      },
    },
    { silent: true, placeholderData: keepPreviousData },
  );

const ofGroups = ['GET /magazine/groups', 'GET /magazine/collected'] as const;

/** Gives a group another name. */
export const useRenameGroup = apiMutation('POST /magazine/group/rename/:id', {
  silent: true,
  invalidates: ['GET /magazine/groups'],
});

/** Gives up a group; what was in it stays among the favourites. */
export const useDeleteGroup = apiMutation('POST /magazine/group/delete/:id', { invalidates: ofGroups });
