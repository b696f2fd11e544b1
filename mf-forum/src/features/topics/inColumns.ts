/** From how many topics on there are two columns. */
const fewest = 6;

/** Topics as they stand beside each other: few in one column, more split alternately into two. */
export function inColumns<T>(topics: T[]): T[][] {
  if (topics.length < fewest) return [topics];
  return [topics.filter((_, n) => n % 2 === 0), topics.filter((_, n) => n % 2 === 1)];
}
