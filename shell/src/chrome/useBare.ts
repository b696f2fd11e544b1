import { resolvePath, snapshot, useCurrentRoute, usePosition } from '@harbor/runtime';

/**
 * Whether the page brings all of its own frame along. While its guard waits for the session its route tells already:
 * a header that came and went would move the page.
 */
export function useBare(): boolean {
  const current = useCurrentRoute();
  const { location } = usePosition();
  if (current) return current.route.chrome === 'bare';
  const found = resolvePath(snapshot, location.pathname);
  return found.kind === 'page' && found.match.route.chrome === 'bare';
}
