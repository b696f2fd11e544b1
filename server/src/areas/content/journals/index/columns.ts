import { type Bits, noBits } from './bits';

/** A number of each document, in thousandths; −1 where it is not known. */
export type Column = Int32Array;

export const unknown = -1;

export const emptyColumn = (size: number): Column => new Int32Array(size).fill(unknown);

/** A number as columns hold it. */
export const thousandths = (value: number): number =>
  Math.max(0, Math.min(2 ** 31 - 1, Math.round(value * 1000)));

/** Documents whose number lies between two, both ends included; those without one never do. */
export function between(column: Column, low: number, high: number): Bits {
  const bits = noBits(column.length);
  for (let at = 0, doc = 0; at < bits.length; at++) {
    const end = Math.min(doc + 32, column.length);
    let word = 0;
    for (let bit = 0; doc < end; bit++, doc++) {
      const value = column[doc] ?? unknown;
      if (value >= low && value <= high) word |= 1 << bit;
    }
    bits[at] = word;
  }
  return bits;
}

/** Documents fit into so many. */
const docs = 2 ** 20;

/**
 * All documents in the order of a column, those without a value last whichever way it goes; among equals in the order of
 * their names, which is that of their numbers.
 */
export function orderBy(column: Column, way: 'asc' | 'desc'): Uint32Array {
  const last = 2 ** 31;
  const keys = new Float64Array(column.length);
  for (let doc = 0; doc < column.length; doc++) {
    const value = column[doc] ?? unknown;
    const rank = value === unknown ? last : way === 'asc' ? value : last - 1 - value;
    keys[doc] = rank * docs + doc;
  }
  keys.sort();
  const order = new Uint32Array(column.length);
  for (let i = 0; i < order.length; i++) order[i] = (keys[i] ?? 0) % docs;
  return order;
}
