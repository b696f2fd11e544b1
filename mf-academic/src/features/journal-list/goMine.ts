import { isLogin, navigateLoggedIn } from '@harbor/runtime';
import type { MouseEvent } from 'react';
import { minePath } from '../../journals/place';

/** Visitors go to their own journals by way of the login. */
export function goMine(event: MouseEvent): void {
  if (isLogin()) return;
  event.preventDefault();
  navigateLoggedIn(minePath);
}
