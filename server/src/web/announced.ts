import type { ApiKey } from '@harbor/contract';
import type { Core } from '../core';
import { contributions } from '../manifest';

/** Calls whose answers to visitors stay what they are until an announcement comes. */
export interface Announced {
  calls: readonly ApiKey[];
  /** How many announcements this process has heard. */
  heard(core: Core): number;
}

declare module '../manifest' {
  interface AreaManifest {
    /** Public calls that may be answered from what was kept of them, as an announcement ends it. */
    announces?: readonly Announced[];
  }
}

/** Tells how many announcements were heard that end what some calls answered; undefined where a call has none. */
export type Heard = (calls: readonly string[]) => string | undefined;

/** What this process hears of changes, by call. */
export function hearing(core: Core): Heard {
  const byCall = new Map(
    contributions('announces').flatMap(({ calls, heard }) =>
      calls.map((call): [string, Announced['heard']] => [call, heard]),
    ),
  );
  return (calls) => {
    const counts = calls.map((call) => byCall.get(call)?.(core));
    return counts.includes(undefined) ? undefined : counts.join();
  };
}
