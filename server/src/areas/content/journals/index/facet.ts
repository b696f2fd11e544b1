import { addAll, type Bits, countBoth, has, noBits } from './bits';
import { Growing } from './growing';

/** The documents of one value: a list where they are few, bits where they are many. */
type Holders = { few: Uint32Array } | { many: Bits };

/** The values of a filter, and which documents have them. A document may have several, or none. */
export interface Facet {
  values: ReadonlyMap<string, Holders>;
}

/** Collects the values of documents, in the order of the documents. */
export class FacetBuilder {
  private readonly found = new Map<string, Growing>();

  add(value: string, doc: number): void {
    let docs = this.found.get(value);
    if (!docs) {
      docs = new Growing(8);
      this.found.set(value, docs);
    }
    // What a journal names twice is counted once.
    if (docs.length === 0 || docs.at(docs.length - 1) !== doc) docs.push(doc);
  }

  built(size: number): Facet {
    const values = new Map<string, Holders>();
    for (const [value, docs] of this.found) {
      const few = docs.taken();
      values.set(value, few.length > size / 32 ? { many: bitsOf(few, size) } : { few });
    }
    return { values };
  }
}

function bitsOf(docs: Uint32Array, size: number): Bits {
  const bits = noBits(size);
  for (const doc of docs) bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  return bits;
}

/** All documents that have one of the values. */
export function holdersOf(facet: Facet | undefined, values: readonly string[], size: number): Bits {
  const bits = noBits(size);
  for (const value of values) {
    const holders = facet?.values.get(value);
    if (!holders) continue;
    if ('many' in holders) addAll(bits, holders.many);
    else for (const doc of holders.few) bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
  }
  return bits;
}

/** How many documents of a set have each value; those that none has are left out. */
export function countValues(facet: Facet | undefined, within: Bits): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [value, holders] of facet?.values ?? []) {
    let n = 0;
    if ('many' in holders) n = countBoth(holders.many, within);
    else for (const doc of holders.few) if (has(within, doc)) n += 1;
    if (n > 0) counts.set(value, n);
  }
  return counts;
}
