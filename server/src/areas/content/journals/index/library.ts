import type { Core } from '../../../../core';
import { libraryChannel, libraryVersion } from '../cache';
import { buildIndex, type JournalIndex } from './build';

type Needed = Pick<Core, 'hub' | 'db'>;

/** How often it is looked whether an announcement was lost, in ms. */
const lookAgainAfter = 10_000;

interface Held {
  index?: JournalIndex;
  building?: Promise<JournalIndex>;
  /** A new state was announced since the building began. */
  stale: boolean;
  looked: number;
}

const held = new WeakMap<Core['hub'], Held>();

function heldFor(core: Needed): Held {
  const known = held.get(core.hub);
  if (known) return known;
  const made: Held = { stale: false, looked: performance.now() };
  held.set(core.hub, made);
  const outdated = () => {
    made.stale = true;
    // Whoever never searched here needs no index.
    if (made.index) build(core, made).catch(() => {});
  };
  core.hub.listen(libraryChannel, outdated);
  core.hub.onReconnect(outdated);
  return made;
}

function build(core: Needed, of: Held): Promise<JournalIndex> {
  of.building ??= (async () => {
    try {
      for (;;) {
        of.stale = false;
        of.index = await buildIndex(core);
        of.looked = performance.now();
        if (!of.stale) return of.index;
      }
    } finally {
      of.building = undefined;
    }
  })();
  return of.building;
}

/**
 * The library as this process searches it. While a new state is read, the one before answers: searching never waits but
 * for the first time.
 */
export async function journalIndex(core: Needed): Promise<JournalIndex> {
  const of = heldFor(core);
  if (!of.index) return build(core, of);
  if (performance.now() - of.looked > lookAgainAfter) {
    of.looked = performance.now();
    void lookAgain(core, of).catch(() => {});
  }
  return of.index;
}

async function lookAgain(core: Needed, of: Held): Promise<void> {
  if (of.index && (await libraryVersion(core.db)) !== of.index.version) await build(core, of);
}

/** The index once it has taken in what was announced so far: for whoever has just changed the library. */
export async function settledIndex(core: Needed): Promise<JournalIndex> {
  const of = heldFor(core);
  if (of.building) await of.building;
  const index = of.index;
  if (index && index.version === (await libraryVersion(core.db))) return index;
  return build(core, of);
}
