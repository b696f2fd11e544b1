import { currentPosition, navigate, session, useSession } from '@harbor/runtime';
import { useEffect, useRef } from 'react';

const refused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 403;

/**
 * Who is suspended or has to sign new rules while the platform is open is shown out by the guard, as anybody who comes
 * anew: the server's refusal makes the session be read again.
 * @param error what the platform's numbers were refused with, if they were
 */
export function useStillTeacher(error: unknown): boolean {
  const { isTeacher, isRead, restoring } = useSession();
  const may = restoring || (isTeacher && isRead);
  const asked = useRef(false);
  const no = refused(error);
  useEffect(() => {
    if (!no || asked.current) return;
    asked.current = true;
    void session
      .refresh()
      .catch(() => undefined)
      .finally(() => {
        asked.current = false;
      });
  }, [no]);
  useEffect(() => {
    if (may) return;
    const { pathname, search } = currentPosition().location;
    navigate(pathname + search, { replace: true });
  }, [may]);
  return may;
}
