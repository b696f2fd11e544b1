import { withoutMarkFloods } from '@harbor/contract/composed';
import { withReadableFormulas } from '@harbor/contract/forum/readable-formula';

const blockEnd = /<br\s*\/?>|<\/(?:p|h[1-6]|li|tr|pre|blockquote|div)>|<hr\s*\/?>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What can be read of cleaned HTML: its blocks as lines, cells apart, without markup. Only for what `cleanPost` gave. */
export function textOf(cleaned: string): string {
  const text = cleaned
    .replace(/<\/t[dh]>/g, ' ')
    .replace(blockEnd, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
  // Tags between marks are gone.
  return withoutMarkFloods(text);
}

/** A text on one line, its formulas as they can be read without being set. */
export const readableLine = (text: string): string => withReadableFormulas(text).replace(/\s+/g, ' ').trim();

/** The beginning of a line. */
export function beginningOf(line: string, length = 120): string {
  const letters = [...line];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line;
}

/** Of how much of a text its beginning is made: formulas are longer as they are written. */
const looked = 4000;

/** The beginning of a text on one line: what lists, results, favourites, drafts and notices show of it. */
export const excerptOf = (text: string, length?: number): string =>
  beginningOf(readableLine(text.slice(0, looked)), length);
