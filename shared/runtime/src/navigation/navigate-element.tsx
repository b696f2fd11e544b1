import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export interface NavigateProps {
  to: string;
  /** Replaces the present entry of the history instead of adding one. */
  replace?: boolean;
  /** Kept with the entry, read through `useLocation().state`. */
  state?: unknown;
}

/**
 * Leads on to another page once it is drawn. Not within the effect, as react-router's does: another root that was about
 * to show what it had waited for runs the effects of all roots first, would hear of the new place in their midst, draw
 * itself anew, and then fail with what it was about to show (React's error 177).
 */
export function Navigate({ to, replace, state }: NavigateProps) {
  const go = useNavigate();
  useEffect(() => {
    let here = true;
    queueMicrotask(() => here && void go(to, { replace, state }));
    return () => {
      here = false;
    };
  }, [go, to, replace, state]);
  return null;
}
