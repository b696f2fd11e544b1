import { apiQuery, useQuery, useSession } from '@harbor/runtime';

/** Who is in front of the screen, with a way to ask again while the session is still being looked up. */
export function useProfile() {
  const { user, loggedIn } = useSession();
  const asked = useQuery(apiQuery('GET /userInfo', {}, { enabled: loggedIn && user === null, silent: true }));
  const profile = user ?? asked.data ?? null;
  return { profile, error: profile ? null : asked.error, retry: () => void asked.refetch() };
}
