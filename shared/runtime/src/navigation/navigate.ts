import { createPath, type To } from 'react-router-dom';
import { history } from './history';
import { takeReturn } from './return-path';

/** How to go. */
export interface NavigateOptions {
  /** Replaces the present entry of the history instead of adding one. */
  replace?: boolean;
  /** Kept with the entry, read through `useLocation().state`. */
  state?: unknown;
}

/** Goes to another page of the product, from anywhere in the code. Guards and redirects apply. */
export function navigate(to: To, { replace = false, state }: NavigateOptions = {}): void {
  const path = typeof to === 'string' ? to : createPath(to);
  if (replace) history.replace(path, state);
  else history.push(path, state);
}

/**
 * Goes back where the login interrupted somebody. Call it after `session.login`.
 * @param otherwise where to go when nobody was interrupted
 */
export function returnAfterLogin(otherwise = '/'): void {
  navigate(takeReturn() ?? otherwise, { replace: true });
}
