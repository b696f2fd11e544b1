import pLimit from 'p-limit';
import { Busy } from './problem';

/** Runs work when it is its turn. @throws Busy when too many wait already */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets few pieces of heavy work run at a time, and few wait.
 * @param atOnce pieces that run together
 * @param queue pieces that may wait
 * @param what the work, for the log
 * @param said what people are told when too many wait
 */
export function turnstile(atOnce: number, queue: number, what: string, said: string): InTurn {
  const inTurn = pLimit(atOnce);
  return async (work) => {
    if (inTurn.activeCount + inTurn.pendingCount >= atOnce + queue) throw new Busy(`too many ${what}`, said);
    return inTurn(work);
  };
}
