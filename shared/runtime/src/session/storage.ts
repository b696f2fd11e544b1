/** The flags of the session that live in local storage, by their keys there. */
export type SessionFlag = 'islogin' | 'isTeacher' | 'isRead';

const negative = new Set(['', 'false', '0', 'null', 'undefined']);

/** Whether a stored flag is set; `false` written by another tab counts as not set. */
export function readFlag(flag: SessionFlag): boolean {
  return isSet(localStorage.getItem(flag));
}

/** Whether a raw value of local storage means yes. */
export function isSet(value: string | null): boolean {
  return value !== null && !negative.has(value);
}

/** Writes a flag. Other tabs of the browser are told by a `storage` event. */
export function writeFlag(flag: SessionFlag, value: boolean): void {
  localStorage.setItem(flag, String(value));
}

/** The stored token, or an empty string. Raw text, without the quotes that a JSON storage would add. */
export function readToken(): string {
  return localStorage.getItem('token') ?? '';
}

/** Value of the `Authorization` header, `<type> <token>`, or an empty string for a visitor. */
export function authorization(): string {
  const token = readToken();
  return token && `${localStorage.getItem('token_type') ?? 'Bearer'} ${token}`;
}

/** Stores a token in the two parts in which the server gives it. */
export function writeToken(type: string, token: string): void {
  localStorage.setItem('token_type', type);
  localStorage.setItem('token', token);
}

/**
 * Takes a token over that the server sent in `X-Renew-Token`, unless the session has changed since that request was
 * sent: an answer that comes late must not bring back a session that ended.
 * @param sentWith the `Authorization` header of that request
 */
export function renewToken(token: string, sentWith: string): void {
  if (sentWith && sentWith === authorization()) localStorage.setItem('token', token);
}

/**
 * Begin of the keys under which a part keeps in the tab's session storage what is one person's own, e.g. unsent words:
 * what is there ends with the session, so that the next person at this screen does not find it.
 */
export const ownPlace = 'harbor:own:';

/**
 * Empties local storage, whole, on logout and on a 401, and what is one's own in session storage.
 * Anonymous things, e.g. where to go back to and until when no code can be sent, outlive it.
 */
export function clearStorage(): void {
  localStorage.clear();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(ownPlace)) sessionStorage.removeItem(key);
}
