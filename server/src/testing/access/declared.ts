import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiKey } from '@harbor/contract';
import { type AreaManifest, areaManifests } from '../../manifest';
import { serverRoot } from '../../paths';
import type { AreaAccess, Entry } from './entry';

/** What an area's `testing/access.ts` exports. */
interface Declared {
  /** As `room/area`. */
  area: string;
  access: AreaAccess;
  /** Calls tried by the forum's own test: there others' things are hidden by what became of them, not by whose they are. */
  hidden: Partial<Record<ApiKey, unknown>>;
  passedOver: readonly ApiKey[];
}

/** What the `testing/access.ts` of each of these areas declares, of those that have one. */
export const declaredAccess = (areas: readonly string[]): Declared[] =>
  areas.flatMap((area) => {
    const file = join(serverRoot, 'src/areas', area, 'testing/access.ts');
    if (!existsSync(file)) return [];
    const { access = { calls: {} }, hidden = {}, passedOver = [] } = require(file);
    return [{ area, access, hidden, passedOver }];
  });

/** An entry of an area, and what makes the things that it speaks of. */
export interface OwnedCall {
  area: string;
  entry: Entry;
}

/** Every entry by its call. @throws Error for a call that two areas declare */
export function entriesOf(declared: readonly Declared[]): Map<ApiKey, OwnedCall> {
  const entries = new Map<ApiKey, OwnedCall>();
  for (const { area, access } of declared)
    for (const [key, entry] of Object.entries(access.calls)) {
      if (entries.has(key as ApiKey)) throw new Error(`${key} is declared twice, the second time by ${area}`);
      entries.set(key as ApiKey, { area, entry });
    }
  return entries;
}

/** The calls that an area of the server serves. */
export async function callsOf({ calls = {} }: AreaManifest): Promise<string[]> {
  const loaded = await Promise.all(Object.values(calls).map((load) => load()));
  return loaded.flatMap((handlers) => Object.keys(handlers));
}

/** The manifest of an area by its `room/area`. */
export const manifestOf = (area: string): AreaManifest | undefined =>
  areaManifests().find(({ name }) => name === area.split('/').at(-1));
