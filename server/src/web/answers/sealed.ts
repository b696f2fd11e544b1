import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const packed = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);

/** A text compressed once, in which a word of always the same length is another one in each answer. */
export interface Sealed {
  /** Bytes that it takes up. */
  size: number;
  /** Whether it has to be compressed again for each answer. */
  open: boolean;
  /** The text compressed with brotli, with this word in it. */
  packed(word: string): Promise<Buffer>;
  /** The text itself, with this word in it. */
  plain(word: string): Promise<Buffer>;
}

/** Level 5 takes some 2 ms for a page of 90 KB; 9 takes 40 and saves 4 %. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A piece of a stream of brotli that holds its bytes as they are (RFC 7932, section 9.2: a metablock that is not the last,
 * its length less one in 16 bits, the mark of uncompressed bytes).
 */
function verbatim(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}

/** Compresses pieces of one text one after the other; each begins with a byte of its own. */
async function packedPieces(pieces: readonly Buffer[]): Promise<Buffer[]> {
  const stream = createBrotliCompress(level);
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  let out: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => void out.push(chunk));
  const take = () => Buffer.concat(out.splice(0));
  const work = (async () => {
    const done: Buffer[] = [];
    for (const piece of pieces) {
      stream.write(piece);
      await new Promise<void>((resolve) => {
        stream.flush(constants.BROTLI_OPERATION_FLUSH, () => setImmediate(resolve));
      });
      done.push(take());
    }
    const ended = new Promise((resolve) => stream.once('end', resolve));
    stream.end();
    await ended;
    done.push(take());
    return done;
  })();
  try {
    return await Promise.race([work, failed]);
  } finally {
    out = [];
    stream.destroy();
  }
}

/** Two more bytes than the word: by the two before it, brotli chooses the code of a byte that it compresses. */
const behind = 2;

/**
 * What stands for the word while the text is compressed: as long, of bytes that no page has, each another one. Letters
 * would do for words elsewhere that begin alike, and these would change with the word.
 */
function standIn(length: number): string {
  const codes = Array.from({ length: 0x20 }, (_, code) => code).filter(
    (code) => code !== 0 && !/\s/.test(String.fromCharCode(code)),
  );
  return String.fromCharCode(...Array.from({ length }, (_, i) => codes[i % codes.length] ?? 1));
}

/**
 * Compresses a text around the first place of a word, which stays open; at all others the compressed text says "as there".
 * @returns undefined where it does not come out the same with another word
 */
async function sealedAround(text: string, word: string): Promise<Sealed | undefined> {
  const mark = standIn(word.length);
  const whole = Buffer.from(text.replaceAll(word, mark));
  const at = whole.indexOf(mark);
  if (at < 0) return undefined;
  const end = at + mark.length + behind;
  // Copied, or it would keep the whole text.
  const rest = Buffer.from(whole.subarray(at + mark.length, end));
  const [before, , ...after] = await packedPieces([
    whole.subarray(0, at),
    whole.subarray(at, end),
    whole.subarray(end),
  ]);
  if (!before) return undefined;
  const tail = Buffer.concat(after);
  const opened = (other: string) =>
    Buffer.concat([before, verbatim(Buffer.concat([Buffer.from(other), rest])), tail]);
  const plain = (other: string) => unpacked(opened(other));
  // Looked at before it is believed.
  const other = [...word].reverse().join('');
  const asExpected = (await plain(other)).equals(Buffer.from(text.replaceAll(word, other)));
  if (!asExpected) return undefined;
  return { size: before.length + tail.length, open: false, packed: async (given) => opened(given), plain };
}

/** Kept as it is, and compressed for each answer. */
function unsealed(text: string, word: string): Sealed {
  const plain = async (other: string) => Buffer.from(text.replaceAll(word, other));
  return {
    size: 2 * text.length,
    open: true,
    packed: async (other) => packed(await plain(other), level),
    plain,
  };
}

/**
 * Seals a text, so that it need not be compressed again for another word.
 * @param word as it stands in the text, where nothing else looks like it; ASCII, as are two signs behind it
 */
export async function seal(text: string, word: string): Promise<Sealed> {
  const sealed = (await sealedAround(text, word).catch(() => undefined)) ?? unsealed(text, word);
  const checked =
    <T>(use: (other: string) => Promise<T>) =>
    async (other: string) => {
      // It would end the text too early, or too late.
      if (Buffer.byteLength(other) !== word.length) throw new Error('the word has another length');
      return use(other);
    };
  return { ...sealed, packed: checked(sealed.packed), plain: checked(sealed.plain) };
}
