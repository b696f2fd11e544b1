import { useQuery, useSession } from '@harbor/runtime';
import { ruleQuery } from './queries';

/** What stands in the way of writing, for who is logged in. */
export function useRule() {
  const { loggedIn } = useSession();
  const { data } = useQuery(ruleQuery(loggedIn));
  return { needsPhone: data?.phone_bound === false, trusted: data?.trusted === true };
}
