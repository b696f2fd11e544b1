import { journalImportRule } from '@harbor/contract/journal-import';
import { FileFault } from './decode';

/**
 * The rows of a CSV: cells between commas, semicolons or tabs (whichever the first line has most of), in quotes where they
 * hold any of these, line ends or quotes. Rows without any text are passed over.
 * @throws FileFault for a row that is too long, or never ends
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let separator = '';
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  /** A quote within quotes was read: the next character says whether it is one of the text. */
  let ended = false;
  let letters = 0;
  let pending = '';
  const tooLong = () => new FileFault('有一行太长，可能缺少右引号，请检查文件');
  const full = (): string[] | null => {
    if (letters + cell.length > journalImportRule.row) throw tooLong();
    const done = [...row, cell];
    [row, cell, letters] = [[], '', 0];
    return done.some((one) => one.trim() !== '') ? done : null;
  };
  for await (const piece of text) {
    let chunk = pending + piece;
    pending = '';
    if (separator === '') {
      if (!/[\r\n]/.test(chunk) && chunk.length < journalImportRule.row) {
        pending = chunk;
        continue;
      }
      separator = separatorOf(chunk);
    }
    // A line end of two characters may be cut in two.
    if (chunk.endsWith('\r')) {
      pending = '\r';
      chunk = chunk.slice(0, -1);
    }
    let from = 0;
    for (let i = 0; i < chunk.length; i++) {
      const letter = chunk[i];
      if (quoted) {
        if (ended) {
          ended = false;
          if (letter === '"') {
            cell += '"';
            from = i + 1;
            continue;
          }
          quoted = false;
        } else {
          if (letter === '"') {
            cell += chunk.slice(from, i);
            from = i + 1;
            ended = true;
          }
          continue;
        }
      }
      if (letter === '"' && cell === '' && from === i) {
        quoted = true;
        from = i + 1;
      } else if (letter === separator) {
        cell += chunk.slice(from, i);
        row.push(cell);
        letters += cell.length;
        cell = '';
        from = i + 1;
        if (row.length > journalImportRule.columns) throw tooManyColumns();
      } else if (letter === '\n' || letter === '\r') {
        cell += chunk.slice(from, i);
        if (letter === '\r' && chunk[i + 1] === '\n') i += 1;
        from = i + 1;
        const done = full();
        if (done) yield done;
      }
    }
    cell += chunk.slice(from);
    if (letters + cell.length > journalImportRule.row) throw tooLong();
  }
  if (pending !== '' && pending !== '\r') {
    // The whole file is one line without an end.
    for await (const done of csvRows(oneText(`${pending}\n`))) yield done;
    return;
  }
  if (quoted && !ended) throw new FileFault('文件在引号里结束，可能不完整，请重新导出');
  const done = full();
  if (done) yield done;
}

export const tooManyColumns = () =>
  new FileFault(`列数太多，最多 ${journalImportRule.columns} 列，请检查文件的分隔符`);

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', '\t', ';'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
