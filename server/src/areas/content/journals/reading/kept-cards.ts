import type { Db } from '../../../../db/connect';
import type { JournalIndex } from '../index/build';
import { cardsOf, type PublicCard } from './cards';
import type { ChosenSchemes } from './schemes';

/** Cards that are kept for a state of the library: some megabytes. */
const mostKept = 4000;

/** They end with the state of the library that they were read for. */
const kept = new WeakMap<JournalIndex, Map<string, PublicCard>>();

function keptFor(index: JournalIndex): Map<string, PublicCard> {
  const known = kept.get(index) ?? new Map<string, PublicCard>();
  kept.set(index, known);
  return known;
}

/** As `cardsOf`, with what searches of this state of the library have read before: most show the same first journals. */
export async function keptCardsOf(
  db: Db,
  index: JournalIndex,
  ids: readonly number[],
  schemes: ChosenSchemes,
): Promise<PublicCard[]> {
  const known = keptFor(index);
  const { partition, citation, cn } = schemes;
  const keyOf = (id: number) => `${partition?.id}:${citation?.id}:${cn?.id}:${id}`;
  const missing = ids.filter((id) => !known.has(keyOf(id)));
  const read = new Map((await cardsOf(db, missing, schemes)).map((card) => [card.id, card]));
  const cards = ids.flatMap((id) => known.get(keyOf(id)) ?? read.get(id) ?? []);
  for (const card of read.values()) {
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    known.set(keyOf(card.id), card);
  }
  return cards;
}
