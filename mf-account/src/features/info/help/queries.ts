import { apiQuery, keepPreviousData } from '@harbor/runtime';

const rarely = { silent: true, staleTime: 30 * 60_000 } as const;

/** The whole help centre. */
export const helpQuery = () => apiQuery('GET /help/list', {}, rarely);

/** Questions that fit a search; what was found before stays until they are there. */
export const helpSearch = (keyword: string) =>
  apiQuery(
    'GET /help/search',
    { query: { keyword } },
    { ...rarely, enabled: keyword.length > 0, placeholderData: keepPreviousData },
  );
