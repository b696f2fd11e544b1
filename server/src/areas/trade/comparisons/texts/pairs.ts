/** The pairs of neighbouring characters of a text; spaces and case do not matter. */
export interface Pairs {
  counts: ReadonlyMap<string, number>;
  /** All of them together. */
  size: number;
}

/** Characters of a paragraph that speak for it: whoever writes more in one has the same words in the beginning. */
const looked = 50_000;

export function pairsOf(text: string): Pairs {
  const characters = [...text.slice(0, looked).replace(/\s+/g, '').toLowerCase()];
  const counts = new Map<string, number>();
  const add = (pair: string) => counts.set(pair, (counts.get(pair) ?? 0) + 1);
  for (let at = 0; at + 1 < characters.length; at += 1) add(`${characters[at]}${characters[at + 1]}`);
  if (characters.length === 1) add(characters[0] ?? '');
  return { counts, size: Math.max(counts.size > 0 ? 1 : 0, characters.length - 1) };
}

/** How much two texts have in common, from 0 to 1 (Sørensen–Dice). */
export function likeness(left: Pairs, right: Pairs): number {
  const total = left.size + right.size;
  if (total === 0) return 1;
  const [few, many] = left.counts.size < right.counts.size ? [left, right] : [right, left];
  let common = 0;
  for (const [pair, count] of few.counts) common += Math.min(count, many.counts.get(pair) ?? 0);
  return (2 * common) / total;
}

/** The most that the likeness of two texts can be, judged by their lengths alone. */
export const mostAlike = (left: Pairs, right: Pairs): number =>
  (2 * Math.min(left.size, right.size)) / Math.max(1, left.size + right.size);
