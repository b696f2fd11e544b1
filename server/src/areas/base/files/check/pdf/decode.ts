import { constants, inflateRawSync } from 'node:zlib';
import { Refusal } from '../refusal';
import { unpredict } from './predictor';

/** One step of packing, with what it needs to be undone. */
export interface Filter {
  name: string;
  /** Numbers of its parameters, e.g. `Predictor`. */
  parameters: ReadonlyMap<string, number>;
}

/** More filters one behind the other are no document's. */
const mostFilters = 6;

const unknown = () => new Refusal('PDF 用了无法检查的压缩方式，请重新导出（打印为 PDF）后再上传');
const tooMuch = () => new Refusal('PDF 内容过大，请重新导出后上传');

/** Output that grows up to a limit. */
class Output {
  private bytes: Buffer;
  length = 0;

  constructor(private readonly most: number) {
    this.bytes = Buffer.allocUnsafe(Math.min(most, 64 * 1024));
  }

  push(byte: number): void {
    this.room(1);
    this.bytes[this.length] = byte;
    this.length += 1;
  }

  add(block: Uint8Array): void {
    this.room(block.length);
    this.bytes.set(block, this.length);
    this.length += block.length;
  }

  private room(more: number): void {
    const needed = this.length + more;
    if (needed > this.most) throw tooMuch();
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.min(this.most, Math.max(needed, this.bytes.length * 2)));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  whole(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}

/** Without the checksum at the end, which readers do not ask for either; bytes behind the end count as none. */
function inflate(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed.subarray(2), { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooMuch();
    throw new Refusal('PDF 内容已损坏，无法检查，请重新导出后上传');
  }
}

function asciiHex(packed: Buffer, most: number): Buffer {
  const [text = ''] = packed.toString('latin1').split('>');
  const digits = text.replace(/[^0-9a-f]/gi, '');
  if (digits.length / 2 > most) throw tooMuch();
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

function ascii85(packed: Buffer, most: number): Buffer {
  const out = new Output(most);
  let group: number[] = [];
  const flush = (digits: number[], bytes: number) => {
    const value = digits.reduce((sum, one) => sum * 85 + one, 0);
    for (let n = 0; n < bytes; n += 1) out.push(Math.floor(value / 256 ** (3 - n)) & 0xff);
  };
  for (const byte of packed) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) flush([0], 4);
    if (byte < 0x21 || byte > 0x75) continue;
    group.push(byte - 0x21);
    if (group.length < 5) continue;
    flush(group, 4);
    group = [];
  }
  if (group.length > 1)
    flush([...group, ...Array.from({ length: 5 - group.length }, () => 84)], group.length - 1);
  return out.whole();
}

function runLength(packed: Buffer, most: number): Buffer {
  const out = new Output(most);
  for (let at = 0; at < packed.length; ) {
    const length = packed[at] ?? 128;
    if (length === 128) break;
    if (length < 128) {
      out.add(packed.subarray(at + 1, at + 2 + length));
      at += length + 2;
    } else {
      out.add(Buffer.alloc(257 - length, packed[at + 1] ?? 0));
      at += 2;
    }
  }
  return out.whole();
}

/** Lempel, Ziv and Welch with codes of 9 to 12 bits; `early` is how much sooner the codes grow longer. */
function lzw(packed: Buffer, most: number, early: number): Buffer {
  const [clear, end, longest] = [256, 257, 4096];
  const out = new Output(most);
  let table: Buffer[] = [];
  let bits = 9;
  let last: Buffer | undefined;
  const reset = () => {
    table = Array.from({ length: end + 1 }, (_, n) => Buffer.from(n < clear ? [n] : []));
    bits = 9;
    last = undefined;
  };
  reset();
  let pending = 0;
  let have = 0;
  for (const byte of packed) {
    pending = ((pending << 8) | byte) & 0xffffff;
    have += 8;
    if (have < bits) continue;
    have -= bits;
    const code = (pending >> have) & ((1 << bits) - 1);
    if (code === end) break;
    if (code === clear) {
      reset();
      continue;
    }
    const known = code < table.length ? table[code] : undefined;
    const entry: Buffer | undefined = known ?? (last && Buffer.concat([last, last.subarray(0, 1)]));
    if (!entry) break;
    out.add(entry);
    if (last && table.length < longest) table.push(Buffer.concat([last, entry.subarray(0, 1)]));
    last = entry;
    if (bits < 12 && table.length + early >= 1 << bits) bits += 1;
  }
  return out.whole();
}

function undo({ name, parameters }: Filter, packed: Buffer, most: number): Buffer {
  switch (name) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(inflate(packed, most), parameters);
    case 'LZWDecode':
    case 'LZW':
      return unpredict(lzw(packed, most, parameters.get('EarlyChange') ?? 1), parameters);
    case 'ASCIIHexDecode':
    case 'AHx':
      return asciiHex(packed, most);
    case 'ASCII85Decode':
    case 'A85':
      return ascii85(packed, most);
    case 'RunLengthDecode':
    case 'RL':
      return runLength(packed, most);
    default:
      throw unknown();
  }
}

/**
 * Undoes the filters of a stream in their order.
 * @param most bytes that any of them may give
 * @throws Refusal for more, for a filter that makes pictures, and for what is broken
 */
export function decodeStream(packed: Buffer, filters: readonly Filter[], most: number): Buffer {
  if (filters.length > mostFilters) throw unknown();
  return filters.reduce((bytes, filter) => undo(filter, bytes, most), packed);
}
