import type { OrderFormSchema } from '@harbor/contract';
import { Cached } from '../../../cache/cached';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';
import { currentSchema, formCount } from './schemas';

/** The bound, in ms, when an announcement is lost. */
const life = 60_000;

const channel = 'order_forms';

const caches = new WeakMap<Core['hub'], Cached<OrderFormSchema>>();

function cacheOf({ hub }: Pick<Core, 'hub'>): Cached<OrderFormSchema> {
  const known = caches.get(hub);
  if (known) return known;
  const cache = new Cached<OrderFormSchema>(life, formCount);
  const clear = () => cache.clear();
  hub.listen(channel, clear);
  hub.onReconnect(clear);
  caches.set(hub, cache);
  return cache;
}

/**
 * The form of a number in its current version, from memory: for who looks at it. Whoever writes asks `currentSchema` in
 * the transaction. @throws HttpProblem 404
 */
export const newestSchema = (core: Core, form: number): Promise<OrderFormSchema> =>
  cacheOf(core).get(String(form), () => currentSchema(core.db, form));

/** Forgets what this process has in memory: it just published. */
export const forgetNewest = (core: Core): void => cacheOf(core).clear();

/** Tells all processes, with the commit, that a version was published. */
export const announceVersion = (trx: Db, form: number): Promise<void> =>
  notifyChannel(trx, channel, String(form));
