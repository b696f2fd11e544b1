import { apiMutation, apiQuery } from '@harbor/runtime';

const changed = { silent: true, invalidates: ['GET /staff/link/list'] } as const;

/** Links of the footer, in its order. */
export const linksQuery = () => apiQuery('GET /staff/link/list', {}, { silent: true, staleTime: 2_000 });

export const useSaveLink = apiMutation('POST /staff/link/save', changed);

export const useOrderLinks = apiMutation('POST /staff/link/order', changed);

export const useDeleteLink = apiMutation('POST /staff/link/delete/:id', changed);
