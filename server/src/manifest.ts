import type { areas } from '@harbor/contract';
import type { DB } from './db/schema';
import type { Subscription } from './events';
import type { AreaHandlers } from './http/handler';
import type { RawRoute } from './http/raw-routes';
import type { Job, Tick } from './jobs/define';

/** Name of an area of the contract. */
export type AreaName = keyof typeof areas;

/** Loads handlers of one area of the contract: all of them, or those that this area of the server serves. */
type Handlers<A extends AreaName> = () => Promise<Partial<AreaHandlers<(typeof areas)[A]>>>;

/**
 * What one area of the server brings along, in the `area.ts` of its folder. An area that takes contributions of others
 * adds a field of its own beside the code that reads it: `declare module '…/manifest' { interface AreaManifest { … } }`.
 */
export interface AreaManifest {
  /** Same as its folder. */
  name: string;
  /** Its calls, by the area of the contract that declares them; loaded once they are needed. */
  calls?: { [A in AreaName]?: Handlers<A> };
  /** Routes outside the contract. */
  rawRoutes?: readonly RawRoute[];
  /** Work that others wait for. */
  jobs?: readonly Job[];
  /** What recurs. */
  ticks?: readonly Tick[];
  /** The tables that nobody else writes to. */
  tables?: readonly (keyof DB)[];
  /** What it does when something happens in an area below it. */
  on?: readonly Subscription[];
}

/** Declares what an area brings along. */
export const defineArea = (manifest: AreaManifest): AreaManifest => manifest;

const installed: AreaManifest[] = [];

/** Puts areas into force, in this order: all of the server's at its start, one more in a test. */
export function installAreas(manifests: readonly AreaManifest[]): void {
  installed.push(...manifests);
  for (const { on = [] } of manifests) for (const subscription of on) subscription.connect();
}

/** Every area that is in force. */
export const areaManifests = (): readonly AreaManifest[] => installed;

type Listed<F> = NonNullable<F> extends readonly (infer Item)[] ? Item : never;

/** The items of a list in the manifests. */
type ItemOf<K extends keyof AreaManifest> = Listed<AreaManifest[K]>;

/** The fields of a manifest that are lists. */
type ListField = {
  [K in keyof AreaManifest]-?: NonNullable<AreaManifest[K]> extends readonly unknown[] ? K : never;
}[keyof AreaManifest];

/** What all areas bring along in one of their lists. */
export function contributions<K extends ListField>(field: K): ItemOf<K>[] {
  // TypeScript cannot follow that a list of one field has items of that field.
  return installed.flatMap((manifest) => (manifest[field] ?? []) as readonly ItemOf<K>[]);
}

/**
 * The handlers of one area of the contract, whichever areas of the server serve it.
 * @throws Error when two serve the same call
 */
export async function loadCalls<A extends AreaName>(name: A): Promise<AreaHandlers<(typeof areas)[A]>> {
  const calls: Record<string, unknown> = {};
  for (const { calls: loaders, name: area } of installed) {
    const found = (await loaders?.[name]?.()) ?? {};
    const twice = Object.keys(found).find((key) => key in calls);
    if (twice) throw new Error(`${twice} is served twice, the second time by ${area}`);
    Object.assign(calls, found);
  }
  // What is missing is named when the area is registered.
  return calls as AreaHandlers<(typeof areas)[A]>;
}
