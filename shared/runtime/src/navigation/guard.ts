import type { RouteEntry } from '@harbor/contract';

/** What a guard must know of the session. */
export interface GuardSession {
  loggedIn: boolean;
  isTeacher: boolean;
  /** Certified. */
  isRead: boolean;
  isStaff: boolean;
  /** The stored token is still being looked up, so that a "no" may turn into a "yes". */
  pending: boolean;
}

/** What a guard says. `wait`: ask again when the session is known. */
export type Decision =
  | { kind: 'pass' }
  | { kind: 'wait' }
  | { kind: 'deny'; warning: string; to: string; menuItem: number; loginHelps: boolean };

const pass: Decision = { kind: 'pass' };

function deny(warning: string, loginHelps: boolean): Decision {
  return { kind: 'deny', warning, to: '/', menuItem: 1, loginHelps };
}

function verdict(access: RouteEntry['access'], session: GuardSession): Decision {
  const { loggedIn, isTeacher, isRead, isStaff } = session;
  switch (access) {
    case 'public':
      return pass;
    case 'login':
      return loggedIn ? pass : deny('请登录', true);
    case 'teacher':
      if (!loggedIn) return deny('请登录后进入接单平台', true);
      return isTeacher && isRead ? pass : deny('请认证成功后进入接单平台', false);
    case 'staff':
      if (!loggedIn) return deny('请登录', true);
      return isStaff ? pass : deny('无权访问该页面', false);
  }
}

/**
 * Whether a page may be opened: who may not is warned and sent to `/` with menu item 1. The server
 * decides again about every call; a guard only spares people pages that would not work.
 */
export function decide(route: Pick<RouteEntry, 'access'>, session: GuardSession): Decision {
  const decision = verdict(route.access, session);
  return decision.kind === 'deny' && session.pending ? { kind: 'wait' } : decision;
}
