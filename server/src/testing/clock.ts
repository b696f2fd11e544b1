import type { Clock } from '../settings/clock';

/** A clock that a test moves. It runs with the machine's until then. */
export interface TestClock extends Clock {
  /** Moves it forward (or back) by so many ms. */
  advance(ms: number): void;
}

export function testClock(): TestClock {
  let shift = 0;
  return {
    now: () => Date.now() + shift,
    advance: (ms) => {
      shift += ms;
    },
  };
}
