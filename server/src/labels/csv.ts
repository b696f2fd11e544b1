/**
 * A cell of a CSV. One that a spreadsheet program would take for a formula gets an apostrophe in front; what stands
 * before the sign does not hide it.
 */
export function csvCell(value: string | number): string {
  const text = String(value).replace(/\r\n?/g, '\n');
  // A number is none, whatever its sign.
  const guarded =
    typeof value === 'string' && /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t|%]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A line of a CSV, as spreadsheet programs read it. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
