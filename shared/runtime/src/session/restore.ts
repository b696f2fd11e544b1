import { ApiError } from '../http/api-error';
import { call } from '../http/call';
import { store } from '../store/store';
import { emitSessionChange } from './changes';
import { expireSession } from './expire';
import { adoptStoredFlags, adoptUser, restoringAtom } from './state';
import { authorization, readToken } from './storage';

const firstPause = 1000;
const longestPause = 30_000;

let attempt = 0;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Asks the server who the stored token belongs to. An envelope with another code than 200 ends the session; a fault on
 * the way (503 without envelope, timeout, no network) changes nothing.
 * @throws ApiError
 */
export async function refreshUser(): Promise<void> {
  const sentWith = authorization();
  try {
    const user = await call('GET /userInfo', { silent: true });
    if (sentWith === authorization() || readToken()) adoptUser(user);
  } catch (error) {
    if (error instanceof ApiError && !error.transient) expireSession(sentWith);
    throw error;
  }
}

/**
 * Start of the session: with a stored token the user is fetched, again and again with growing pauses
 * (1 s to 30 s) while the server is away; meanwhile the stored flags stand.
 */
export async function restoreSession(): Promise<void> {
  adoptStoredFlags();
  const mine = ++attempt;
  if (!readToken()) {
    emitSessionChange('restored');
    return;
  }
  store.set(restoringAtom, true);
  for (let wait = firstPause; mine === attempt; wait = Math.min(wait * 2, longestPause)) {
    try {
      await refreshUser();
      break;
    } catch (error) {
      if (!(error instanceof ApiError && error.transient)) break;
      await pause(wait);
    }
  }
  if (mine !== attempt) return;
  store.set(restoringAtom, false);
  emitSessionChange('restored');
}
