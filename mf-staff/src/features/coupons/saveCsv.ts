/** Gives codes to the browser as a file, one a line, as spreadsheets read it. */
export function saveCsv(name: string, title: string, codes: readonly string[]): void {
  // The mark in front tells spreadsheets that it is UTF-8.
  const text = `\ufeff${[title, ...codes].join('\r\n')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
