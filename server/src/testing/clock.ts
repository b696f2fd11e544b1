import type { Clock } from '../settings/clock';

/** A clock that a test moves. It runs with the machine's until then. */
export interface TestClock extends Clock {
  /** Moves it forward (or back) by so many ms. */
  advance(ms: number): void;
  /**
   * Moves it forward to the next beginning of an hour, or of a day of UTC. What limits count by the minute, hour or day
   * begins anew there, so that none of their windows ends in the midst of a test that takes less than a minute.
   */
  toNext(what: 'hour' | 'day'): void;
}

const lasts = { hour: 3_600_000, day: 86_400_000 };

export function testClock(): TestClock {
  let shift = 0;
  const now = () => Date.now() + shift;
  return {
    now,
    advance: (ms) => {
      shift += ms;
    },
    toNext: (what) => {
      shift += lasts[what] - (now() % lasts[what]);
    },
  };
}
