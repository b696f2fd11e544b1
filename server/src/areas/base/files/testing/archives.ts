import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One entry as both its own head and the directory write it. */
export interface RawEntry {
  name: string | Buffer;
  content?: string | Buffer;
  /** What the entry's own head says instead. */
  headName?: string;
  flags?: number;
  method?: number;
  /** Rights and kind of a Unix file, e.g. `0o120777` for a link. */
  mode?: number;
  /** Bytes before the entry's head. */
  before?: Buffer;
  /** Where the directory says that it lies. */
  offset?: number;
}

/** An archive as yazl would not write one: names, heads and places are as they are given. Nothing is packed. */
export function rawZip(entries: readonly RawEntry[], after: Buffer = Buffer.alloc(0)): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const {
    name,
    content = '',
    headName,
    flags = 0x800,
    method = 0,
    mode = 0o100644,
    before,
    offset,
  } of entries) {
    const bytes = Buffer.from(content);
    const called = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(crc(bytes), 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt32LE(bytes.length, 22);
    const own = headName === undefined ? called : Buffer.from(headName);
    head.writeUInt16LE(own.length, 26);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt16LE(0x0314, 4);
    head.copy(row, 6, 4, 30);
    row.writeUInt16LE(called.length, 28);
    row.writeUInt32LE((mode << 16) >>> 0, 38);
    at += before?.length ?? 0;
    row.writeUInt32LE(offset ?? at, 42);
    parts.push(before ?? Buffer.alloc(0), head, own, bytes);
    directory.push(row, called);
    at += 30 + own.length + bytes.length;
  }
  const rows = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(rows.length, 12);
  end.writeUInt32LE(at + after.length, 16);
  return Buffer.concat([...parts, after, rows, end]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** An archive with numbers of 64 bits, though none is needed. */
export async function zip64Of(name: string, content: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  zip.end({ forceZip64Format: true, comment: '' });
  return buffer(zip.outputStream);
}
