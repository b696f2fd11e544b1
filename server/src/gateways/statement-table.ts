/**
 * The cells of a statement's text, line by line: CSV without quotes, with what the channels put around each cell (a
 * backtick before, a tab behind) taken away. Blank lines and remarks (`#`) are left out.
 */
export function statementCells(text: string): string[][] {
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').map((cell) => cell.trim().replace(/^`/, '').trim()));
}

/**
 * Reads the lines below a head whose columns are found by their names, wherever they stand.
 * @returns undefined where the text has no such head
 */
export function statementRows<C extends string>(
  cells: readonly string[][],
  columns: readonly C[],
): Record<C, string>[] | undefined {
  const head = cells.findIndex((row) => columns.every((column) => row.includes(column)));
  if (head < 0) return undefined;
  const names = cells[head] ?? [];
  const rows: Record<C, string>[] = [];
  for (const row of cells.slice(head + 1)) {
    // The sums below have columns of their own.
    if (row.length !== names.length) break;
    rows.push(
      Object.fromEntries(columns.map((column) => [column, row[names.indexOf(column)] ?? ''])) as Record<
        C,
        string
      >,
    );
  }
  return rows;
}

/** "88.88", "-88.8" or "88" → 分, exactly; null for anything else. */
export function signedFen(text: string): number | null {
  const [, sign = '', whole, part = ''] = /^([+-]?)(\d{1,11})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  // Fees have up to five places, of which all but two are zero.
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return null;
  const fen = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return sign === '-' ? -fen : fen;
}
