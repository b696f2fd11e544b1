import { useQuery } from '@harbor/runtime';
import { detectPlatform } from './detect';
import { clientsQuery } from './queries';

/** The clients, the one for this machine apart. */
export function useClients() {
  const query = useQuery(clientsQuery());
  const platform = detectPlatform();
  const clients = query.data?.data ?? [];
  return {
    query,
    platform,
    mine: clients.find((client) => client.platform === platform),
    others: clients.filter((client) => client.platform !== platform),
  };
}
