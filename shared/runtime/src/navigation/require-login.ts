import { createPath } from 'react-router-dom';
import { notifyOnce } from '../notify/once';
import { isLogin } from '../session/state';
import { currentPosition } from './current';
import { navigate } from './navigate';
import { rememberReturn } from './return-path';

/**
 * For actions that need a login on a page that does not. Visitors see the warning, and the page is remembered to come
 * back to after their login.
 * @param warning e.g. '请登录后评价！'
 * @returns whether somebody is logged in
 */
export function requireLogin(warning = '请登录'): boolean {
  if (isLogin()) return true;
  notifyOnce('warning', warning);
  rememberReturn(createPath(currentPosition().location));
  return false;
}

/**
 * Warns a visitor and opens the login, from which they go on to a page.
 * @param path with query string, e.g. '/buypage/1?spec=2'
 */
export function askLogin(path: string): void {
  notifyOnce('warning', '请登录');
  rememberReturn(path);
  navigate('/login');
}

/**
 * Goes to a page that needs a login, with visitors by way of the login: the guard of its route would send them home,
 * away from what they were looking at.
 * @param path with query string
 */
export function navigateLoggedIn(path: string): void {
  if (isLogin()) navigate(path);
  else askLogin(path);
}
