import type { Core } from '../../../../core';
import { libraryChannel, libraryVersion } from '../../journals/cache';
import { MatchBuilder } from './builder';
import { breathing, type MatchIndex } from './match-index';
import { readTexts } from './read';

type Needed = Pick<Core, 'hub' | 'db'>;

/** How often it is looked whether an announcement was lost, in ms. */
const lookAgainAfter = 10_000;

interface Held {
  index?: MatchIndex;
  building?: Promise<MatchIndex>;
  /** A new state was announced since the building began. */
  stale: boolean;
  looked: number;
}

const held = new WeakMap<Core['hub'], Held>();

/**
 * Reads all words of the library, a few milliseconds at a time. It holds no transaction meanwhile: what changes while it
 * reads is announced, and then read again.
 */
export async function buildMatchIndex({ db }: Pick<Core, 'db'>): Promise<MatchIndex> {
  const version = await libraryVersion(db);
  const builder = new MatchBuilder();
  const breathe = breathing();
  for await (const part of readTexts(db))
    for (const { id, texts } of part) {
      builder.add(id, texts);
      await breathe();
    }
  return builder.built(version, breathe);
}

function heldFor(core: Needed): Held {
  const known = held.get(core.hub);
  if (known) return known;
  const made: Held = { stale: false, looked: performance.now() };
  held.set(core.hub, made);
  const outdated = () => {
    made.stale = true;
    // Whoever never asked here needs no index.
    if (made.index) build(core, made).catch(() => {});
  };
  core.hub.listen(libraryChannel, outdated);
  core.hub.onReconnect(outdated);
  return made;
}

function build(core: Needed, of: Held): Promise<MatchIndex> {
  of.building ??= (async () => {
    try {
      for (;;) {
        of.stale = false;
        of.index = await buildMatchIndex(core);
        of.looked = performance.now();
        if (!of.stale) return of.index;
      }
    } finally {
      of.building = undefined;
    }
  })();
  return of.building;
}

/** Has the index made, if there is none yet: for whoever is about to ask. Nobody waits for it. */
export function prepareMatchIndex(core: Needed): void {
  const of = heldFor(core);
  if (!of.index) build(core, of).catch(() => {});
}

/**
 * The index of this process. While a new state of the library is read, the one before answers: nobody waits but who asks
 * before there is any.
 */
export async function matchIndex(core: Needed): Promise<MatchIndex> {
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
export async function settledMatchIndex(core: Needed): Promise<MatchIndex> {
  const of = heldFor(core);
  if (of.building) await of.building;
  if (of.index && of.index.version === (await libraryVersion(core.db))) return of.index;
  return build(core, of);
}
