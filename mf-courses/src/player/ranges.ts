/** From when to when, in seconds of the lesson. */
export type Range = [from: number, to: number];

/** Ranges in order, those that touch as one; what is empty is left out. */
export function merged(ranges: readonly Range[]): Range[] {
  const sorted = ranges.filter(([from, to]) => to > from).sort(([a], [b]) => a - b);
  const out: Range[] = [];
  for (const [from, to] of sorted) {
    const last = out[out.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** What is in the first and not in the second. */
export function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  let left = merged(ranges);
  for (const [from, to] of merged(taken)) {
    left = left.flatMap(([a, b]): Range[] => {
      if (to <= a || from >= b) return [[a, b]];
      return [
        [a, Math.min(b, from)],
        [Math.max(a, to), b],
      ];
    });
    left = left.filter(([a, b]) => b > a);
  }
  return left;
}

/** How many seconds ranges are together. */
export const lengthOf = (ranges: readonly Range[]): number =>
  merged(ranges).reduce((sum, [from, to]) => sum + to - from, 0);

/** What a browser says that it has played or has buffered. */
export function rangesOf(times: TimeRanges): Range[] {
  return Array.from({ length: times.length }, (_, n): Range => [times.start(n), times.end(n)]);
}

/** Ranges as they are sent: to a tenth of a second. */
export const rounded = (ranges: readonly Range[]): Range[] =>
  ranges.map(([from, to]): Range => [Math.floor(from * 10) / 10, Math.ceil(to * 10) / 10]);
