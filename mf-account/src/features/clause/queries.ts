import { useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { clauseQuery } from '../../agreements/queries';

/** The agreement of the address, in the version of `?version=` or the one in force. */
export function useClause() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return useQuery(clauseQuery(id, params.get('version')));
}
