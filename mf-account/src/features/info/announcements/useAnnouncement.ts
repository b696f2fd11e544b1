import { apiQuery, useParams, useQuery } from '@harbor/runtime';

/** The announcement of the address. */
export function useAnnouncement() {
  const { id = '' } = useParams();
  return useQuery(apiQuery('GET /announcement/detail/:id', { params: { id } }, { silent: true }));
}
