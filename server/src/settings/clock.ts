/** The server's only source of the time of day, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
