import type { DataOf } from '@harbor/contract';
import { apiQuery, useQuery, useSession } from '@harbor/runtime';

/** A pack; its files have addresses only for members. */
export type Pack = Omit<DataOf<'GET /info/packs'>['data'][number], 'files'> & {
  files: { name: string; size: number; url?: string }[];
};

/** The packs: what they hold for everybody, and with the addresses of the files for members. */
export function usePacks() {
  const { loggedIn } = useSession();
  const catalogue = useQuery(apiQuery('GET /info/packs', {}, { silent: true }));
  const own = useQuery(apiQuery('POST /Resource_packs', { body: {} }, { silent: true, enabled: loggedIn }));
  const packs: Pack[] | undefined = own.data?.data ?? catalogue.data?.data;
  const failed = loggedIn && own.isError ? own : catalogue.isError ? catalogue : undefined;
  return { loggedIn, packs, failed, waiting: packs === undefined && !failed };
}
