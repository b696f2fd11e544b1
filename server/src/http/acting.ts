import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../db/connect';

/** What is known of the call of the team that is being answered, wherever its work is done. */
export interface Acting {
  ip: string;
  /**
   * Looks in the transaction of a decision whether somebody else took its case since the call came in, and keeps everybody
   * from taking it until that transaction has ended. @throws HttpProblem 409
   */
  recheck?: (trx: Db) => Promise<void>;
}

const storage = new AsyncLocalStorage<Acting>();

/** The call of the team that is being answered; undefined in all other work. */
export const acting = (): Acting | undefined => storage.getStore();

/** Answers a call of the team, or does a part of it. */
export const actingAs = <T>(what: Acting, work: () => T): T => storage.run(what, work);
