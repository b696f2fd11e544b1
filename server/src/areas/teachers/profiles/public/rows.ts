import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { teacherAnswers } from '../cache';

/** What everybody may know of a teacher who is shown; all of it approved. */
export interface PublicRow {
  id: number;
  name: string;
  avatar_img: string;
  degree: string;
  title: string;
  university: string;
  major: string;
  motto: string;
  research: string[];
  subject_ids: number[];
  skills: number[];
  level: number;
  level_text: string;
  /** Formal orders at once. */
  orders: number;
  open_orders: number;
  available: boolean;
  away_until: string | null;
  night: boolean;
  on_time_count: number;
  on_time_total: number;
  accept_count: number;
  accept_total: number;
  score_sum: number;
  score_count: number;
  reply_seconds: number;
  reply_count: number;
  done_count: number;
  collect_count: number;
}

/** On `teachers t` and `users u`: certified, signed, neither suspended nor gone, and with an account that is open. */
export const isPublic: RawBuilder<SqlBool> = sql<SqlBool>`t.status in (4, 6) and t.signed_at is not null
  and u.is_teacher and u.is_certification and u.status = 1`;

/** Orders that a teacher serves now. */
export const openOrders = sql<number>`(select count(*)::int from orders o
  where o.teacher_id = t.user_id and o.status in (40, 50, 55))`;

export async function publicRows(
  db: Db,
  only: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select u.id, u.nickname as name, u.avatar_img, t.degree, t.title, t.university, t.major, t.motto, t.research,
      t.subject_ids, t.skills, t.level, l.name as level_text, least(l.orders, t.max_formal)::int as orders,
      ${openOrders} as open_orders, t.available, t.away_until, t.night,
      t.on_time_count, t.on_time_total, t.accept_count, t.accept_total, t.score_sum, t.score_count,
      t.reply_seconds, t.reply_count, t.done_count, t.collect_count
    from teachers t join users u on u.id = t.user_id join teacher_levels l on l.level = t.level
    where ${isPublic} and ${only} order by u.id`.execute(db);
  return rows;
}

/** All teachers who are shown, read once in some seconds: lists are narrowed and sorted in memory. */
export const allTeachers = (core: Core): Promise<PublicRow[]> =>
  teacherAnswers.cached(core, 'all', () => publicRows(core.db));
