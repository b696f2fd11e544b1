import type { ClosingBlocker } from '@harbor/contract';
import type { Db } from '../../../../db/connect';
import { contributions } from '../../../../manifest';

/** What of an area has to be settled before an account can be closed, e.g. income that was not paid out. */
export type ClosingBlockers = (db: Db, userId: number) => Promise<ClosingBlocker[]>;

declare module '../../../../manifest' {
  interface AreaManifest {
    /** What keeps an account from being closed. */
    closingBlockers?: readonly ClosingBlockers[];
    /** Locks of its things that the closing of an account changes, taken in the order of the areas, the person last. */
    closingLocks?: readonly ((trx: Db, userId: number) => Promise<unknown>)[];
  }
}

/** What keeps an account from being closed, each with the page where it can be settled. */
export async function closingBlockers(db: Db, userId: number): Promise<ClosingBlocker[]> {
  const found: ClosingBlocker[] = [];
  for (const blockers of contributions('closingBlockers')) found.push(...(await blockers(db, userId)));
  return found;
}
