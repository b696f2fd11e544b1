import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { addressKey } from '../../../http/client-address';

const dayMs = 24 * 3_600_000;
const beijing = 8 * 3_600_000;

/** The Beijing day of a moment, so many days later: `YYYY-MM-DD`. @param now ms */
export const visitDay = (now: number, later = 0): string =>
  new Date(now + beijing + later * dayMs).toISOString().slice(0, 10);

/** The key of a day, made by whoever asks first, the same in all processes. */
async function saltOf(db: Db, day: string): Promise<Buffer> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((on) => on.doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('visit_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Keys by database: tests have several in one process. */
const kept = new WeakMap<Db, { day: string; salt: Promise<Buffer> }>();

/**
 * Stands for a browser on one day: the same all day long, and nobody's the day after, when the key is forgotten. Neither
 * the address nor what the browser says of itself can be read from it.
 */
export async function visitorOf(
  { db, settings }: Core,
  { ip, browser }: { ip: string; browser: string },
): Promise<Buffer> {
  const day = visitDay(settings.clock.now());
  let salt = kept.get(db);
  if (salt?.day !== day) {
    salt = { day, salt: saltOf(db, day) };
    kept.set(db, salt);
    salt.salt.catch(() => kept.delete(db));
  }
  return createHmac('sha256', await salt.salt)
    .update(`${addressKey(ip)}\n${browser}`)
    .digest()
    .subarray(0, 12);
}
