/**
 * Does `work` with each thing, so many at once, in their order.
 * @returns what came of each
 * @throws whatever the first failed one threw, after all others have ended
 */
export async function inTurns<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T, place: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = things.entries();
  const runner = async () => {
    for (const [place, thing] of left) results[place] = await work(thing, place);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, runner));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return results;
}

/** 0 … count-1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
