import { useOwn, useQuery } from '@harbor/runtime';
import { detectPlatform } from './detect';
import { clientsQuery } from './queries';

const system = () => detectPlatform();

/** The clients, and the one for this machine, which only this browser knows. */
export function useClients() {
  const query = useQuery(clientsQuery());
  const platform = useOwn(system, undefined);
  const clients = query.data?.data ?? [];
  return { query, platform, mine: clients.find((client) => client.platform === platform), clients };
}
