import { Refusal } from '../refusal';

/** A storage or stream in the directory of a compound file. */
export interface Item {
  name: string;
  kind: 'storage' | 'stream';
  /** Id of the program that opens it, in hex as it is stored; of storages only. */
  owner: string;
  /** Bytes of a stream. */
  size: number;
  start: number;
  children: Item[];
}

/** A compound file of OLE, as the old Word and Excel write it, with its directory read. */
export interface Compound {
  root: Item;
  /** Every item of the directory, also one that no storage names. */
  all: Item[];
  /** Content of a stream, at most so many bytes. */
  read(item: Item, most?: number): Buffer;
  /** The stream that a byte of the file belongs to, and its place in there; undefined for bytes that belong to none. */
  streamAt(at: number): Place | undefined;
}

/** A place in a stream. */
export interface Place {
  name: string;
  content: Buffer;
  at: number;
}

const end = 0xfffffffe;
const none = 0xffffffff;
const entryBytes = 128;
const smallBytes = 64;
const mostItems = 20_000;

const broken = () => new Refusal('文档已损坏或结构不正常，无法检查，请另存为 docx 或 xlsx 后再上传');

/** Numbers of 32 bits, one after the other. */
const numbersOf = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, n) => bytes.readUInt32LE(n * 4));

/**
 * Reads the directory of a compound file. Chains of sectors that run in circles or out of the file end the reading.
 * @throws Refusal for one whose structure is broken
 */
export function readCompound(bytes: Buffer): Compound {
  if (bytes.length < 1024) throw broken();
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw broken();
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(bytes.length / sectorBytes) - 1;

  function sector(number: number): Buffer {
    if (number >= sectors) throw broken();
    const found = bytes.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes);
    // The last one may be cut off.
    return found.length === sectorBytes ? found : Buffer.concat([found], sectorBytes);
  }

  function chain(first: number, next: readonly number[], most: number): number[] {
    const found: number[] = [];
    for (let at = first; at !== end && at !== none && found.length < most; at = next[at] ?? end) {
      if (found.length > next.length || at >= next.length) throw broken();
      found.push(at);
    }
    return found;
  }

  const tableSectors: number[] = numbersOf(bytes.subarray(76, 512)).filter((one) => one < sectors);
  for (let at = bytes.readUInt32LE(68), n = 0; at < sectors && n < sectors; n += 1) {
    const numbers = numbersOf(sector(at));
    at = numbers.pop() ?? end;
    tableSectors.push(...numbers.filter((one) => one < sectors));
    if (tableSectors.length > sectors + 109) throw broken();
  }
  const table = tableSectors.flatMap((one) => numbersOf(sector(one)));

  const join = (first: number, most: number) =>
    Buffer.concat(chain(first, table, Math.ceil(most / sectorBytes)).map(sector)).subarray(0, most);

  const directory = join(bytes.readUInt32LE(48), mostItems * entryBytes);
  const count = Math.floor(directory.length / entryBytes);
  const items = Array.from({ length: count }, (_, n) => itemOf(directory, n * entryBytes));
  const root = items[0];
  if (!root) throw broken();

  const small = numbersOf(join(bytes.readUInt32LE(60), bytes.length));
  const smallest = bytes.readUInt32LE(56);
  const packed = join(root.start, Math.min(root.size, bytes.length));

  link(directory, items, 0, new Set());
  const all = items.flatMap((item) => item ?? []).slice(1);

  /** Places in the chain of a stream; none for one whose chain is broken, as of streams that were deleted. */
  function chainOf({ start, size }: Item, next: readonly number[], unit: number): number[] {
    try {
      return chain(start, next, Math.ceil(Math.min(size, bytes.length) / unit));
    } catch {
      return [];
    }
  }

  function read(item: Item, most = bytes.length): Buffer {
    const length = Math.min(item.size, most, bytes.length);
    if (item.size >= smallest) return join(item.start, length);
    const parts = chain(item.start, small, Math.ceil(length / smallBytes));
    return Buffer.concat(
      parts.map((one) => packed.subarray(one * smallBytes, (one + 1) * smallBytes)),
    ).subarray(0, length);
  }

  /** The stream that has a place in one of the chains. */
  function owner(items: readonly Item[], next: readonly number[], unit: number, place: number) {
    for (const item of items) {
      const before = chainOf(item, next, unit).indexOf(Math.floor(place / unit));
      if (before >= 0) return { item, at: before * unit + (place % unit) };
    }
    return undefined;
  }

  function streamAt(at: number): Place | undefined {
    const streams = all.filter(({ kind }) => kind === 'stream');
    const large = streams.filter(({ size }) => size >= smallest);
    // The root's own content is where the small streams lie.
    const found = owner([root as Item, ...large], table, sectorBytes, at - sectorBytes);

    const little = streams.filter(({ size }) => size < smallest);
    const place = found?.item === root ? owner(little, small, smallBytes, found?.at ?? 0) : found;
    if (!place || place.at >= place.item.size) return undefined;
    return { name: place.item.name, content: read(place.item), at: place.at };
  }

  return {
    root,
    all,
    streamAt,
    read,
  };
}

function itemOf(directory: Buffer, at: number): Item | undefined {
  const type = directory.readUInt8(at + 66);
  if (type !== 1 && type !== 2 && type !== 5) return undefined;
  const length = Math.min(64, directory.readUInt16LE(at + 64));
  return {
    name: directory.toString('utf16le', at, at + Math.max(0, length - 2)),
    kind: type === 2 ? 'stream' : 'storage',
    owner: directory.toString('hex', at + 80, at + 96),
    size: directory.readUInt32LE(at + 120),
    start: directory.readUInt32LE(at + 116),
    children: [],
  };
}

/** Hangs items under their storages, each at most once. */
function link(
  directory: Buffer,
  items: readonly (Item | undefined)[],
  place: number,
  seen: Set<number>,
): void {
  const waiting = [{ place, parent: undefined as Item | undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const item = items[next.place];
    if (!item || seen.has(next.place)) continue;
    seen.add(next.place);
    next.parent?.children.push(item);
    const at = next.place * entryBytes;
    if (next.parent)
      for (const side of [68, 72])
        waiting.push({ place: directory.readUInt32LE(at + side), parent: next.parent });
    if (item.kind === 'storage') waiting.push({ place: directory.readUInt32LE(at + 76), parent: item });
  }
}
