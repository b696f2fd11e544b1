/** How a file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** Something is wrong with the file as a whole; its message is for people. */
export class FileFault extends Error {}

/**
 * What a mark at its beginning says, else UTF-8 where that fits, else what Excel writes in China.
 * @throws FileFault for a workbook
 */
export function encodingOf(head: Buffer): Encoding {
  const begins = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0))
    throw new FileFault('这是 Excel 工作簿，请在 Excel 中另存为“CSV UTF-8”后再上传');
  if (begins(0xff, 0xfe)) return 'utf-16le';
  if (begins(0xfe, 0xff)) return 'utf-16be';
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
