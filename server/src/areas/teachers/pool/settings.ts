import type { Db } from '../../../db/connect';
import { settingIn } from '../../../site-settings/read';
import type { FixedKey } from '../../../site-settings/table';

const hour = 3_600_000;

/** Settings of the pool, without their common beginning. */
export type PoolKey = Extract<FixedKey, `take.${string}`> extends `take.${infer Name}` ? Name : never;

/** A number of the pool as it is now, in its own unit. */
export const poolNumber = (db: Db, key: PoolKey): Promise<number> => settingIn(db, `take.${key}`);

/** When a clock of the pool that begins now runs out. */
export const poolDue = async (db: Db, key: PoolKey, now: Date): Promise<Date> =>
  new Date(now.getTime() + (await poolNumber(db, key)) * hour);
