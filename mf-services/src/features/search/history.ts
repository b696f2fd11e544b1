/** Where the words are kept: in this browser alone, and gone with the logout. */
const place = 'harbor:search-history';

const atMost = 10;

/** A word put first; the same word in another case counts once, and the oldest goes. */
export function withWord(words: readonly string[], word: string): string[] {
  const same = word.toLowerCase();
  return [word, ...words.filter((one) => one.toLowerCase() !== same)].slice(0, atMost);
}

/** What was searched for in this browser, the newest first. What does not read as words counts as none. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string').slice(0, atMost)
      : [];
  } catch {
    return [];
  }
}

/** Keeps the words; without room or permission to store, they last as long as the page. */
export function writeHistory(words: readonly string[]): void {
  try {
    if (words.length > 0) localStorage.setItem(place, JSON.stringify(words));
    else localStorage.removeItem(place);
  } catch {
    // A search must not fail for its history.
  }
}
