import { Refusal } from '../refusal';

/** An object of a PDF as it is written. */
export type Value =
  | { is: 'name'; text: string }
  | { is: 'string'; bytes: Buffer }
  | { is: 'number'; number: number }
  | { is: 'reference'; number: number; generation: number }
  | { is: 'list'; items: Value[] }
  | { is: 'dictionary'; entries: Map<string, Value> }
  | { is: 'word'; text: string };

/** Objects within objects: a tree of bookmarks has each of its own, so few are nested. */
const deepest = 100;

const tooComplex = () => new Refusal('PDF 结构过于复杂，请重新导出（打印为 PDF）后再上传');

const white = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)));
const [open, close, less, greater, slash, percent, backslash] = [0x28, 0x29, 0x3c, 0x3e, 0x2f, 0x25, 0x5c];
const digit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** How many bytes may be read of one file in all: objects that lie in each other are read once for each. */
export class Allowance {
  constructor(private bytes: number) {}

  /** @throws Refusal when it is used up */
  take(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0) throw tooComplex();
  }
}

/** Reads objects of a PDF one after the other, without believing anything that it says of its own structure. */
export class Reader {
  constructor(
    private readonly bytes: Buffer,
    private readonly allowance: Allowance,
    public at = 0,
  ) {}

  private peek(ahead = 0): number {
    return this.bytes[this.at + ahead] ?? -1;
  }

  /** Goes on behind blanks and comments. */
  skip(): void {
    for (;;) {
      const byte = this.peek();
      if (byte < 0) return;
      if (white.has(byte)) this.at += 1;
      else if (byte === percent) {
        while (this.at < this.bytes.length && this.peek() !== 10 && this.peek() !== 13) this.at += 1;
      } else return;
    }
  }

  /** Whether nothing is left but blanks and comments. */
  get done(): boolean {
    this.skip();
    return this.at >= this.bytes.length;
  }

  /**
   * The next object; undefined at the end, and at a bracket that closes something.
   * @throws Refusal for one that is nested too deep, or when the allowance is used up
   */
  value(depth = 0): Value | undefined {
    if (depth > deepest) throw tooComplex();
    this.skip();
    const from = this.at;
    const found = this.token(depth);
    if (depth === 0) this.allowance.take(this.at - from + 1);
    return found;
  }

  private token(depth: number): Value | undefined {
    const byte = this.peek();
    if (byte < 0) return undefined;
    if (byte === slash) return this.name();
    if (byte === open) return this.string();
    if (byte === less) return this.peek(1) === less ? this.dictionary(depth) : this.hex();
    if (byte === 0x5b) return this.list(depth);
    if (byte === greater || byte === 0x5d || byte === close) return undefined;
    if (byte === 0x7b || byte === 0x7d) {
      this.at += 1;
      return { is: 'word', text: String.fromCharCode(byte) };
    }
    return this.word(depth);
  }

  private regular(): string {
    const from = this.at;
    while (this.at < this.bytes.length && !white.has(this.peek()) && !delimiters.has(this.peek()))
      this.at += 1;
    return this.bytes.toString('latin1', from, this.at);
  }

  /** Characters of names may be written by their number: `/J#61vaScript`. */
  private name(): Value {
    this.at += 1;
    const text = this.regular().replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return { is: 'name', text };
  }

  private word(depth: number): Value {
    const text = this.regular();
    if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return { is: 'word', text };
    const number = Number(text);
    if (/^\d+$/.test(text) && depth > 0) return this.reference(number) ?? { is: 'number', number };
    return { is: 'number', number };
  }

  /** `12 0 R`, with blanks or comments between. */
  private reference(number: number): Value | undefined {
    const back = this.at;
    this.skip();
    const second = digit(this.peek()) ? this.regular() : '';
    this.skip();
    if (/^\d+$/.test(second) && this.peek() === 0x52 && this.endsAfter(1)) {
      this.at += 1;
      return { is: 'reference', number, generation: Number(second) };
    }
    this.at = back;
    return undefined;
  }

  private endsAfter(ahead: number): boolean {
    const byte = this.peek(ahead);
    return byte < 0 || white.has(byte) || delimiters.has(byte);
  }

  private string(): Value {
    const out: number[] = [];
    let nested = 0;
    this.at += 1;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.peek();
      if (byte === backslash) {
        this.escape(out);
        continue;
      }
      if (byte === open) nested += 1;
      else if (byte === close) {
        nested -= 1;
        if (nested < 0) {
          this.at += 1;
          break;
        }
      }
      out.push(byte);
    }
    return { is: 'string', bytes: Buffer.from(out) };
  }

  private escape(out: number[]): void {
    this.at += 1;
    const byte = this.peek();
    const plain = 'nrtbf'.indexOf(String.fromCharCode(byte));
    if (plain >= 0) out.push('\n\r\t\b\f'.charCodeAt(plain));
    else if (byte >= 0x30 && byte <= 0x37) {
      const [octal = '0'] = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.at, this.at + 3)) ?? [];
      out.push(Number.parseInt(octal, 8) & 0xff);
      this.at += octal.length - 1;
    } else if (byte === 13 && this.peek(1) === 10) this.at += 1;
    else if (byte !== 10 && byte !== 13 && byte >= 0) out.push(byte);
  }

  private hex(): Value {
    const close = this.bytes.indexOf(greater, this.at);
    const end = close < 0 ? this.bytes.length : close;
    const digits = this.bytes.toString('latin1', this.at + 1, end).replace(/[^0-9a-f]/gi, '');
    this.at = end + 1;
    return { is: 'string', bytes: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex') };
  }

  private list(depth: number): Value {
    const items: Value[] = [];
    this.at += 1;
    for (;;) {
      const item = this.value(depth + 1);
      if (item) items.push(item);
      else if (this.closes(0x5d)) return { is: 'list', items };
    }
  }

  private dictionary(depth: number): Value {
    const entries = new Map<string, Value>();
    this.at += 2;
    let stray = 0;
    for (;;) {
      const key = this.value(depth + 1);
      if (!key) {
        if (this.closes(greater)) return { is: 'dictionary', entries };
        continue;
      }
      // What is no name is passed over as readers do, but kept, so that nothing in it stays unseen.
      if (key.is !== 'name') {
        stray += 1;
        entries.set(`\0${stray}`, key);
        continue;
      }
      const value = this.value(depth + 1) ?? { is: 'word', text: '' };
      // Of two with the same key programs take one or the other.
      entries.set(entries.has(key.text) ? `${key.text}\0${entries.size}` : key.text, value);
    }
  }

  /** Takes a closing bracket, or a wrong one; true where the object ends. */
  private closes(bracket: number): boolean {
    const byte = this.peek();
    if (byte < 0) return true;
    if (bracket === greater && byte === greater) {
      this.at += this.peek(1) === greater ? 2 : 1;
      return true;
    }
    this.at += 1;
    return byte === bracket;
  }
}
