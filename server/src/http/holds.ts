import type { EndpointSpec } from '@harbor/contract';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { areaManifests } from '../manifest';
import type { SessionUser } from './session-user';

/** A case of a queue of the desk. */
export interface HeldCase {
  queue: string;
  id: number;
}

/** Knows who works on which case. */
export interface CaseHolds {
  /** @throws HttpProblem 409 with the name of somebody else who works on it */
  check(core: Core, user: SessionUser, held: HeldCase): Promise<void>;
  /** The same in the transaction of a decision; nobody takes the case until that has ended. @throws HttpProblem 409 */
  recheck(core: Core, trx: Db, user: SessionUser, held: HeldCase): Promise<void>;
  /** Its own hold ends: the case is decided. */
  ended(core: Core, user: SessionUser, held: HeldCase): Promise<void>;
}

declare module '../manifest' {
  interface AreaManifest {
    /** Keeps who works on which case; one area does. */
    holds?: CaseHolds;
  }
}

/** The case that a call decides; undefined for one that decides none. */
export function decidedCase(
  { decides }: EndpointSpec,
  { params, body }: { params: unknown; body: unknown },
): HeldCase | undefined {
  if (decides === undefined) return undefined;
  const { queue, acts } = typeof decides === 'string' ? { queue: decides, acts: undefined } : decides;
  if (acts && !acts.includes(String((body as { act?: unknown } | undefined)?.act))) return undefined;
  return { queue, id: (params as { id: number }).id };
}

/** Who keeps the holds. */
export const caseHolds = (): CaseHolds | undefined => areaManifests().find(({ holds }) => holds)?.holds;
