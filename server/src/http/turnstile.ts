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
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= queue) throw new Busy(`too many ${what}`, said);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place; only when nobody does is it free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
