import { printableLine } from '../bootstrap/printable.mjs';

/** Columns that a text takes on a terminal: Chinese characters take two. */
const widthOf = (text) => [...text].reduce((sum, c) => sum + (/[\u1100-\uffef]/.test(c) ? 2 : 1), 0);

/** Rows as lines with even columns; a cell is one line, whatever somebody wrote. */
export function table(head, given) {
  const rows = given.map((row) => row.map((text) => printableLine(text ?? '')));
  const widths = head.map((name, i) => Math.max(...[name, ...rows.map((row) => row[i] ?? '')].map(widthOf)));
  const line = (row) =>
    row
      .map((text, i) => (text ?? '') + ' '.repeat(widths[i] - widthOf(text ?? '')))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
