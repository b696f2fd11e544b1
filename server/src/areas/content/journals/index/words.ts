import type { Bits } from './bits';
import { Growing } from './growing';

/** Which documents have which words: found by a word's beginning, or by the word. */
export interface Words {
  /** Puts all documents into `bits` that have a word which begins so. */
  beginning(prefix: string, bits: Bits): void;
  /** Puts all documents into `bits` that have just this word. */
  being(word: string, bits: Bits): void;
  /** Bytes that it holds, about. */
  bytes: number;
}

/** Collects the words of documents, in any order. */
export class WordsBuilder {
  private readonly known = new Map<string, number>();
  private readonly words = new Growing(1 << 16);
  private readonly docs = new Growing(1 << 16);

  add(word: string, doc: number): void {
    let number = this.known.get(word);
    if (number === undefined) {
      number = this.known.size;
      this.known.set(word, number);
    }
    this.words.push(number);
    this.docs.push(doc);
  }

  /** @param breathe awaited now and then, so that others get their turn */
  async built(breathe: () => Promise<void>): Promise<Words> {
    const sorted = await inOrder([...this.known.keys()], breathe);
    const place = new Uint32Array(sorted.length);
    for (let i = 0; i < sorted.length; i++) place[this.known.get(sorted[i] ?? '') ?? 0] = i;
    this.known.clear();
    const starts = new Uint32Array(sorted.length + 1);
    const pairs = this.words.length;
    for (let i = 0; i < pairs; i++) {
      const at = (place[this.words.at(i)] ?? 0) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
    }
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    await breathe();
    const next = starts.slice();
    const docs = new Uint32Array(pairs);
    for (let i = 0; i < pairs; i++) {
      const at = place[this.words.at(i)] ?? 0;
      const to = next[at] ?? 0;
      docs[to] = this.docs.at(i);
      next[at] = to + 1;
      if ((i & 0x7ffff) === 0) await breathe();
    }
    return wordsOf(sorted, starts, docs);
  }
}

/** Sorts words by their code units, those with the same first one at a time. */
async function inOrder(words: string[], breathe: () => Promise<void>): Promise<string[]> {
  const buckets = new Map<string, string[]>();
  for (const word of words) {
    const first = word.slice(0, 1);
    const bucket = buckets.get(first);
    if (bucket) bucket.push(word);
    else buckets.set(first, [word]);
  }
  const sorted: string[] = [];
  let since = 0;
  for (const first of [...buckets.keys()].sort()) {
    const bucket = (buckets.get(first) ?? []).sort();
    for (const word of bucket) sorted.push(word);
    since += bucket.length;
    if (since > 10_000) {
      since = 0;
      await breathe();
    }
  }
  return sorted;
}

function wordsOf(sorted: string[], starts: Uint32Array, docs: Uint32Array): Words {
  const from = (word: string): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const put = (first: number, last: number, bits: Bits) => {
    const end = starts[last] ?? 0;
    for (let i = starts[first] ?? 0; i < end; i++) {
      const doc = docs[i] ?? 0;
      bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
    }
  };
  let letters = 0;
  for (const word of sorted) letters += word.length;
  return {
    beginning: (prefix, bits) => put(from(prefix), from(`${prefix}\uffff`), bits),
    being(word, bits) {
      const at = from(word);
      if (sorted[at] === word) put(at, at + 1, bits);
    },
    bytes: docs.byteLength + starts.byteLength + sorted.length * 32 + letters * 2,
  };
}
