import { composed } from '@harbor/contract/composed';
import type { Entry } from '../archive/open';
import { tooLarge } from './inspection';
import { Refusal } from './refusal';

const headMark = 0x04034b50;
const endMark = 0x06054b50;
const head64 = 0xffffffff;
const headBytes = 30;
/** Sizes behind an entry whose head could not name them. */
const longestDescriptor = 24;
/** Bytes between entries, as programs leave them that line entries up or changed the archive. */
const mostBetween = 64 * 1024;
/** What 64-bit archives put between directory and end. */
const mostBeforeEnd = 1024;

const unequal = () => new Refusal('压缩包的目录与内容不一致，请用常见的压缩软件重新打包');
const mixed = () => new Refusal('压缩包中混有目录以外的内容，请重新打包后上传');

/** Compares what an entry says of itself with what the directory says: some programs read the one, some the other. */
function endOfEntry(
  bytes: Buffer,
  { offset, raw, flags, method, checksum, packed, unpacked }: Entry,
): number {
  if (offset + headBytes > bytes.length || bytes.readUInt32LE(offset) !== headMark) throw unequal();
  const own = bytes.readUInt16LE(offset + 6);
  const nameLength = bytes.readUInt16LE(offset + 26);
  const name = bytes.subarray(offset + headBytes, offset + headBytes + nameLength);
  if (!name.equals(raw) || bytes.readUInt16LE(offset + 8) !== method || (own & 1) !== (flags & 1))
    throw unequal();
  const differs = (at: number, value: number) => {
    const said = bytes.readUInt32LE(offset + at);
    return said !== value && said !== head64;
  };
  // An entry that was written as it came has its sizes behind it, and nothing or zeros here.
  const follows = (own & 8) !== 0;
  if (!follows && (differs(14, checksum) || differs(18, packed) || differs(22, unpacked))) throw unequal();
  return offset + headBytes + nameLength + bytes.readUInt16LE(offset + 28) + packed;
}

/** Where the directory begins and the end record stands. */
function directoryOf(bytes: Buffer): { begin: number; finish: number; end: number } {
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - 22 - 65_535; at -= 1) {
    if (bytes.readUInt32LE(at) !== endMark || at + 22 + bytes.readUInt16LE(at + 20) !== bytes.length)
      continue;
    const size = bytes.readUInt32LE(at + 12);
    const begin = bytes.readUInt32LE(at + 16);
    if (size !== head64 && begin !== head64) return { begin, finish: begin + size, end: at };
    if (at < 20 || bytes.readUInt32LE(at - 20) !== 0x07064b50) throw unequal();
    const record = Number(bytes.readBigUInt64LE(at - 12));
    if (record + 56 > at || bytes.readUInt32LE(record) !== 0x06064b50) throw unequal();
    const begin64 = Number(bytes.readBigUInt64LE(record + 48));
    return { begin: begin64, finish: begin64 + Number(bytes.readBigUInt64LE(record + 40)), end: at };
  }
  throw unequal();
}

/**
 * Refuses archives that are read in two ways: entries whose own heads differ from the directory or that share their bytes,
 * names that stand there twice, and content before, between or behind them that the directory does not name.
 * @throws Refusal
 */
export function checkLayout(bytes: Buffer, entries: readonly Entry[]): void {
  const directory = directoryOf(bytes);
  if (directory.finish > directory.end || directory.end - directory.finish > mostBeforeEnd) throw mixed();
  const names = new Set(
    entries.map(({ name }) =>
      composed(name)
        .toLowerCase()
        .replace(/(?<![. ])[. ]+$/, ''),
    ),
  );
  if (names.size < entries.length) throw new Refusal('压缩包中有重名的文件，请重命名后重新打包');
  let before = 0;
  for (const [place, entry] of entries.toSorted((a, b) => a.offset - b.offset).entries()) {
    if (entry.offset < before) throw tooLarge();
    if (place === 0 ? entry.offset > 0 : !isPadding(bytes.subarray(before, entry.offset))) throw mixed();
    before = endOfEntry(bytes, entry);
  }
  if (before > directory.begin) throw tooLarge();
  if (!isPadding(bytes.subarray(before, directory.begin))) throw mixed();
}

/** Whether bytes between entries are no content: a description of the entry before, or nothing of use. */
const isPadding = (bytes: Buffer) =>
  bytes.length <= longestDescriptor ||
  (bytes.length <= mostBetween && !bytes.includes(Buffer.from('PK\x03\x04', 'latin1')));
