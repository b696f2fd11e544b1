/** The server's only source of the time of day, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/**
 * The machine's clock, or one that runs ahead of it: what waits for days is tried today.
 * @param hours how far ahead; 0 on every site that people use
 */
export const clockAhead = (hours: number): Clock =>
  hours === 0 ? systemClock : { now: () => Date.now() + hours * 3_600_000 };
