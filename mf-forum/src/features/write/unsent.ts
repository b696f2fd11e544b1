import { emptyFields, type Fields } from './fields';

const place = 'harbor:forum:unsent';

/** Keeps what a visitor has written over the login; for this tab. */
export function keepUnsent(fields: Fields): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(fields));
  } catch {
    // Without room the text stays on the page, as long as that does.
  }
}

/** What was kept, once; null for nothing. */
export function takeUnsent(): Fields | null {
  const text = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  if (!text) return null;
  try {
    return { ...emptyFields, ...(JSON.parse(text) as Partial<Fields>) };
  } catch {
    return null;
  }
}
