import { type ApiKey, api, type EndpointSpec } from '@harbor/contract';
import { Cached } from '../../../../cache/cached';
import type { Core } from '../../../../core';
import { notifyChannel } from '../../../../db/notify-hub';

/** How long an answer is cached if no announcement of a write comes, in ms. */
const life = 3000;
const longLife = 60_000;
const atMost = 1000;

const channel = 'forum';

interface ForumCache {
  /** Ends with every write in the forum, of any process. */
  current: Cached<unknown>;
  /** Numbers that may be a little old. */
  counted: Cached<unknown>;
  /** How often what is current has ended. */
  ended: number;
}

/** What hears of the writes of all processes. */
type Hearing = Pick<Core, 'hub'>;

const caches = new WeakMap<Core['hub'], ForumCache>();

function end(cache: ForumCache): void {
  cache.current.clear();
  cache.ended += 1;
}

function cacheOf({ hub }: Hearing): ForumCache {
  const known = caches.get(hub);
  if (known) return known;
  const cache = {
    current: new Cached<unknown>(life, atMost),
    counted: new Cached<unknown>(longLife, atMost),
    ended: 0,
  };
  const clear = () => end(cache);
  hub.listen(channel, clear);
  hub.onReconnect(clear);
  caches.set(hub, cache);
  return cache;
}

/**
 * What is the same for everybody, read once in some seconds. Nothing in it may depend on who asks; whatever is written
 * in the forum ends all that is cached ({@link writing}), so that nobody misses what they just did.
 */
export const cached = <T>(core: Hearing, key: string, load: () => Promise<T>): Promise<T> =>
  cacheOf(core).current.get(key, load) as Promise<T>;

/** As {@link cached}, for a minute, whatever is written: for numbers that may be a little old. */
export const cachedLong = <T>(core: Hearing, key: string, load: () => Promise<T>): Promise<T> =>
  cacheOf(core).counted.get(key, load) as Promise<T>;

/** Ends all that is cached: by this process at once, by all others when they hear of it. */
export function invalidateForum(core: Core): void {
  end(cacheOf(core));
  // Without the database their answers end by themselves.
  notifyChannel(core.db, channel, '').catch(() => {});
}

/** How many writes in the forum this process has heard of. */
export const heardOfForum = (core: Hearing): number => cacheOf(core).ended;

const specs: Record<string, EndpointSpec> = api;

/** Handlers of an area whose writes end what is cached; a look at a post changes nothing that has to be seen at once. */
export function writing<H extends object>(handlers: H): H {
  const wrapped = Object.entries<(call: { core: Core }) => unknown>(handlers as never).map(
    ([key, handle]): [string, unknown] => [
      key,
      specs[key as ApiKey]?.rate !== 'write'
        ? handle
        : async (call: { core: Core }) => {
            const answer = await handle(call);
            invalidateForum(call.core);
            return answer;
          },
    ],
  );
  return Object.fromEntries(wrapped) as H;
}
