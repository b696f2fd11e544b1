import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { userStatus } from '../../base/accounts/user-status';
import { runningOf } from './queries';
import { poolNumber } from './settings';

/** A certified teacher as the pool needs to know them. */
export interface PoolTeacher {
  id: number;
  /** The name that their page shows. */
  name: string;
  realName: string;
  avatar: string;
  title: string;
  units: string[];
  fields: number[];
  disciplines: string[];
  skills: number[];
  languages: string[];
  research: string[];
  credit: number;
  level: number;
  levelName: string;
  /** Share of what the buyer paid, in percent. */
  rate: number;
  /** Services at a time. */
  mostFormal: number;
  /** Takes orders: certified, signed, not suspended, not away. */
  available: boolean;
  inForce: boolean;
  onTimeRate: number | null;
  acceptRate: number | null;
  score: number | null;
  done: number;
}

interface Row {
  id: number;
  nickname: string;
  avatar_img: string;
  bio: string;
  unit: string;
  real_name: string | null;
  t_title: string | null;
  t_avatar: string | null;
  t_unit: string | null;
  university: string | null;
  institutions: string[] | null;
  subject_ids: number[] | null;
  disciplines: string[] | null;
  skills: number[] | null;
  languages: string[] | null;
  research: string[] | null;
  credit: number | null;
  level: number | null;
  level_name: string | null;
  rate: number | null;
  orders: number | null;
  max_formal: number | null;
  available: boolean | null;
  away_until: string | null;
  t_status: number | null;
  on_time_count: number | null;
  on_time_total: number | null;
  accept_count: number | null;
  accept_total: number | null;
  score_sum: number | null;
  score_count: number | null;
  done_count: number | null;
}

const share = (part: number | null, whole: number | null) => (whole ? (part ?? 0) / whole : null);

/** Beginners are spoken of as such, not by a figure of one order. */
const fewest = 5;

/**
 * Certified teachers whose account is in order, by their ids. What is missing in a record, as with one who was certified
 * before there were records, counts as nothing known.
 * @param now for who is away
 */
export async function poolTeachers(db: Db, ids: readonly number[], now: Date): Promise<PoolTeacher[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select u.id, u.nickname, u.avatar_img, u.bio, u.unit, t.real_name, t.title as t_title, t.avatar as t_avatar, t.unit as t_unit,
      t.university, t.institutions, t.subject_ids, t.disciplines, t.skills, t.languages, t.research, t.credit, t.level,
      l.name as level_name, l.rate, l.orders, t.max_formal, t.available, t.away_until::text as away_until, t.status as t_status,
      t.on_time_count, t.on_time_total, t.accept_count, t.accept_total, t.score_sum, t.score_count, t.done_count
    from users u left join teachers t on t.user_id = u.id left join teacher_levels l on l.level = coalesce(t.level, 1)
    where u.id = any(${[...ids]}::bigint[]) and u.is_teacher and u.is_certification and u.status = ${userStatus.normal}`.execute(
    db,
  );
  const today = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  return rows.map((row) => {
    const inForce = row.t_status === null || row.t_status === 4 || row.t_status === 6;
    const away = row.away_until !== null && row.away_until >= today;
    const many = (row.done_count ?? 0) >= fewest;
    return {
      id: row.id,
      name: row.nickname,
      realName: row.real_name ?? '',
      avatar: row.t_avatar || row.avatar_img,
      title: row.t_title || row.bio || '认证教师',
      units: [...(row.institutions ?? []), row.t_unit ?? '', row.university ?? '', row.unit].filter(Boolean),
      fields: row.subject_ids ?? [],
      disciplines: row.disciplines ?? [],
      skills: row.skills ?? [],
      languages: row.languages ?? [],
      research: row.research ?? [],
      credit: row.credit ?? 90,
      level: row.level ?? 1,
      levelName: row.level_name ?? '新入驻',
      rate: row.rate ?? 60,
      mostFormal: Math.min(row.orders ?? 3, row.max_formal ?? 3),
      available: inForce && row.available !== false && !away,
      inForce,
      onTimeRate: many ? share(row.on_time_count, row.on_time_total) : null,
      acceptRate: many ? share(row.accept_count, row.accept_total) : null,
      score: many && row.score_count ? Math.round(((row.score_sum ?? 0) * 10) / row.score_count) / 10 : null,
      done: row.done_count ?? 0,
    };
  });
}

/** One certified teacher whose account is in order; undefined otherwise. */
export const poolTeacher = async (db: Db, id: number, now: Date): Promise<PoolTeacher | undefined> =>
  (await poolTeachers(db, [id], now))[0];

/**
 * Holds a teacher until the transaction ends, so that what runs of theirs is counted by one at a time. Orders are locked
 * before, as everywhere.
 */
export async function holdTeacher(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** What a teacher wants to begin: a trial, or a service. */
export type Beginning = 'trial' | 'formal';

/** Why a teacher cannot begin anything more; empty where they can. Needs the hold on the teacher where it has to stay true. */
export async function hindranceOf(db: Db, teacher: PoolTeacher, what: Beginning): Promise<string> {
  if (!teacher.inForce) return '您的认证已暂停，暂时不能接单';
  const least = await poolNumber(db, 'credit');
  if (teacher.credit < least) return `信用分低于 ${least}，暂时不能接单`;
  const { trials, formal } = await runningOf(db, teacher.id);
  const most = await poolNumber(db, 'open');
  if (what === 'trial' && trials >= most) return `同时进行的试做最多 ${most} 单，请先完成手上的试做`;
  if (formal >= teacher.mostFormal) return `正式服务最多 ${teacher.mostFormal} 单，请先完成手上的订单`;
  return '';
}
