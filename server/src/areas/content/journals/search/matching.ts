import { type Bits, both, count, noBits } from '../index/bits';
import type { JournalIndex } from '../index/build';
import { nameKey, numberWanted, wantedOf } from '../names';

/** What a keyword finds, the best first: what is named so, what begins so, everything else. */
export interface Matched {
  all: Bits;
  /** Sets that stand before the others, in this order; each is part of `all`. */
  first: Bits[];
}

/** Characters of the shortest whole number as it is looked up: `#cn111234`, `#12345679`. */
const wholeNumber = 9;

/** Documents that a keyword finds; null where there is no keyword. */
export function matching(index: JournalIndex, keyword: string): Matched | null {
  const key = nameKey(keyword);
  const number = numberWanted(keyword);
  if (key === '' && number === null)
    return keyword.trim() === '' ? null : { all: noBits(index.size), first: [] };
  const all = key === '' ? noBits(index.size) : named(index, key);
  const [being, beginning, numbered] = [noBits(index.size), noBits(index.size), noBits(index.size)];
  if (key !== '') {
    index.names.being(key, being);
    index.names.beginning(key, beginning);
  }
  if (number !== null) index.words.beginning(number, numbered);
  for (const more of [beginning, numbered])
    for (let i = 0; i < all.length; i++) all[i] = (all[i] ?? 0) | (more[i] ?? 0);
  // A few digits may be a year as well: only a whole number is what was meant above all.
  const meant = number !== null && number.length >= wholeNumber ? [numbered] : [];
  return { all, first: [...meant, being, beginning].filter((bits) => count(bits) > 0) };
}

/** Documents with all words and pairs of a key, words by their beginnings. */
function named(index: JournalIndex, key: string): Bits {
  const { prefixes, pairs } = wantedOf(key);
  let all: Bits | undefined;
  const narrow = (put: (bits: Bits) => void) => {
    const bits = noBits(index.size);
    put(bits);
    all = all ? both(all, bits) : bits;
  };
  for (const prefix of prefixes) narrow((bits) => index.words.beginning(prefix, bits));
  for (const pair of pairs) narrow((bits) => index.words.being(pair, bits));
  return all ?? noBits(index.size);
}
