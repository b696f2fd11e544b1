import { createReadStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredFile } from '@harbor/contract';
import type { FileType } from '@harbor/contract/file-types';
import { fileLimits } from '../limits';
import type { FileStore } from '../store/store';
import { readText } from './decode';
import { readDocx } from './docx';

/** Types whose text can be read. */
export const textTypes: readonly FileType[] = ['docx', 'txt', 'md', 'tex'];

/** Lines after which others have their turn: a piece of a file may be nothing but ends of lines. */
const linesOfTurn = 4000;

/**
 * Joins what is read piece by piece to paragraphs: in TeX and Markdown an empty line ends one, in plain text every line.
 */
async function textParagraphs(path: string, type: FileType, add: (text: string) => boolean): Promise<void> {
  const end = type === 'txt' ? /\r?\n/ : /\r?\n[ \t]*\r?\n\s*/;
  let rest = '';
  for await (const piece of readText(createReadStream(path))) {
    const parts = piece.includes('\n') ? (rest + piece).split(end) : [rest + piece];
    rest = parts.pop() ?? '';
    for (const [n, part] of parts.entries()) {
      if (part !== '' && !add(part.replace(/^\uFEFF/, ''))) return;
      if (n % linesOfTurn === linesOfTurn - 1) await nextTurn();
    }
    // What has no end is cut off anyway.
    if (rest.length > fileLimits.text) break;
  }
  add(rest.replace(/^\uFEFF/, ''));
}

/**
 * The visible paragraphs of a stored docx, txt, md or tex file in their order, without empty ones; of very long ones the
 * first four million characters.
 * @throws Error for other types, and for files whose content is gone
 */
export async function paragraphsOf(
  { files }: { files: Pick<FileStore, 'place'> },
  file: Pick<StoredFile, 'id' | 'type'>,
): Promise<string[]> {
  if (!textTypes.includes(file.type)) throw new Error(`no text can be read of ${file.type}`);
  const path = await files.place(file.id);
  const found: string[] = [];
  let room = fileLimits.text;
  const add = (text: string) => {
    const shown = text.trim().slice(0, Math.max(0, room));
    room -= shown.length;
    if (shown) found.push(shown);
    return room > 0;
  };
  if (file.type === 'docx') await readDocx(path, (text) => void add(text));
  else await textParagraphs(path, file.type, add);
  return found;
}
