import { apiQuery } from '@harbor/runtime';

/** What is offered while somebody types; the popular services for an empty keyword. */
export const goodsSuggestions = (keyword: string) =>
  apiQuery(
    'GET /service/suggest',
    { query: keyword ? { keyword } : {} },
    { silent: true, staleTime: 60_000 },
  );
