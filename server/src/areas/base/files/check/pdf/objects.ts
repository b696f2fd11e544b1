import { fileLimits } from '../../limits';
import type { Inspection } from '../inspection';
import { Refusal } from '../refusal';
import { decodeStream, type Filter } from './decode';
import { Allowance, Reader, type Value } from './parse';
import type { Unlock } from './unlock';

export type Dictionary = Map<string, Value>;

/** A stream of a PDF: its dictionary and where its bytes begin. */
export interface Stream {
  number: number;
  generation: number;
  dictionary: Dictionary;
  begin: number;
}

/** An object of a PDF, wherever it stands. Objects that nobody can name have the number -1. */
export interface Found {
  number: number;
  value: Value;
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isWhite = (byte: number | undefined) => byte !== undefined && [0, 9, 10, 12, 13, 32].includes(byte);

const object = Buffer.from('obj');
const trailer = Buffer.from('trailer');
const streamEnd = Buffer.from('endstream');

/** Keys of what is asked for again: actions and what starts them, files, and how streams are packed and locked. */
const telling = new Set(
  'OpenAction AA A Next EF F UF URI CF CFM StmF Encrypt Predictor Columns Colors EarlyChange'.split(' '),
);
/** Dictionaries that only name others may say what happens when. */
const mostTriggers = 16;

function isTelling(value: Value): boolean {
  if (value.is === 'list') return value.items.length <= 64 || value.items.some(isTelling);
  if (value.is !== 'dictionary') return true;
  const entries = [...value.entries];
  // How the document is locked.
  if (['O', 'U', 'R', 'V'].every((key) => value.entries.has(key))) return true;
  if (
    entries.some(
      ([key, entry]) =>
        telling.has(key.split('\0')[0] ?? '') || (entry.is === 'dictionary' && isTelling(entry)),
    )
  )
    return true;
  return (
    entries.length <= mostTriggers &&
    entries.every(([, entry]) => entry.is === 'reference' || entry.is === 'dictionary')
  );
}

const unclear = () => new Refusal('PDF 的结构不正常，无法检查，请重新导出（打印为 PDF）后再上传');

/** A value of a dictionary by each of its keys of this name. */
export const valuesOf = (dictionary: Dictionary, key: string): Value[] =>
  [...dictionary].flatMap(([name, value]) => (name === key || name.startsWith(`${key}\0`) ? [value] : []));

export const numberOf = (value: Value | undefined): number | undefined =>
  value?.is === 'number' ? value.number : undefined;

/** Number and generation before `obj`, read backwards; -1 where something else stands there. */
function nameBefore(bytes: Buffer, at: number): { number: number; generation: number } {
  const take = (from: number): { text: string; at: number } => {
    let place = from;
    while (isWhite(bytes[place - 1]) && from - place < 64) place -= 1;
    const last = place;
    while (isDigit(bytes[place - 1]) && last - place < 10) place -= 1;
    return { text: bytes.toString('latin1', place, last), at: place };
  };
  const generation = take(at);
  const number = generation.text ? take(generation.at) : { text: '', at };
  if (!number.text) return { number: -1, generation: 0 };
  return { number: Number(number.text), generation: Number(generation.text) };
}

/**
 * Every object of a PDF, wherever one could begin, inside strings and streams too: which of them a program takes is said by
 * tables that the file makes up itself. Older revisions are among them.
 */
export class Objects {
  /** Those that say something about what the document does; the others were looked at and forgotten. */
  readonly found: Found[] = [];
  private readonly numbered = new Map<number, Value[]>();
  readonly streams: Stream[] = [];
  /** Dictionaries behind `trailer`, and those of tables in streams. */
  readonly trailers: Dictionary[] = [];
  private readonly allowance: Allowance;

  /** @param look at every object, as it is found */
  constructor(
    private readonly bytes: Buffer,
    private readonly inspection: Inspection,
    private readonly look: (value: Value) => void,
  ) {
    this.allowance = new Allowance(4 * bytes.length + 1024 * 1024);
    for (let at = bytes.indexOf(object); at >= 0; at = bytes.indexOf(object, at + 3)) {
      if (bytes.toString('latin1', Math.max(0, at - 3), at) !== 'end') this.readObject(at);
    }
    for (let at = bytes.indexOf(trailer); at >= 0; at = bytes.indexOf(trailer, at + 7)) {
      const value = new Reader(bytes, this.allowance, at + 7).value();
      if (value?.is !== 'dictionary') continue;
      this.trailers.push(value.entries);
      this.add(-1, value);
    }
  }

  private add(number: number, value: Value): void {
    this.look(value);
    if (!isTelling(value)) return;
    this.found.push({ number, value });
    const same = this.numbered.get(number);
    if (same) same.push(value);
    else this.numbered.set(number, [value]);
  }

  private readObject(at: number): void {
    const reader = new Reader(this.bytes, this.allowance, at + 3);
    reader.skip();
    // Three letters in a picture are no object.
    if (!this.mayBegin(reader.at)) return;
    const value = reader.value();
    if (!value) return;
    const { number, generation } = nameBefore(this.bytes, at);
    this.add(number, value);
    if (value.is !== 'dictionary') return;
    reader.skip();
    if (this.bytes.toString('latin1', reader.at, reader.at + 6) !== 'stream') return;
    const stream = { number, generation, dictionary: value.entries, begin: this.streamBegin(reader.at + 6) };
    this.streams.push(stream);
    if (valuesOf(stream.dictionary, 'Type').some((type) => type.is === 'name' && type.text === 'XRef'))
      this.trailers.push(stream.dictionary);
  }

  private mayBegin(at: number): boolean {
    const [first, second] = [this.bytes[at], this.bytes[at + 1]];
    return (first === 0x3c && second === 0x3c) || first === 0x5b || first === 0x2f || isDigit(first);
  }

  /** Behind the end of the line, which blanks may stand before. */
  private streamBegin(at: number): number {
    let place = at;
    while (this.bytes[place] === 0x20 || this.bytes[place] === 9) place += 1;
    if (this.bytes[place] === 13) place += 1;
    else if (this.bytes[place] !== 10) return at;
    if (this.bytes[place] === 10) place += 1;
    return place;
  }

  /** Every object of a number; of several revisions all. */
  byNumber(number: number): Value[] {
    return this.numbered.get(number) ?? [];
  }

  /** What is meant, for one that is named by its number: every object of this number. */
  resolve(value: Value): Value[] {
    return value.is === 'reference' ? this.byNumber(value.number) : [value];
  }

  /** The packed bytes of a stream: up to its end, and further where its length says so. */
  packed({ begin, dictionary }: Stream): Buffer {
    const end = this.bytes.indexOf(streamEnd, begin);
    const lengths = valuesOf(dictionary, 'Length')
      .flatMap((length) => this.resolve(length))
      .map((length) => begin + (numberOf(length) ?? 0))
      .filter((place) => place <= this.bytes.length);
    return this.bytes.subarray(begin, Math.max(end < 0 ? this.bytes.length : end, ...lengths));
  }

  /**
   * The content of a stream.
   * @throws Refusal for filters that cannot be undone
   */
  content(stream: Stream, unlock: Unlock | undefined): Buffer {
    const { dictionary, number, generation } = stream;
    const filters = this.filtersOf(dictionary);
    const packed = this.packed(stream);
    const content = decodeStream(
      unlock ? unlock(packed, number, generation) : packed,
      filters,
      fileLimits.inside,
    );
    this.inspection.unpack(content.length);
    return content;
  }

  private filtersOf(dictionary: Dictionary): Filter[] {
    const one = (keys: string[]): Value[] => {
      const found = keys.flatMap((key) => valuesOf(dictionary, key)).flatMap((value) => this.resolve(value));
      // Two answers to one question: nobody can tell which of them a program takes.
      if (found.length > 1) throw unclear();
      const [value] = found;
      return value?.is === 'list' ? value.items.flatMap((item) => this.resolve(item)) : value ? [value] : [];
    };
    const parameters = one(['DecodeParms', 'DP']);
    return one(['Filter']).map((filter, place) => {
      if (filter.is !== 'name') throw unclear();
      return { name: filter.text, parameters: this.numbersOf(parameters[place]) };
    });
  }

  private numbersOf(value: Value | undefined): Map<string, number> {
    if (value?.is !== 'dictionary') return new Map();
    return new Map(
      [...value.entries].flatMap(([key, entry]) =>
        this.resolve(entry).flatMap((one) => (one.is === 'number' ? [[key, one.number] as const] : [])),
      ),
    );
  }

  /** Whether a stream holds packed objects, whatever it calls itself: readers ask for `First` and `N` only. */
  private packsObjects({ dictionary }: Stream): boolean {
    if (valuesOf(dictionary, 'First').length > 0) return true;
    return valuesOf(dictionary, 'Type')
      .flatMap((type) => this.resolve(type))
      .some((type) => type.is === 'name' && type.text === 'ObjStm');
  }

  /**
   * Reads the packed objects in every stream of them: as they stand there, and unlocked where some part of the file says
   * that it is locked, for which of the two a program takes cannot be told.
   * @throws Refusal for more than any document has
   */
  unpack(unlock: Unlock | undefined): void {
    for (const { dictionary } of this.streams)
      if (valuesOf(dictionary, 'F').length + valuesOf(dictionary, 'FFilter').length > 0)
        throw new Refusal('PDF 引用了外部文件，请重新导出（打印为 PDF）后再上传');
    const packing = this.streams.filter((stream) => this.packsObjects(stream));
    if (packing.length > fileLimits.packedStreams) throw new Refusal('PDF 内容过大，请重新导出后上传');
    for (const stream of packing) {
      const plain = this.attempt(stream, undefined);
      const unlocked = unlock && this.attempt(stream, unlock);
      if (!plain.content && !unlocked?.content) throw (unlocked ?? plain).error;
      for (const content of [plain.content, unlocked?.content]) if (content) this.unpackOne(stream, content);
    }
  }

  private attempt(stream: Stream, unlock: Unlock | undefined): { content?: Buffer; error?: unknown } {
    try {
      return { content: this.content(stream, unlock) };
    } catch (error) {
      return { error };
    }
  }

  private unpackOne({ dictionary }: Stream, content: Buffer): void {
    const allowance = new Allowance(4 * content.length + 1024);
    const first = Math.max(0, numberOf(valuesOf(dictionary, 'First')[0]) ?? 0);
    const head = new Reader(content.subarray(0, first), allowance);
    const places: { number: number; at: number }[] = [];
    while (!head.done) {
      const number = numberOf(head.value());
      const at = numberOf(head.value());
      if (number === undefined || at === undefined) break;
      places.push({ number, at: first + at });
    }
    // Where the list says that they begin, and one after the other whatever it says.
    for (const { number, at } of places) {
      const value = new Reader(content, allowance, at).value();
      if (value) this.add(number, value);
    }
    const rest = new Reader(content, allowance, 0);
    while (!rest.done) {
      const value = rest.value();
      if (value) this.add(-1, value);
      else rest.at += 1;
    }
  }
}
