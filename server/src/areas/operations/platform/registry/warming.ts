import type { FastifyBaseLogger } from 'fastify';
import { withOwnRoutes } from '../addresses/words';
import type { Choice, Chooser } from '../choice/choose';
import type { Part, ReleaseBook } from './book';

/** Draws a few pages of a set, so that whoever comes first finds it warm. */
export type WarmUp = (view: Pick<Choice, 'set' | 'parts'>, parts: ReadonlySet<string>) => Promise<void>;

/** Longest that new releases wait for it before they are served, in ms. */
const longestWait = 3000;

const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

type Pointers = Parameters<NonNullable<ReleaseBook['prepare']>>;

/**
 * The sets that most visitors get of some pointers and did not get before, with the parts that are new in each: all stable
 * releases, and each canary among the stable releases of the others.
 */
function newSets(book: ReleaseBook, chooser: Chooser, [parts, holders]: Pointers) {
  const all = [...parts.values()];
  const [moved, canaries] = [
    all.filter(({ remote, stable }) => book.parts.get(remote)?.stable !== stable),
    all.filter(({ remote, canary, share }) => {
      const before = book.parts.get(remote);
      return canary !== null && share > 0 && (before?.canary !== canary || before.share === 0);
    }),
  ];
  const sets = moved.length > 0 ? [{ view: chooser.stable(all, holders), moved }] : [];
  for (const part of canaries) {
    const release = book.document(part.remote, part.canary ?? '');
    const instead = release && new Map([[part.remote, withOwnRoutes(release, holders, false)]]);
    if (instead) sets.push({ view: chooser.stable(all, holders, instead), moved: [part] });
  }
  return sets.flatMap(({ view, moved }) =>
    view ? [{ view, parts: new Set(moved.map(({ remote }) => remote)) }] : [],
  );
}

/** Whether a part goes back to its last good release: people meet a broken one until then, so that nothing waits. */
const isRetreat = (book: ReleaseBook, { remote, stable }: Part): boolean => {
  const before = book.parts.get(remote);
  return before !== undefined && before.stable !== stable && before.lastGood === stable;
};

/**
 * Has sets warmed before this process serves them, whoever moved a pointer, in whatever process, and why: a release, a
 * canary, a rollback, a healing.
 * @returns warms what is served now
 */
export function warmBeforeMoves(
  { book, chooser }: { book: ReleaseBook; chooser: Chooser },
  log: FastifyBaseLogger,
  warmUp: WarmUp,
): () => Promise<void> {
  const quietly = (view: Parameters<WarmUp>[0], parts: ReadonlySet<string>) =>
    warmUp(view, parts).catch((err: unknown) => log.warn({ err }, 'a set of releases is not warm'));
  book.prepare = async (...pointers) => {
    const warming = newSets(book, chooser, pointers).map(({ view, parts }) => quietly(view, parts));
    const [parts] = pointers;
    const retreats = [...parts.values()].some((part) => isRetreat(book, part));
    if (warming.length > 0 && !retreats) await Promise.race([Promise.all(warming), later(longestWait)]);
  };
  return async () => {
    const view = chooser.stable(book.parts.values(), book.holders);
    if (view) await quietly(view, new Set(book.parts.keys()));
  };
}
