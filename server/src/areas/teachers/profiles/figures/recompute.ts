import { appraiseStatus } from '@harbor/contract/appraise-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { chosenIn, chosenNow } from '../../../../site-settings/read';
import { invalidateTeachers } from '../cache';
import { levelBy, levelTerms } from './terms';

interface Counted {
  user_id: number;
  level: number;
  credit: number;
  figures: string;
  on_time_count: number;
  on_time_total: number;
  accept_count: number;
  accept_total: number;
  score_sum: number;
  score_count: number;
  reply_seconds: number;
  reply_count: number;
  done_count: number;
  points: number;
}

/** Days over which answers count. */
const replyDays = 30;

/** The first moment whose orders and events count at `now`. */
export function countsFrom(now: Date, months: number): Date {
  const from = new Date(now);
  from.setUTCMonth(from.getUTCMonth() - months);
  return from;
}

/**
 * Reckons levels, credit and rates anew, from how orders ended, events, shown reviews and answers alone: the same rows and
 * the same moment give the same figures, in whatever order things came.
 * @param ids teachers; left out: all
 * @returns how many teachers were looked at, and of how many something changed
 */
export async function recompute(
  trx: Db,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<{ teachers: number; changed: number }> {
  const { chosen } = await chosenNow(trx);
  const since = countsFrom(now, chosenIn(chosen, 'teacher.months'));
  const start = chosenIn(chosen, 'teacher.credit_start');
  const terms = await levelTerms(trx);
  const only = ids ? sql`where t.user_id = any(${[...ids]}::bigint[])` : sql``;
  // Who reckons the same teacher at the same time waits, and sees what the other wrote.
  const { rows } = await sql<Counted>`
    select t.user_id, t.level, t.credit,
      concat_ws(',', t.on_time_count, t.on_time_total, t.accept_count, t.accept_total, t.score_sum, t.score_count,
        t.reply_seconds, t.reply_count, t.done_count) as figures,
      coalesce(r.on_time_count, 0)::int as on_time_count, coalesce(r.on_time_total, 0)::int as on_time_total,
      coalesce(r.accept_count, 0)::int as accept_count, coalesce(r.accept_total, 0)::int as accept_total,
      coalesce(d.done_count, 0)::int as done_count, coalesce(e.points, 0)::int as points,
      coalesce(s.score_sum, 0)::int as score_sum, coalesce(s.score_count, 0)::int as score_count,
      coalesce(p.seconds, 0)::bigint as reply_seconds, coalesce(p.count, 0)::int as reply_count
    from teachers t
    left join lateral (
      select count(*) filter (where on_time) as on_time_count, count(on_time) as on_time_total,
        count(*) filter (where accepted) as accept_count, count(*) as accept_total
      from teacher_results where teacher_id = t.user_id and ended_at > ${since} and ended_at <= ${now}) r on true
    left join lateral (
      select count(*) as done_count from teacher_results
      where teacher_id = t.user_id and accepted and ended_at <= ${now}) d on true
    left join lateral (
      select sum(points) as points from credit_events
      where teacher_id = t.user_id and at > ${since} and at <= ${now}) e on true
    left join lateral (
      select sum(stars) as score_sum, count(*) as score_count from appraises
      where teacher_id = t.user_id and status = ${appraiseStatus.shown}
        and created_at > ${since} and created_at <= ${now}) s on true
    left join lateral (
      select sum(seconds) as seconds, sum(count) as count from teacher_replies
      where teacher_id = t.user_id and day > (${now}::timestamptz at time zone 'Asia/Shanghai')::date - ${sql.lit(replyDays)}) p on true
    ${only} order by t.user_id for no key update of t`.execute(trx);
  let changed = 0;
  for (const row of rows) {
    const credit = Math.max(0, Math.min(100, start + row.points));
    const level = levelBy(terms, row, credit);
    const { on_time_count, on_time_total, accept_count, accept_total, score_sum, score_count } = row;
    const { reply_seconds, reply_count, done_count } = row;
    const figures = [
      ...[on_time_count, on_time_total, accept_count, accept_total, score_sum, score_count],
      ...[reply_seconds, reply_count, done_count],
    ].join(',');
    if (level === row.level && credit === row.credit && figures === row.figures) continue;
    changed += 1;
    await trx
      .updateTable('teachers')
      .set({
        ...{
          level,
          credit,
          on_time_count,
          on_time_total,
          accept_count,
          accept_total,
          score_sum,
          score_count,
        },
        ...{ reply_seconds, reply_count, done_count, figures_at: now },
      })
      .where('user_id', '=', row.user_id)
      .execute();
  }
  if (changed > 0) await invalidateTeachers(trx);
  return { teachers: rows.length, changed };
}
