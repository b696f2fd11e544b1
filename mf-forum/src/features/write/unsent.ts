import { emptyFields, type Fields } from './fields';

/** Feedback and posts are kept apart: what was typed for one never turns up in the other. */
const placeOf = (feedback: boolean) => `harbor:forum:unsent:${feedback ? 'feedback' : 'post'}`;

/** Keeps what a visitor has written over the login; for this tab. */
export function keepUnsent(feedback: boolean, fields: Fields): void {
  try {
    sessionStorage.setItem(placeOf(feedback), JSON.stringify(fields));
  } catch {
    // Without room the text stays on the page, as long as that does.
  }
}

/** What was kept, once; null for nothing. */
export function takeUnsent(feedback: boolean): Fields | null {
  const text = sessionStorage.getItem(placeOf(feedback));
  sessionStorage.removeItem(placeOf(feedback));
  if (!text) return null;
  try {
    return { ...emptyFields, ...(JSON.parse(text) as Partial<Fields>) };
  } catch {
    return null;
  }
}
