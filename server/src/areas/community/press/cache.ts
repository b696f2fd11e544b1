import { announcedAnswers } from '../../../cache/announced';
import type { Core } from '../../../core';

/**
 * What everybody reads of the headlines. Every write in them ends it; a view does not, which nobody has to see at once.
 * Kept for longer: rankings and feeds, which views alone change.
 */
export const {
  cached,
  cachedLonger,
  invalidate: invalidatePress,
  heard: heardOfPress,
} = announcedAnswers({ channel: 'press', atMost: 2000, longer: { ms: 30_000, endsWithWrites: true } });

/** The result of a write, after which nothing that was cached before is given any more. */
export async function written<T>(core: Pick<Core, 'hub' | 'db'>, work: Promise<T>): Promise<T> {
  const done = await work;
  invalidatePress(core);
  return done;
}
