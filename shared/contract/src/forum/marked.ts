import type { MarkedText } from './shapes';

const mostWords = 5;

/** The words of a search: NFKC, lower case, at most five. */
export const searchWords = (keywords: string): string[] =>
  [...new Set(keywords.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean))].slice(0, mostWords);

/** A text in pieces, those that the words hit marked: by the server in results, by clients in suggestions. */
export function markedBy(text: string, words: readonly string[]): MarkedText {
  const folded = text.normalize('NFKC').toLowerCase();
  // Where folding changes lengths, positions would not be those of the text.
  if (folded.length !== text.length || words.length === 0) return [{ text, hit: false }];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      hit.fill(true, at, at + word.length);
  const parts: MarkedText = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else parts.push({ text: text[i] ?? '', hit: hit[i] === true });
  }
  return parts;
}
