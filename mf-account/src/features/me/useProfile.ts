import { useQuery, useSession } from '@harbor/runtime';
import { userQuery } from './queries';

/** Who is in front of the screen, with a way to ask again while the session is still being looked up. */
export function useProfile() {
  const { user, loggedIn } = useSession();
  const asked = useQuery(userQuery(loggedIn && user === null));
  const profile = user ?? asked.data ?? null;
  return { profile, error: profile ? null : asked.error, retry: () => void asked.refetch() };
}
