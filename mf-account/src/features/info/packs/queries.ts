import { apiQuery } from '@harbor/runtime';

/** The packs as everybody sees them, without the addresses of their files. */
export const packsQuery = () => apiQuery('GET /info/packs', {}, { silent: true, staleTime: 30 * 60_000 });

/** The packs with the addresses of their files, for members. */
export const ownPacksQuery = (enabled: boolean) =>
  apiQuery('POST /Resource_packs', { body: {} }, { silent: true, enabled });
