import type { ApiKey } from '@harbor/contract';
import type { TestApp } from '../app';
import type { Things } from './things';

/** What a call is sent. */
export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/**
 * How the owner makes a call, with what everybody of the test has (`own`) and with what the area made for them (`mine`);
 * and which of its ids are not of somebody's things.
 */
export interface Entry<Mine = unknown> {
  input: (own: Things, site: TestApp, mine: Mine) => Input;
  /** Another way to make the call, for ids that cannot come beside those of the first. */
  instead?: (own: Things, site: TestApp, mine: Mine) => Input;
  /** Ids that anybody may name, each with the reason. */
  shared?: Record<string, string>;
  /** Lists in which ids of others are passed over: the call succeeds, changes nothing and tells nothing. */
  passedOver?: readonly string[];
}

/** What an area's calls take, by the keys of the contract. */
export interface AreaAccess<Mine = unknown> {
  calls: Partial<Record<ApiKey, Entry<Mine>>>;
  /** Makes what only this area's calls speak of, for one buyer. */
  make?: (own: Things, site: TestApp) => Promise<Mine>;
}

type Calls<Mine> = AreaAccess<Mine>['calls'];

/**
 * Declares, in the `testing/access.ts` of an area, whose things each of its calls names that takes an id; staff's and deploy
 * tokens' calls are left out, their access is their role. What is not shared is tried with the ids of somebody else.
 */
export const defineAccess = (calls: Calls<unknown>): AreaAccess => ({ calls });

/** The same for an area with things of its own: `make` makes those of one buyer, who has all other things already. */
export const defineAccessTo = <Mine>(
  make: NonNullable<AreaAccess<Mine>['make']>,
  calls: Calls<Mine>,
): AreaAccess<Mine> => ({ make, calls });

/** A call about one of the buyer's things, by the id in its path. */
export const of = (thing: keyof Things, body?: object): Entry => ({
  input: (own) => ({ params: { id: own[thing] as number | string }, ...(body && { body }) }),
});

/** The same with fields that depend on what the buyer has. */
export const about = (thing: keyof Things, body: (own: Things, site: TestApp) => object): Entry => ({
  input: (own, site) => ({ params: { id: own[thing] as number | string }, body: body(own, site) }),
});

/** A call whose ids are of things that belong to nobody. */
export const open = (shared: Record<string, string>, input: Entry['input'] = () => ({})): Entry => ({
  input,
  shared,
});
