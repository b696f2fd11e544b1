import { Refusal } from '../refusal';

const strange = () => new Refusal('文档的编码不常见，无法检查，请另存为新文档后再上传');

/** The encoding of a part by its first bytes. @throws Refusal for what Office never writes */
function encodingOf(start: Buffer): string {
  const [a = 0, b = 0, c = 0, d = 0] = start;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0) return c === 0 ? refuse() : 'utf-16le';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  if (a === 0 || (a === 0x4c && b === 0x6f && c === 0xa7 && d === 0x94)) return refuse();
  // Every other encoding that is let through writes the signs of markup as UTF-8 does.
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']*)/i.exec(
    start.toString('latin1', 0, 300),
  )?.[1];
  return declared && !/^(utf-?8|us-ascii|iso-8859-\d+|windows-125\d|gbk|gb2312|gb18030)$/i.test(declared)
    ? refuse()
    : 'utf-8';
}

const refuse = (): never => {
  throw strange();
};

/** Whether bytes look like markup, by what stands there first. */
export const isMarkup = (head: Buffer): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*<\0?[?!a-z]/i.test(head.toString('latin1', 0, 64)) ||
  head.subarray(0, 4).equals(Buffer.from([0x4c, 0x6f, 0xa7, 0x94]));

/**
 * The text of a part of a document, piece by piece. A document type of its own, by which entities grow without end and
 * other files are read, is refused: Office writes none.
 * @throws Refusal
 */
export async function* xmlText(blocks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let rest = '';
  for await (const block of blocks) {
    decoder ??= new TextDecoder(encodingOf(block));
    const text = decoder.decode(block, { stream: true });
    if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(rest + text))
      throw new Refusal('文档中含有外部定义（DOCTYPE），请另存为新文档后再上传');
    rest = text.slice(-16);
    yield text;
  }
}
