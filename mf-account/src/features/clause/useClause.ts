import { apiQuery, useParams, useQuery, useSearchParams } from '@harbor/runtime';

/** The agreement of the address, in the version of `?version=` or the one in force. */
export function useClause() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const version = params.get('version');
  return useQuery(
    apiQuery('GET /clause/:id', { params: { id }, ...(version && { query: { version } }) }, { silent: true }),
  );
}
