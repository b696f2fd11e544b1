import type { CollectItem } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';

/** A favourite that was taken out. */
export interface Removed {
  id: number;
  /** When it was collected, ISO-8601. */
  at: string;
}

/**
 * One kind of favourites. The area that owns the things implements it and is entered in `kinds.ts`; every query is about
 * one person's own rows.
 */
export interface CollectSource {
  count(db: Db, userId: number): Promise<number>;
  /** The latest first. */
  page(db: Db, userId: number, range: { limit: number; offset: number }): Promise<CollectItem[]>;
  /** Takes out those of the ids that are there. */
  remove(trx: Db, userId: number, ids: readonly number[]): Promise<Removed[]>;
  /** Puts them back with their old time; those that are there again, or gone for good, are left alone. */
  restore(trx: Db, userId: number, items: readonly Removed[]): Promise<void>;
  /** Told after the commit, e.g. to drop what is cached. */
  changed?(core: Core, ids: readonly number[]): void;
}
