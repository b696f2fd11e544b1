import { createPath } from 'react-router-dom';
import { currentPosition } from './current';
import { mayBeLive } from './live';

const place = 'harbor:return';

/**
 * Remembers where somebody wanted to go before the login. It is kept in this tab's own storage and never in an
 * address, so that no link can send people elsewhere after their login.
 */
export function rememberReturn(path: string): void {
  if (!path.startsWith('/login')) sessionStorage.setItem(place, path);
}

/** Pages that nobody means to come back to: on them an earlier wish stays, on the others it is replaced. */
const passedThrough = new Set(['/', '/404']);

/**
 * Remembers the present page; for links to the login. Home and 404 leave alone what is remembered: that is where a guard
 * sends people whom it turns away.
 * @param options `keep`: an earlier wish goes before this page, on pages that are themselves the way to the login
 */
export function rememberPage({ keep = false }: { keep?: boolean } = {}): void {
  const { location } = currentPosition();
  if (passedThrough.has(location.pathname.replace(/(?<=[^/])\/+$/, ''))) return;
  if (keep && sessionStorage.getItem(place)) return;
  rememberReturn(createPath(location));
}

/** The remembered path, once; undefined when there is none or when it is known to be no page of the product. */
export function takeReturn(): string | undefined {
  const path = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return path && mayBeLive(path) ? path : undefined;
}
