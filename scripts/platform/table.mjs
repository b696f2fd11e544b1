/** Columns that a text takes on a terminal: Chinese characters take two. */
const widthOf = (text) => [...text].reduce((sum, c) => sum + (/[\u1100-\uffef]/.test(c) ? 2 : 1), 0);

/** Rows as lines with even columns. */
export function table(head, rows) {
  const widths = head.map((name, i) => Math.max(...[name, ...rows.map((row) => row[i] ?? '')].map(widthOf)));
  const line = (row) =>
    row
      .map((text, i) => (text ?? '') + ' '.repeat(widths[i] - widthOf(text ?? '')))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
