import { diffArrays } from 'diff';

/** A piece of a text: gone, new, or as it was. */
export interface Piece {
  op: -1 | 0 | 1;
  text: string;
}

/** Words of letters with what belongs to them, single Chinese characters, spaces, and everything else by itself. */
const token = /\p{Script=Han}|[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|\s+|[^\s\p{L}\p{N}]/gu;

export const tokensOf = (text: string): string[] => text.match(token) ?? [];

const blank = (text: string) => text.trim() === '';

/**
 * What a trial changed of the excerpt, word by word. A lone space between two changes joins them, so that a reader sees
 * one change and not three. Undefined where the two have too little in common to be held side by side in 300 ms.
 */
export function piecesOf(before: string, after: string): Piece[] | undefined {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { timeout: 300 });
  if (!changes) return undefined;
  const pieces: Piece[] = changes.map(({ added, removed, value }) => ({
    op: added ? 1 : removed ? -1 : 0,
    text: value.join(''),
  }));
  const joined: Piece[] = [];
  let gone = '';
  let come = '';
  const flush = () => {
    if (gone) joined.push({ op: -1, text: gone });
    if (come) joined.push({ op: 1, text: come });
    gone = '';
    come = '';
  };
  pieces.forEach(({ op, text }, n) => {
    const between = op === 0 && blank(text) && (gone || come) && n + 1 < pieces.length;
    if (op === 0 && !between) {
      flush();
      joined.push({ op, text });
      return;
    }
    if (op <= 0) gone += text;
    if (op >= 0) come += text;
  });
  flush();
  return joined;
}

/** Changes that a reader counts. */
export const changesIn = (pieces: readonly Piece[]): number =>
  pieces.filter(({ op }, n) => op !== 0 && (n === 0 || pieces[n - 1]?.op === 0)).length;
