import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FileType } from '@harbor/contract/file-types';
import { readText } from '../text/decode';
import { WordCount } from '../text/words';
import { textKind } from './content/text-kind';
import { FormulaWatch } from './formulas';
import { Refusal } from './refusal';

// biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the point
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f\ufffe\uffff]/;

/** Characters at the beginning by which a text is known. */
const start = 4096;

/** Types whose texts speak of programs now and then. */
const prose: readonly string[] = ['md', 'tex'] satisfies FileType[];

function refuseOthers(text: string, type: string): void {
  if (/^\ufeff?%PDF-\d/.test(text) || /^\ufeff?\{\\rt/.test(text))
    throw new Refusal('文件内容与扩展名不符，请改用正确的扩展名后再上传');
  const kind = textKind(text, prose.includes(type));
  if (kind === 'script') throw new Refusal('文件内容是程序或脚本，不能作为文稿上传');
  if (kind === 'page') throw new Refusal('文件内容是网页，请另存为 docx、pdf 或纯文本后再上传');
  if (type === 'csv' && /^\ufeff?ID;P/.test(text))
    throw new Refusal('文件内容不是 CSV，请在 Excel 中另存为 CSV 后再上传');
}

/**
 * Checks that a file is text in UTF-8, UTF-16 or the national encoding, and nothing that a program would take for more: no
 * page, no script, and in a table no formula that acts.
 * @param from where it lies, or its content
 * @param type the ending of its name
 * @param counting whether its words are wanted
 * @throws Refusal
 */
export async function checkText(
  from: string | Buffer,
  type: string,
  counting = true,
): Promise<{ words: number }> {
  const words = new WordCount();
  let beginning = '';
  let looked = false;
  const formulas = type === 'csv' ? new FormulaWatch() : undefined;
  const blocks = typeof from === 'string' ? createReadStream(from) : Readable.from([from]);
  for await (const text of readText(blocks)) {
    if (binary.test(text)) throw new Refusal('文件内容不是文本，请检查后重新上传');
    if (!looked) {
      beginning += text.slice(0, start);
      looked = beginning.length >= start;
      if (looked) refuseOthers(beginning, type);
    }
    formulas?.add(text);
    if (counting) words.add(text);
  }
  if (!looked) refuseOthers(beginning, type);
  return { words: words.total() };
}
