import type { Api } from '@harbor/contract';
import type { z } from 'zod';

/** What a call was asked for in its address, once it was read: numbers are numbers. */
export type Asked<K extends keyof Api> = Api[K] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : never;
