const pairs = (text: string) => {
  const letters = [...text.replace(/\s+/g, '')];
  const counts = new Map<string, number>();
  for (let i = 0; i < letters.length; i++) {
    const pair = `${letters[i]}${letters[i + 1] ?? ''}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
};

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, n) => total + n, 0);

/** How much of a text is another than before, 0 to 1, by pairs of characters: moving a paragraph is no change. */
export function changeOf(before: string, after: string): number {
  if (before === after) return 0;
  const [old, now] = [pairs(before), pairs(after)];
  let same = 0;
  for (const [pair, n] of old) same += Math.min(n, now.get(pair) ?? 0);
  const size = Math.max(sum(old), sum(now));
  return size === 0 ? 0 : 1 - same / size;
}
