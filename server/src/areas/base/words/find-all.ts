/** Where a pattern stands in a text: UTF-16 units, `to` behind the last. */
export interface Found {
  /** Its place in the list of patterns. */
  pattern: number;
  from: number;
  to: number;
}

/**
 * Finds many patterns in one pass over a text (Aho and Corasick 1975), however many there are. Our own, as the libraries
 * tried take seconds to take in 5,000 words, which would hold up everybody.
 * @param patterns each not empty, none twice
 */
export function allFinder(patterns: readonly string[]): (text: string) => Generator<Found> {
  // Edges of all nodes in one map: the node above and the unit that leads down.
  const edges = new Map<number, number>();
  const edge = (node: number, unit: number) => node * 65_536 + unit;
  const ends: number[] = [-1];
  for (const [pattern, text] of patterns.entries()) {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      const key = edge(node, text.charCodeAt(at));
      const next = edges.get(key) ?? ends.push(-1) - 1;
      edges.set(key, next);
      node = next;
    }
    ends[node] = pattern;
  }
  // Where to go on when no edge fits, and the next node behind it at which a pattern ends: level by level, as each needs
  // those of all shorter ones.
  const fall = new Int32Array(ends.length);
  const shorter = new Int32Array(ends.length);
  let level = [0];
  const below = new Map<number, [unit: number, node: number][]>();
  for (const [key, node] of edges) {
    const above = Math.floor(key / 65_536);
    const known = below.get(above);
    if (known) known.push([key % 65_536, node]);
    else below.set(above, [[key % 65_536, node]]);
  }
  const step = (from: number, unit: number): number => {
    for (let node = from; ; node = fall[node] ?? 0) {
      const next = edges.get(edge(node, unit));
      if (next !== undefined) return next;
      if (node === 0) return 0;
    }
  };
  while (level.length > 0) {
    const deeper: number[] = [];
    for (const above of level)
      for (const [unit, node] of below.get(above) ?? []) {
        fall[node] = above === 0 ? 0 : step(fall[above] ?? 0, unit);
        const behind = fall[node] ?? 0;
        shorter[node] = (ends[behind] ?? -1) >= 0 ? behind : (shorter[behind] ?? 0);
        deeper.push(node);
      }
    level = deeper;
  }
  return function* find(text) {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      node = step(node, text.charCodeAt(at));
      for (let end = node; end > 0; end = shorter[end] ?? 0) {
        const pattern = ends[end] ?? -1;
        if (pattern >= 0) yield { pattern, from: at + 1 - (patterns[pattern] ?? '').length, to: at + 1 };
      }
    }
  };
}
