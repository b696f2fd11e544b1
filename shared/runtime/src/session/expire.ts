import { emitSessionChange } from './changes';
import { becomeVisitor, isLogin } from './state';
import { authorization } from './storage';

/**
 * Ends the session after a 401.
 * @param sentWith the `Authorization` header of the refused request; when somebody has logged in since, nothing happens
 */
export function expireSession(sentWith: string): void {
  if (sentWith !== authorization()) return;
  const wasIn = isLogin();
  becomeVisitor();
  if (wasIn) emitSessionChange('expired');
}
