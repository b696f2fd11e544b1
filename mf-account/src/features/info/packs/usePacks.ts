import type { DataOf } from '@harbor/contract';
import { useQuery, useSession } from '@harbor/runtime';
import { ownPacksQuery, packsQuery } from './queries';

/** A pack; its files have addresses only for members. */
export type Pack = Omit<DataOf<'GET /info/packs'>['data'][number], 'files'> & {
  files: { name: string; size: number; url?: string }[];
};

/** The packs: what they hold for everybody, and with the addresses of the files for members. */
export function usePacks() {
  const { loggedIn } = useSession();
  const catalogue = useQuery(packsQuery());
  const own = useQuery(ownPacksQuery(loggedIn));
  const packs: Pack[] | undefined = own.data?.data ?? catalogue.data?.data;
  const failed = loggedIn && own.isError ? own : catalogue.isError ? catalogue : undefined;
  return { loggedIn, packs, failed, waiting: packs === undefined && !failed };
}
