/** A piece of a comparison: there in both, only before, only after. */
export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** A paragraph of a comparison, in pieces. */
export type ComparedLine = Piece[];

/** So many cells of the table are worth it; what is larger is shown as gone and new. */
const mostCells = 4_000_000;

/** The longest row of items that both have, in order, as pairs of places. */
function common<T>(before: readonly T[], after: readonly T[]): [number, number][] {
  const [rows, columns] = [before.length, after.length];
  if (rows * columns > mostCells) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (before[i] === after[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Latin words and numbers whole, everything else character by character. */
const piecesOf = (text: string): string[] => text.match(/[A-Za-z0-9]+|[^A-Za-z0-9]/gu) ?? [];

/** What changed within one paragraph. */
export function compareWords(before: string, after: string): ComparedLine {
  const [a, b] = [piecesOf(before), piecesOf(after)];
  const line: ComparedLine = [];
  const add = (kind: Piece['kind'], items: readonly string[]) => {
    const text = items.join('');
    if (text) line.push({ kind, text });
  };
  let [i, j] = [0, 0];
  let same: string[] = [];
  for (const [x, y] of [...common(a, b), [a.length, b.length] as [number, number]]) {
    if (x > i || y > j) {
      add('same', same);
      same = [];
      add('gone', a.slice(i, x));
      add('new', b.slice(j, y));
    }
    const word = a[x];
    if (word !== undefined && x < a.length) same.push(word);
    [i, j] = [x + 1, y + 1];
  }
  add('same', same);
  return line;
}

/** How much of two paragraphs is the same, 0 to 1. */
const likeness = (line: ComparedLine): number => {
  const count = (kind: Piece['kind']) =>
    line.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  const all = count('same') * 2 + count('gone') + count('new');
  return all === 0 ? 1 : (count('same') * 2) / all;
};

/** Paragraphs of two versions side by side: those that are nearly alike are compared word by word. */
export function compareLines(before: readonly string[], after: readonly string[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...common(before, after), [before.length, after.length] as [number, number]]) {
    const gone = before.slice(i, x);
    const fresh = after.slice(j, y);
    for (const text of fresh) {
      const [old] = gone;
      const line = old === undefined ? undefined : compareWords(old, text);
      if (line && likeness(line) >= 0.4) {
        gone.shift();
        lines.push(line);
      } else lines.push([{ kind: 'new', text }]);
    }
    for (const text of gone) lines.push([{ kind: 'gone', text }]);
    const text = before[x];
    if (text !== undefined && x < before.length) lines.push([{ kind: 'same', text }]);
    [i, j] = [x + 1, y + 1];
  }
  return lines;
}
