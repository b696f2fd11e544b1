import type { Core } from '../../../../core';
import { Busy } from '../../../../http/problem';
import { libraryChannel, libraryVersion } from '../cache';
import { buildIndex, type JournalIndex } from './build';

type Needed = Pick<Core, 'hub' | 'db'>;

/** How often it is looked whether an announcement was lost, in ms. */
const lookAgainAfter = 10_000;

/** How long a search waits for the first index, in ms. */
const longestWait = 8000;

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
 * for the first time, right after the start.
 * @throws Busy when the first one is not there in time
 */
export async function journalIndex(core: Needed): Promise<JournalIndex> {
  const of = heldFor(core);
  if (!of.index) return inTime(build(core, of));
  if (performance.now() - of.looked > lookAgainAfter) {
    of.looked = performance.now();
    void lookAgain(core, of).catch(() => {});
  }
  return of.index;
}

/** Reads the library as soon as the server listens, so that nobody has to wait for it. */
export const readyIndex = async (core: Needed): Promise<void> => {
  await build(core, heldFor(core));
};

async function inTime(building: Promise<JournalIndex>): Promise<JournalIndex> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const busy = new Busy('the journals are still being read', '期刊库正在准备，请过几秒再试');
    timer = setTimeout(() => reject(busy), longestWait);
  });
  try {
    return await Promise.race([building, late]);
  } finally {
    clearTimeout(timer);
  }
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
