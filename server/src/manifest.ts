import type { ApiKey, areas } from '@harbor/contract';
import type { Core, Ground } from './core';
import type { Db } from './db/connect';
import type { DB } from './db/schema';
import type { Subscription } from './events';
import type { AreaHandlers } from './http/handler';
import type { RawRoute } from './http/raw-routes';
import type { Job, Tick } from './jobs/define';

/** Name of an area of the contract. */
export type AreaName = keyof typeof areas;

/** Loads the handlers of one area of the contract. */
type Handlers<A extends AreaName> = () => Promise<AreaHandlers<(typeof areas)[A]>>;

/** Examples of what a public call with one parameter is asked for. */
export interface Example {
  call: ApiKey;
  /** Values of the parameter, the newest first; the call may know some of them only for other readers. */
  newest(db: Db): Promise<string[]>;
}

/**
 * What one area of the server brings along, in the `area.ts` of its folder. An area that takes contributions of others
 * adds a field of its own beside the code that reads it: `declare module '…/manifest' { interface AreaManifest { … } }`.
 */
export interface AreaManifest {
  /** Same as its folder. */
  name: string;
  /** Its calls, which the area of the contract with its name declares; loaded once they are needed. */
  calls?: { [A in AreaName]?: Handlers<A> };
  /** What it adds to `Core`, made once as a server starts. */
  gives?: (ground: Ground) => Partial<Core> | Promise<Partial<Core>>;
  /** Ends what it added, before everything below it ends. */
  ends?: (core: Core) => void;
  /** What it makes ready once a server listens. Nobody waits for it: a call that needs it sooner begins it itself. */
  readies?: (core: Core) => Promise<void>;
  /** Routes outside the contract. */
  rawRoutes?: readonly RawRoute[];
  /** Work that others wait for. */
  jobs?: readonly Job[];
  /** What recurs. */
  ticks?: readonly Tick[];
  /** The tables that nobody else writes to. */
  tables?: readonly (keyof DB)[];
  /** Public things that a page may be about, for who tries the page. */
  examples?: readonly Example[];
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

/** The handlers of one area of the contract. @throws Error when no area of the server serves it */
export async function loadCalls<A extends AreaName>(name: A): Promise<AreaHandlers<(typeof areas)[A]>> {
  const load = installed.find(({ calls }) => calls?.[name])?.calls?.[name];
  if (!load) throw new Error(`no area of the server serves ${name}: add \`calls\` to its area.ts`);
  return load();
}
