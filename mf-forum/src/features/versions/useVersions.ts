import { useParams, useQuery } from '@harbor/runtime';
import { versionsQuery } from './queries';

/** What one's own post read before it was changed. */
export function useVersions() {
  const id = Number(useParams().id);
  return {
    id,
    query: useQuery(versionsQuery(id)),
  };
}
