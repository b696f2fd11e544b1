import { type ApiKey, api, type EndpointSpec } from '@harbor/contract';
import { Cached } from '../../../../cache/cached';
import type { Core } from '../../../../core';

type Keeper = Pick<Core, 'settings'>;

/** How long an answer is kept, in ms: what another process writes is seen after this. */
const life = 3000;
const longLife = 60_000;
const atMost = 1000;

const cachesOf = (ms: number) => {
  const caches = new WeakMap<Core['settings'], Cached<unknown>>();
  return ({ settings }: Keeper): Cached<unknown> => {
    const cache = caches.get(settings) ?? new Cached<unknown>(ms, atMost);
    caches.set(settings, cache);
    return cache;
  };
};
const cacheOf = cachesOf(life);
const longCacheOf = cachesOf(longLife);

/**
 * What is the same for everybody, read once in some seconds. Nothing in it may depend on who asks; whatever this process
 * writes in the forum ends all that is kept ({@link writing}), so that nobody misses what they just did.
 */
export function kept<T>(core: Keeper, key: string, load: () => Promise<T>): Promise<T> {
  if (core.settings.env === 'test') return load();
  return cacheOf(core).get(key, load) as Promise<T>;
}

/** As {@link kept}, for a minute, whatever is written: for numbers that may be a little old. */
export function keptLong<T>(core: Keeper, key: string, load: () => Promise<T>): Promise<T> {
  if (core.settings.env === 'test') return load();
  return longCacheOf(core).get(key, load) as Promise<T>;
}

/** Ends all that is kept by this process. */
export const forgetKept = (core: Keeper): void => cacheOf(core).clear();

const specs: Record<string, EndpointSpec> = api;

/** Handlers of an area whose writes end what is kept; a look at a post changes nothing that has to be seen at once. */
export function writing<H extends object>(handlers: H): H {
  const wrapped = Object.entries<(call: { core: Core }) => unknown>(handlers as never).map(
    ([key, handle]): [string, unknown] => [
      key,
      specs[key as ApiKey]?.rate !== 'write'
        ? handle
        : async (call: { core: Core }) => {
            const answer = await handle(call);
            forgetKept(call.core);
            return answer;
          },
    ],
  );
  return Object.fromEntries(wrapped) as H;
}
