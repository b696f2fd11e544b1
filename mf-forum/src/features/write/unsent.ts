import { ownPlace } from '@harbor/runtime';
import { emptyFields, type Fields } from './fields';

/** Feedback and posts are kept apart: what was typed for one never turns up in the other. */
const placeOf = (feedback: boolean) => `${ownPlace}forum:unsent:${feedback ? 'feedback' : 'post'}`;

/** Keeps what a visitor has written over the login; for this tab. */
export function keepUnsent(feedback: boolean, fields: Fields): void {
  try {
    sessionStorage.setItem(placeOf(feedback), JSON.stringify(fields));
  } catch {
    // Without room the text stays on the page, as long as that does.
  }
}

/**
 * What was kept; null for nothing. It stays until {@link forgetUnsent}: a page may be drawn more than once before it
 * stands, and may be mounted anew when the session changes.
 */
export function unsentOf(feedback: boolean): Fields | null {
  const text = sessionStorage.getItem(placeOf(feedback));
  if (!text) return null;
  try {
    return { ...emptyFields, ...(JSON.parse(text) as Partial<Fields>) };
  } catch {
    return null;
  }
}

/** The words were sent, saved elsewhere, or given up. */
export function forgetUnsent(feedback: boolean): void {
  sessionStorage.removeItem(placeOf(feedback));
}
