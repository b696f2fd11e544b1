import { apiQuery, useQuery } from '@harbor/runtime';
import { detectPlatform } from './detect';

/** The clients, the one for this machine apart. */
export function useClients() {
  const query = useQuery(apiQuery('GET /clientAndServer/all/list', {}, { silent: true }));
  const platform = detectPlatform();
  const clients = query.data?.data ?? [];
  return {
    query,
    platform,
    mine: clients.find((client) => client.platform === platform),
    others: clients.filter((client) => client.platform !== platform),
  };
}
