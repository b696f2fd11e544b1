export { askLogout } from './ask-logout';
export { onSessionChange, type SessionChange } from './changes';
export { restoreSession } from './restore';
export { session } from './session';
export { isLogin } from './state';
export { ownPlace, readToken } from './storage';
export { followOtherTabs } from './tabs';
export { type SessionView, useSession } from './use-session';
