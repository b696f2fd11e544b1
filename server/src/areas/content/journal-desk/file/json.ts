import { journalImportRule } from '@harbor/contract/journal-import';
import { FileFault } from './decode';

type Json = Record<string, unknown>;

/** So much of a file says how it is made. */
const beginning = 4096;

const deepest = 12;

/** The list of journals in an object that says other things as well. */
const wrapped = /"(?:data|journals|items|results|records|rows|list)"\s*:\s*\[/;

/**
 * The objects of a JSON file: of a list, of the list in an object (`data`, `journals`, …), or of lines. Each is parsed by
 * itself, so that the file may be of any size.
 * @throws FileFault where it is no JSON
 */
export async function* jsonObjects(text: AsyncIterable<string>): AsyncGenerator<Json> {
  /** Brackets around each row: of a list one, of lines none. */
  let around: 0 | 1 | undefined;
  let head = '';
  let held = '';
  let depth = 0;
  let inText = false;
  let escaped = false;
  for await (const piece of withEnd(text)) {
    let part = piece ?? '';
    if (around === undefined) {
      head += part;
      if (head.length < beginning && piece !== null) continue;
      part = listOf(head);
      around = part.startsWith('[') ? 1 : 0;
    }
    let from = depth > around ? 0 : -1;
    for (let i = 0; i < part.length; i++) {
      const letter = part[i];
      if (inText) {
        if (escaped) escaped = false;
        else if (letter === '\\') escaped = true;
        else if (letter === '"') inText = false;
      } else if (letter === '"') inText = true;
      else if (letter === '{' || letter === '[') {
        depth += 1;
        if (depth > deepest) throw new FileFault('JSON 嵌套太深');
        if (letter === '{' && depth === around + 1) from = i;
      } else if (letter === '}' || letter === ']') {
        depth -= 1;
        if (depth < 0) throw new FileFault('JSON 格式不正确，请检查文件');
        if (letter === '}' && depth === around && from >= 0) {
          yield parsed(held + part.slice(from, i + 1));
          held = '';
          from = -1;
        }
        // Behind the list nothing more is of interest.
        if (around === 1 && depth === 0) return;
      }
    }
    if (from >= 0) held += part.slice(from);
    if (held.length > journalImportRule.row) throw tooLong();
  }
  if (depth !== 0 || inText) throw new FileFault('JSON 文件不完整，请重新导出');
}

const tooLong = () => new FileFault('有一条记录太长，请检查文件');

/** The pieces of a text, and null behind the last. */
async function* withEnd(text: AsyncIterable<string>): AsyncGenerator<string | null> {
  yield* text;
  yield null;
}

/** The text from where the journals begin. @throws FileFault where there are none */
function listOf(head: string): string {
  const text = head.trimStart();
  const list = wrapped.exec(text);
  // In a list, and behind the end of a row, the words are those of a journal.
  if (text.startsWith('{') && list && !text.slice(0, list.index).includes('}\n{'))
    return text.slice(list.index + list[0].length - 1);
  if (text.startsWith('[') || text.startsWith('{')) return text;
  throw new FileFault('JSON 里没有期刊列表');
}

function parsed(text: string): Json {
  if (text.length > journalImportRule.row) throw tooLong();
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    throw new FileFault('JSON 格式不正确，请检查文件', { cause });
  }
}
