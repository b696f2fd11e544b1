import type { Clock } from '../settings/clock';

/** A clock that a test moves. It runs with the machine's until then. */
export interface TestClock extends Clock {
  /** Moves it forward (or back) by so many ms. */
  advance(ms: number): void;
  /**
   * Moves it forward to the next beginning of an hour, or of a day. What is counted by the second, minute or hour is
   * counted from there, so that no window ends in the midst of a test.
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
