import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect';
import type { Settings } from '../settings';
import { type FixedKey, initialOf, type LimitKey, type SettingKey, siteSettings } from './table';

/** What the team has chosen, by the setting; what is not in it is as it began. */
export type Chosen = Partial<Record<SettingKey, number>>;

/** The version that holds: 0 before there was one. Read anew each time, so that every process has it at once. */
export async function chosenNow(db: Db): Promise<{ no: number; chosen: Chosen }> {
  const row = await db
    .selectFrom('setting_versions')
    .select(['no', 'chosen'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { no: row.no, chosen: row.chosen } : { no: 0, chosen: {} };
}

/** What was chosen is held to the range again: a release may have narrowed it. */
function within(key: SettingKey, value: number): number {
  const { min, max } = siteSettings[key];
  return Math.min(max, Math.max(min, value));
}

/** A setting of what was chosen, in its own unit. */
export function chosenIn(chosen: Chosen | undefined, key: FixedKey): number {
  return within(key, chosen?.[key] ?? Number(siteSettings[key].initial));
}

/** A setting as it is now, in its own unit; in a transaction, as that sees it. */
export async function settingIn(db: Db, key: FixedKey): Promise<number> {
  return chosenIn((await chosenNow(db)).chosen, key);
}

/** A setting as it is now whose initial value may come from the environment, in its own unit. */
export async function settingOf(
  { db, settings }: { db: Db; settings: Settings },
  key: SettingKey,
): Promise<number> {
  const chosen = (await chosenNow(db)).chosen[key];
  return chosen === undefined ? initialOf(key, settings) : within(key, chosen);
}

const hour = 3_600_000;

/** Until when something is to be decided, and since when it waits: as rows keep it. */
export interface Due {
  due_at: Date;
  waits_since: Date;
}

/** Of something that begins to wait now. */
export async function dueFrom(db: Db, key: LimitKey, now: Date): Promise<Due> {
  return { due_at: new Date(now.getTime() + (await settingIn(db, key)) * hour), waits_since: now };
}

/** How long an unpaid order that is made now is kept, in ms. */
export const unpaidFor = async (core: { db: Db; settings: Settings }): Promise<number> =>
  (await settingOf(core, 'order.unpaid')) * 60_000;

/** Limits of queues whose rows keep no due moment: each case has the limit of the moment when it began to wait. */
export interface Limits {
  /** Hours that hold now. */
  hours(key: LimitKey): number;
  /** When what waits since a moment is due. */
  due(key: LimitKey, since: RawBuilder<Date>): RawBuilder<Date>;
}

/** Versions that are looked back on: nothing waits longer than these many changes took. */
const past = 200;

/** The limits as they are and were. */
export async function limitsNow(db: Db): Promise<Limits> {
  const versions = await db
    .selectFrom('setting_versions')
    .select(['chosen', 'made_at'])
    .orderBy('no', 'desc')
    .limit(past)
    .execute();
  return {
    hours: (key) => chosenIn(versions[0]?.chosen, key),
    due(key, since) {
      const first = Number(siteSettings[key].initial);
      const steps = versions
        .map(({ chosen, made_at }) => ({ hours: chosenIn(chosen, key), from: made_at }))
        .filter(
          ({ hours }, n) => hours !== (versions[n + 1] ? chosenIn(versions[n + 1]?.chosen, key) : first),
        );
      const period = (count: number) => sql`${since} + ${sql.lit(count)} * interval '1 hour'`;
      if (steps.length === 0) return sql`${period(first)}`;
      const whens = steps.map(
        ({ hours, from }) => sql`when ${since} >= ${from}::timestamptz then ${period(hours)}`,
      );
      return sql`case ${sql.join(whens, sql` `)} else ${period(first)} end`;
    },
  };
}
