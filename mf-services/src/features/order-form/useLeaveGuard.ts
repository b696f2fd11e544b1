import { useNavigate } from '@harbor/runtime';
import { useEffect, useState } from 'react';

/**
 * Asks before somebody leaves with what the server does not have yet. A closed tab is asked by the browser; a followed
 * link of the site by the page. Going back is not stopped: this browser keeps what was typed.
 */
export function useLeaveGuard(unsaved: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!unsaved) return undefined;
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const following = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
        return;
      if (link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(`${link.pathname}${link.search}${link.hash}`);
    };
    window.addEventListener('beforeunload', closing);
    document.addEventListener('click', following, true);
    return () => {
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', following, true);
    };
  }, [unsaved]);

  return {
    asking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      const to = target ?? '/';
      setTarget(undefined);
      void navigate(to);
    },
  };
}
