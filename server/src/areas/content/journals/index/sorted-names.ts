import { add, type Bits } from './bits';
import { Growing } from './growing';

/** All names in their order, one after another in one piece of memory. */
export interface SortedNames {
  /** Puts the documents with exactly this name into `bits`. */
  being(key: string, bits: Bits): void;
  /** Puts the documents with a name that begins so into `bits`. */
  beginning(key: string, bits: Bits): void;
  bytes: number;
}

/** Takes names in the order of their bytes. */
export class NamesBuilder {
  private text = Buffer.allocUnsafe(1 << 20);
  private end = 0;
  private readonly starts = new Growing(1 << 16);
  private readonly docs = new Growing(1 << 16);

  add(key: string, doc: number): void {
    const size = Buffer.byteLength(key);
    if (this.end + size > this.text.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.text.length * 2, this.end + size));
      this.text.copy(larger, 0, 0, this.end);
      this.text = larger;
    }
    this.starts.push(this.end);
    this.text.write(key, this.end);
    this.end += size;
    this.docs.push(doc);
  }

  built(): SortedNames {
    this.starts.push(this.end);
    const text = Buffer.from(this.text.subarray(0, this.end));
    const starts = this.starts.taken();
    const docs = this.docs.taken();
    const compare = (at: number, key: Buffer, most: number): number => {
      const start = starts[at] ?? 0;
      const end = Math.min(starts[at + 1] ?? 0, start + most);
      return text.compare(key, 0, key.length, start, end);
    };
    /** The first name that is not before `key`; with `after`, the first behind all that begin with it. */
    const place = (key: Buffer, after: boolean): number => {
      let [low, high] = [0, docs.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        const order = compare(middle, key, after ? key.length : Number.POSITIVE_INFINITY);
        if (order < 0 || (after && order === 0)) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return {
      being(key, bits) {
        const wanted = Buffer.from(key);
        for (let at = place(wanted, false); at < docs.length; at++) {
          if (compare(at, wanted, Number.POSITIVE_INFINITY) !== 0) return;
          add(bits, docs[at] ?? 0);
        }
      },
      beginning(key, bits) {
        const wanted = Buffer.from(key);
        const end = place(wanted, true);
        for (let at = place(wanted, false); at < end; at++) add(bits, docs[at] ?? 0);
      },
      bytes: text.byteLength + starts.byteLength + docs.byteLength,
    };
  }
}
