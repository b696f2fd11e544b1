import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const unpacked = promisify(brotliDecompress);

/** A text compressed once, in which a word of always the same length is another one in each answer. */
export interface Sealed {
  /** Bytes that it takes up. */
  size: number;
  /** The text compressed with brotli, with this word in it. */
  packed(word: string): Buffer;
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
    const packed: Buffer[] = [];
    for (const piece of pieces) {
      stream.write(piece);
      await new Promise<void>((resolve) => {
        stream.flush(constants.BROTLI_OPERATION_FLUSH, () => setImmediate(resolve));
      });
      packed.push(take());
    }
    const ended = new Promise((resolve) => stream.once('end', resolve));
    stream.end();
    await ended;
    packed.push(take());
    return packed;
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

interface Piece {
  bytes: Buffer;
  /** Begins with the word, and is sent as it is. */
  open: boolean;
}

/** Cuts a text at the first places of a word, so many of them. */
function cut(text: Buffer, word: Buffer, most: number): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let n = 0; n < most; n += 1) {
    const at = text.indexOf(word, from);
    if (at < 0) break;
    const end = at + word.length + behind;
    if (at > from) pieces.push({ bytes: text.subarray(from, at), open: false });
    pieces.push({ bytes: text.subarray(at, end), open: true });
    from = end;
  }
  if (from < text.length) pieces.push({ bytes: text.subarray(from), open: false });
  return pieces;
}

async function pack(text: Buffer, word: Buffer, most: number): Promise<Sealed> {
  const pieces = cut(text, word, most);
  const packed = await packedPieces(pieces.map(({ bytes }) => bytes));
  const parts = packed.map((bytes, i) => {
    const piece = pieces[i];
    return piece?.open ? { rest: piece.bytes.subarray(word.length) } : { bytes };
  });
  const opened = (other: string) =>
    Buffer.concat(
      parts.map(({ bytes, rest }) => bytes ?? verbatim(Buffer.concat([Buffer.from(other), rest]))),
    );
  return {
    size: packed.reduce((sum, { length }) => sum + length, 0),
    packed: (other) => {
      if (Buffer.byteLength(other) !== word.length) throw new Error('the word has another length');
      return opened(other);
    },
    plain: (other) => unpacked(opened(other)),
  };
}

/**
 * Seals a text. The word's first place is left open; at all others the compressed text says "as there", which is looked
 * at before it is believed.
 * @param word as it stands in the text, where nothing else looks like it; ASCII, as are two signs behind it
 */
export async function seal(text: string, word: string): Promise<Sealed> {
  const [whole, mark] = [Buffer.from(text), Buffer.from(word)];
  // Backwards: as long as the word, and nothing that stands in the text.
  const other = [...word].reverse().join('');
  for (const most of [1, Number.POSITIVE_INFINITY]) {
    const sealed = await pack(whole, mark, most);
    if ((await sealed.plain(other)).equals(Buffer.from(text.replaceAll(word, other)))) return sealed;
  }
  throw new Error('a text cannot be sealed');
}
