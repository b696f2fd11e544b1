import { apiQuery } from '@harbor/runtime';

/** They hardly ever change. */
const rarely = { silent: true, staleTime: 30 * 60_000 } as const;

/** The contact of pages that have none of their own. */
export const generalContact = (enabled: boolean) => apiQuery('GET /get_manage', {}, { ...rarely, enabled });

/** The contact for one product, on one platform. */
export const productContact = (product: string, enabled: boolean) =>
  apiQuery('GET /api/contact/us/:product', { params: { product } }, { ...rarely, enabled });
