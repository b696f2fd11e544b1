import type { z } from 'zod';
import type { Core } from '../core';

/** Work that is done later, at least once, by one of the server's processes. */
export interface Job<T extends object = object> {
  /** `area.verb`, e.g. `orders.close`. */
  name: string;
  /** Shape of its data; checked before it runs. */
  data: z.ZodType<T>;
  /** Must be safe to run twice. A thrown error is tried again. */
  run(core: Core, data: T): Promise<void>;
  /** How often it is tried again, with growing pauses from `retryDelay` seconds on. */
  retryLimit?: number;
  retryDelay?: number;
}

/** Work that recurs in every server, done by one of them at a time, e.g. polling the gateways. */
export interface Tick {
  name: string;
  everySeconds: number;
  run(core: Core): Promise<void>;
}

/** Declares a job with the type of its data. */
export const defineJob = <T extends object>(job: Job<T>): Job<T> => job;
