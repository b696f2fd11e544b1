import { Cached } from '../../../cache/cached';
import type { Core } from '../../../core';
import { notifyChannel } from '../../../db/notify-hub';

/** How long an answer is cached if no announcement of a write comes, in ms. */
const life = 3000;
const longLife = 30_000;
const atMost = 2000;

const channel = 'press';

interface PressCache {
  /** Ends with every write in the headlines, of any process. */
  current: Cached<unknown>;
  /** What may be a little old: rankings, feeds. */
  slow: Cached<unknown>;
  /** How often what is current has ended. */
  ended: number;
}

/** What hears of the writes of all processes. */
type Hearing = Pick<Core, 'hub'>;

const caches = new WeakMap<Core['hub'], PressCache>();

function end(cache: PressCache): void {
  cache.current.clear();
  cache.slow.clear();
  cache.ended += 1;
}

function cacheOf({ hub }: Hearing): PressCache {
  const known = caches.get(hub);
  if (known) return known;
  const cache = {
    current: new Cached<unknown>(life, atMost),
    slow: new Cached<unknown>(longLife, atMost),
    ended: 0,
  };
  const clear = () => end(cache);
  hub.listen(channel, clear);
  hub.onReconnect(clear);
  caches.set(hub, cache);
  return cache;
}

/**
 * What is the same for everybody, read once in some seconds. Nothing in it may depend on who asks. Every write in the
 * headlines ends it ({@link invalidatePress}); a view does not, which nobody has to see at once.
 */
export const cached = <T>(core: Hearing, key: string, load: () => Promise<T>): Promise<T> =>
  cacheOf(core).current.get(key, load) as Promise<T>;

/** As {@link cached}, for half a minute: for what views alone change. */
export const cachedLonger = <T>(core: Hearing, key: string, load: () => Promise<T>): Promise<T> =>
  cacheOf(core).slow.get(key, load) as Promise<T>;

/** Ends all that is cached: by this process at once, by all others when they hear of it. */
export function invalidatePress(core: Pick<Core, 'hub' | 'db'>): void {
  end(cacheOf(core));
  // Without the database their answers end by themselves.
  notifyChannel(core.db, channel, '').catch(() => {});
}

/** How many writes in the headlines this process has heard of. */
export const heardOfPress = (core: Hearing): number => cacheOf(core).ended;

/** The result of a write, after which nothing that was cached before is given any more. */
export async function written<T>(core: Pick<Core, 'hub' | 'db'>, work: Promise<T>): Promise<T> {
  const done = await work;
  invalidatePress(core);
  return done;
}
