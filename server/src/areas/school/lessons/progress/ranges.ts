/** Seconds of a lesson as ranges `[from, to)`, sorted, apart from each other. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Reads what PostgreSQL writes of an `int4multirange`: `{[0,6),[15,18)}`. */
export const readRanges = (text: string): Ranges =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)] as const);

export const writeRanges = (ranges: Ranges): string =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;

/** What stands in either. Ranges in any order are put in order, those that touch become one. */
export function union(...all: readonly Ranges[]): Ranges {
  const merged: [number, number][] = [];
  for (const [from, to] of all.flat().toSorted((a, b) => a[0] - b[0])) {
    if (to <= from) continue;
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What stands in both. */
export function intersect(a: Ranges, b: Ranges): Ranges {
  const found: [number, number][] = [];
  for (const [from, to] of a)
    for (const [start, end] of b) {
      const [low, high] = [Math.max(from, start), Math.min(to, end)];
      if (low < high) found.push([low, high]);
    }
  return union(found);
}

/** What stands in the first and not in the second. */
export function without(a: Ranges, b: Ranges): Ranges {
  let left: (readonly [number, number])[] = [...a];
  for (const [start, end] of b)
    left = left.flatMap(([from, to]) => {
      if (end <= from || start >= to) return [[from, to] as const];
      return [[from, Math.min(start, to)] as const, [Math.max(end, from), to] as const].filter(
        ([low, high]) => low < high,
      );
    });
  return left;
}

export const lengthOf = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The first so many seconds of it. */
export function firstOf(ranges: Ranges, seconds: number): Ranges {
  const taken: [number, number][] = [];
  let left = seconds;
  for (const [from, to] of ranges) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    taken.push([from, end]);
    left -= end - from;
  }
  return taken;
}
