import type { JournalSort } from '@harbor/contract/journal-facets';
import { type Bits, has, without } from '../index/bits';
import type { JournalIndex } from '../index/build';
import type { ChosenSchemes } from '../reading/schemes';

/** All documents in the order that was asked for; null for the order of their names, which is that of their numbers. */
function orderFor(index: JournalIndex, sort: JournalSort, schemes: ChosenSchemes): Uint32Array | null {
  const citation = schemes.citation?.id ?? 0;
  switch (sort) {
    case 'name_asc':
      return null;
    case 'if_asc':
      return index.order(`if:${citation}`, 'asc');
    case 'tier_asc':
      return index.order(`tier:${schemes.partition?.id ?? 0}`, 'asc');
    case 'cif_desc':
      return index.order(`cif:${schemes.cn?.id ?? 0}`, 'desc');
    case 'review_asc':
      return index.order('review', 'asc');
    case 'accept_desc':
      return index.order('accept', 'desc');
    case 'apc_asc':
      return index.order('apc', 'asc');
    case 'annual_desc':
      return index.order('annual', 'desc');
    case 'if_desc':
    case 'relevance':
      return index.order(`if:${citation}`, 'desc');
  }
}

interface Wanted {
  found: Bits;
  /** Sets that stand before the rest where the keyword decides. */
  first: readonly Bits[];
  sort: JournalSort;
  schemes: ChosenSchemes;
  offset: number;
  limit: number;
}

/** The journals of a page of what was found, in order. */
export function pageOf(
  index: JournalIndex,
  { found, first, sort, schemes, offset, limit }: Wanted,
): number[] {
  const order = orderFor(index, sort, schemes);
  const ids: number[] = [];
  let skip = offset;
  const walk = (within: Bits) => {
    for (let i = 0; i < index.size && ids.length < limit; i++) {
      const doc = order ? (order[i] ?? 0) : i;
      if (!has(within, doc)) continue;
      if (skip > 0) skip -= 1;
      else ids.push(index.ids[doc] ?? 0);
    }
  };
  let rest = found;
  if (sort === 'relevance')
    for (const better of first) {
      walk(Uint32Array.from(better, (word, i) => word & (rest[i] ?? 0)));
      rest = without(rest, better);
    }
  walk(rest);
  return ids;
}
