import type { Core } from '../core';
import { notifyChannel } from '../db/notify-hub';
import { Cached } from './cached';

/** How long an answer is cached if no announcement of a write comes, in ms. */
const life = 3000;

/** What hears of the writes of all processes. */
type Hearing = Pick<Core, 'hub'>;

interface Held {
  /** Ends with every announced write. */
  current: Cached<unknown>;
  longer: Cached<unknown>;
  /** How often what is current has ended. */
  ended: number;
}

/** What an area wants cached. */
export interface AnnouncedOptions {
  /** On which its processes tell each other of writes. */
  channel: string;
  /** Answers at most, of each of the two kinds. */
  atMost: number;
  /** How long `cachedLonger` keeps an answer, in ms, and whether a write ends it too. */
  longer: { ms: number; endsWithWrites: boolean };
}

/** Answers of an area that are the same for everybody, in each process, until somebody writes in it. */
export interface AnnouncedAnswers {
  /** Read once in some seconds, and anew after any announced write. Nothing in it may depend on who asks. */
  cached<T>(core: Hearing, key: string, load: () => Promise<T>): Promise<T>;
  /** As `cached`, for the longer time that the area named: for what may be a little old. */
  cachedLonger<T>(core: Hearing, key: string, load: () => Promise<T>): Promise<T>;
  /** Ends what is cached: by this process at once, by all others when they hear of it. */
  invalidate(core: Pick<Core, 'hub' | 'db'>): void;
  /** How many writes in the area this process has heard of. */
  heard(core: Hearing): number;
}

/** Makes the cache of an area, one for each running server. */
export function announcedAnswers({ channel, atMost, longer }: AnnouncedOptions): AnnouncedAnswers {
  const known = new WeakMap<Core['hub'], Held>();

  function end(held: Held): void {
    held.current.clear();
    if (longer.endsWithWrites) held.longer.clear();
    held.ended += 1;
  }

  function heldFor({ hub }: Hearing): Held {
    const begun = known.get(hub);
    if (begun) return begun;
    const held: Held = {
      current: new Cached(life, atMost),
      longer: new Cached(longer.ms, atMost),
      ended: 0,
    };
    const clear = () => end(held);
    hub.listen(channel, clear);
    hub.onReconnect(clear);
    known.set(hub, held);
    return held;
  }

  return {
    cached: <T>(core: Hearing, key: string, load: () => Promise<T>) =>
      heldFor(core).current.get(key, load) as Promise<T>,
    cachedLonger: <T>(core: Hearing, key: string, load: () => Promise<T>) =>
      heldFor(core).longer.get(key, load) as Promise<T>,
    invalidate(core) {
      end(heldFor(core));
      // Without the database the answers of the others end by themselves.
      notifyChannel(core.db, channel, '').catch(() => {});
    },
    heard: (core) => heldFor(core).ended,
  };
}
