/** How a file is written. */
export type Encoding = 'utf-8' | 'gb18030';

/** Something is wrong with the file as a whole; its message is for people. */
export class FileFault extends Error {}

/** UTF-8 where that fits, else what Excel writes in China. */
export function encodingOf(head: Buffer): Encoding {
  try {
    // The last character of a beginning may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

/** The text of a file, as it is read. @throws FileFault where it is not written as its beginning */
export async function* textOf(parts: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const part of parts) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw cause;
    throw new FileFault('文件里有无法识别的字符，请另存为 UTF-8 编码后再上传', { cause });
  }
}
