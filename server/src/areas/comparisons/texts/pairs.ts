/** The pairs of neighbouring characters of a text, counted; spaces and case do not matter. */
export type Pairs = ReadonlyMap<string, number>;

export function pairsOf(text: string): Pairs {
  const characters = [...text.replace(/\s+/g, '').toLowerCase()];
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < characters.length; at += 1) {
    const pair = `${characters[at]}${characters[at + 1]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  if (characters.length === 1) pairs.set(characters[0] ?? '', 1);
  return pairs;
}

const sizeOf = (pairs: Pairs) => {
  let size = 0;
  for (const count of pairs.values()) size += count;
  return size;
};

/** How much two texts have in common, from 0 to 1 (Sørensen–Dice). */
export function likeness(left: Pairs, right: Pairs): number {
  const total = sizeOf(left) + sizeOf(right);
  if (total === 0) return 1;
  const [few, many] = left.size < right.size ? [left, right] : [right, left];
  let common = 0;
  for (const [pair, count] of few) common += Math.min(count, many.get(pair) ?? 0);
  return (2 * common) / total;
}
