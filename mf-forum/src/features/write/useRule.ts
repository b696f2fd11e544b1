import { apiQuery, useQuery, useSession } from '@harbor/runtime';

/** What stands in the way of writing, for who is logged in. */
export function useRule() {
  const { loggedIn } = useSession();
  const { data } = useQuery({ ...apiQuery('GET /hot_post/rule', {}, { silent: true }), enabled: loggedIn });
  return { needsPhone: data?.phone_bound === false, trusted: data?.trusted === true };
}
