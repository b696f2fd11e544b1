import { type CreditReason, creditReasons } from '@harbor/contract/teacher-levels';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { type Chosen, chosenIn, chosenNow } from '../../../../site-settings/read';
import type { FixedKey } from '../../../../site-settings/table';
import { recompute } from './recompute';

/** Settings that say how many points an event takes; it takes them as they were when it happened. */
const pointKeys = {
  on_time: 'teacher.credit_on_time',
  late: 'teacher.credit_late',
  trial_late: 'teacher.credit_trial_late',
  formal_late: 'teacher.credit_formal_late',
  give_up: 'take.give_up',
  give_up_late: 'take.give_up_late',
  low_review: 'teacher.credit_low_review',
  report_missing: 'teacher.credit_report_missing',
} as const satisfies Record<Exclude<CreditReason, 'correction'>, FixedKey>;

/** Points of an event as they stand now: what is done well gives, all else takes. */
export function pointsOf(chosen: Chosen, reason: Exclude<CreditReason, 'correction'>): number {
  const points = chosenIn(chosen, pointKeys[reason]);
  return reason === 'on_time' ? points : -points;
}

/** Every event with its points, as everybody may read them. */
export async function creditRules(db: Db): Promise<{ title: string; points: number }[]> {
  const { chosen } = await chosenNow(db);
  return (Object.keys(pointKeys) as (keyof typeof pointKeys)[]).map((reason) => ({
    title: creditReasons[reason],
    points: pointsOf(chosen, reason),
  }));
}

/** What moves a teacher's credit. */
export interface CreditChange {
  teacherId: number;
  reason: CreditReason;
  /** Left out: as the settings say. */
  points?: number;
  orderId?: number | null;
  note?: string;
  /** Who of the team. */
  byId?: number | null;
  at: Date;
}

/**
 * Moves a teacher's credit, and their level with it. Of an order the same reason counts once, however often it is told.
 * @returns whether it counted
 */
export async function addCredit(trx: Db, change: CreditChange): Promise<boolean> {
  const { teacherId, reason, orderId = null, note = '', byId = null, at } = change;
  const points =
    change.points ?? (reason === 'correction' ? 0 : pointsOf((await chosenNow(trx)).chosen, reason));
  // A setting of 0 switches an event off.
  if (points === 0) return false;
  const { rows } = await sql`
    insert into credit_events (teacher_id, points, reason, note, order_id, by_id, at)
    values (${teacherId}, ${points}, ${reason}, ${note}, ${orderId}, ${byId}, ${at})
    on conflict do nothing returning 1`.execute(trx);
  if (rows.length === 0) return false;
  await recompute(trx, [teacherId], at);
  return true;
}
