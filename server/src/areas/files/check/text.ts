import { createReadStream } from 'node:fs';
import { readText } from '../text/decode';
import { WordCount } from '../text/words';
import { Refusal } from './refusal';

// biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the point
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f\ufffe\uffff]/;

/**
 * Checks that a file is text in UTF-8, UTF-16 or the national encoding, and nothing that a program would take for more.
 * @throws Refusal
 */
export async function checkText(path: string): Promise<{ words: number }> {
  const words = new WordCount();
  for await (const text of readText(createReadStream(path))) {
    if (binary.test(text)) throw new Refusal('文件内容不是文本，请检查后重新上传');
    words.add(text);
  }
  return { words: words.total() };
}
