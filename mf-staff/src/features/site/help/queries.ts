import { apiMutation, apiQuery } from '@harbor/runtime';

const changed = { silent: true, invalidates: ['GET /staff/help/list', 'GET /help/list'] } as const;

/** All of the help centre, hidden questions too. */
export const helpQuery = () => apiQuery('GET /staff/help/list', {}, { silent: true, staleTime: 2_000 });

export const useSaveArticle = apiMutation('POST /staff/help/article', changed);

export const useSaveCategory = apiMutation('POST /staff/help/category', changed);

export const useDeleteCategory = apiMutation('POST /staff/help/category/delete/:id', changed);

export const useOrderHelp = apiMutation('POST /staff/help/order', changed);
