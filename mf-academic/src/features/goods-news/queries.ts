import { apiQuery } from '@harbor/runtime';

/** Headlines that have to do with a service. */
export const newsForGoods = (id: number) =>
  apiQuery('GET /press/for_goods/:id', { params: { id } }, { silent: true, staleTime: 5 * 60_000 });
