/** A set of documents, a bit for each. */
export type Bits = Uint32Array;

const popcount = (word: number): number => {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

export const has = (bits: Bits, doc: number): boolean => (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;

export function add(bits: Bits, doc: number): void {
  const at = doc >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (doc & 31));
}

export function both(one: Bits, other: Bits): Bits {
  const out = new Uint32Array(one.length);
  for (let i = 0; i < one.length; i++) out[i] = (one[i] ?? 0) & (other[i] ?? 0);
  return out;
}

/** Puts the documents of `more` into `bits`. */
export function addAll(bits: Bits, more: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (more[i] ?? 0);
}

export function without(one: Bits, other: Bits): Bits {
  const out = new Uint32Array(one.length);
  for (let i = 0; i < one.length; i++) out[i] = (one[i] ?? 0) & ~(other[i] ?? 0);
  return out;
}

export function count(bits: Bits): number {
  let n = 0;
  for (let i = 0; i < bits.length; i++) n += popcount(bits[i] ?? 0);
  return n;
}

export function countBoth(one: Bits, other: Bits): number {
  let n = 0;
  for (let i = 0; i < one.length; i++) {
    const word = (one[i] ?? 0) & (other[i] ?? 0);
    if (word !== 0) n += popcount(word);
  }
  return n;
}
