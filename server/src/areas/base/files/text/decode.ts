import { Refusal } from '../check/refusal';

const unreadable = () => new Refusal('文本编码无法识别，请另存为 UTF-8 后再上传');

/** Encodings with the marks that begin them. */
function marked(start: Buffer): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * A text file piece by piece: UTF-16 with its mark, UTF-8, or else the national encoding (GB 18030). Which of the last two
 * it is shows at the first bytes that are not plain; from there on nothing else is taken.
 * @throws Refusal for what is none of these
 */
export async function* readText(blocks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let settled = false;
  for await (const block of blocks) {
    if (!decoder) {
      const encoding = marked(block);
      settled = encoding !== undefined;
      decoder = new TextDecoder(encoding ?? 'utf-8', { fatal: true });
    }
    // Until the first byte that is not plain both encodings read the same, and nothing is pending.
    const plain = !settled && block.every((byte) => byte < 0x80);
    const turn = !settled && !plain;
    try {
      yield decoder.decode(block, { stream: true });
      if (turn) settled = true;
    } catch {
      if (!turn) throw unreadable();
      settled = true;
      decoder = new TextDecoder('gb18030', { fatal: true });
      try {
        yield decoder.decode(block, { stream: true });
      } catch {
        throw unreadable();
      }
    }
  }
  try {
    yield decoder?.decode() ?? '';
  } catch {
    throw unreadable();
  }
}
