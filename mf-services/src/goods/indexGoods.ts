import { apiQuery } from '@harbor/runtime';

/** Recommended services and the categories: one call, inlined on the pages that need it. */
export const indexGoods = () => apiQuery('GET /index/goods', {}, { staleTime: 2 * 60_000 });
