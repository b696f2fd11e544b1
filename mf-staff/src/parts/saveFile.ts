/** Gives something to the browser as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Lines as a file that spreadsheets read: the mark in front tells them that it is UTF-8. */
export const csvBlob = (lines: readonly string[]): Blob =>
  new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
