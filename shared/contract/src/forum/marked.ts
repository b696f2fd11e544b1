import { composed } from '../composed';
import type { MarkedText } from './shapes';

const mostWords = 5;

/** The words of a search: NFKC, lower case, at most five. */
export const searchWords = (keywords: string): string[] =>
  [...new Set(composed(keywords, 'NFKC').toLowerCase().split(/\s+/u).filter(Boolean))].slice(0, mostWords);

/** A text as searches compare it, and where in the text each of its characters comes from. */
export function folded(text: string): { folded: string; from: number[] } {
  const from: number[] = [];
  let all = '';
  // Folding changes lengths ("…" becomes "..."): a character with its marks at a time keeps the places.
  for (const { 0: one, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const plain = composed(one, 'NFKC').toLowerCase();
    for (let i = 0; i < plain.length; i++) from.push(index);
    all += plain;
  }
  from.push(text.length);
  return { folded: all, from };
}

/** A text in pieces, those that the words hit marked: by the server in results, by clients in suggestions. */
export function markedBy(text: string, words: readonly string[]): MarkedText {
  const { folded: plain, from } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words.filter(Boolean))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hit.fill(true, from[at], endOf(from, at + word.length));
  const parts: MarkedText = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else parts.push({ text: text[i] ?? '', hit: hit[i] === true });
  }
  return parts;
}

/** Where what was folded to the place before `end` ends: a hit in the middle of a character marks it whole. */
function endOf(from: readonly number[], end: number): number {
  let next = end;
  while (from[next] === from[end - 1]) next += 1;
  return from[next] ?? 0;
}
