import type { DeskCandidate, Paged } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { toPage } from '../../../../http/page';
import { whyNotMeet } from '../../avoidance/may-meet';
import { matchOf } from '../match';
import { runningOf } from '../queries';
import type { WaitTakeRow } from '../rows';
import { poolNumber } from '../settings';
import { type PoolTeacher, poolTeachers } from '../teacher';

const perPage = 10;

/** How many of those whose subject fits best are looked at, to put them in order. */
const looked = 200;

interface Asked {
  keyword?: string | undefined;
  /** With those who cannot be given it. */
  barred?: boolean | undefined;
  page?: number | undefined;
}

/**
 * Teachers for an order, those who fit best first: who takes orders, has credit and room, and whom neither side avoids. With
 * `barred` also the others, each with what hinders.
 */
export async function candidatesFor(
  db: Db,
  pool: WaitTakeRow,
  { keyword = '', barred = false, page = 1 }: Asked,
  now: Date,
): Promise<Paged<DeskCandidate>> {
  const named = keyword
    ? sql`and (u.nickname ilike ${`%${escapeLike(keyword)}%`} or t.real_name = ${keyword})`
    : sql``;
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join teachers t on t.user_id = u.id
    where u.is_teacher and u.is_certification and u.status = 1 and u.id <> ${pool.buyer_id} and t.status in (4, 6) ${named}
      ${barred ? sql`` : sql`and t.available and ${notAvoidedBy(pool.order_id)}`}
    order by (${pool.discipline} = any(t.disciplines)) desc, (${pool.field_id} = any(t.subject_ids)) desc,
      (${pool.form_no} = any(t.skills)) desc, t.level desc, t.credit desc, u.id
    limit ${looked}`.execute(db);
  const least = await poolNumber(db, 'credit');
  const teachers = await poolTeachers(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const shown = teachers
    .map((teacher) => ({ teacher, match: matchOf(pool, teacher) }))
    .filter(({ teacher }) => barred || teacher.credit >= least)
    .toSorted((a, b) => b.match.percent - a.match.percent || b.teacher.level - a.teacher.level);
  const slice = shown.slice((page - 1) * perPage, page * perPage);
  const data = await Promise.all(slice.map((one) => present(db, pool, one, least)));
  return toPage(data, shown.length, page, perPage);
}

const notAvoidedBy = (orderId: number) =>
  sql`not exists (select 1 from order_avoids oa join avoid_hits ah on ah.term_id = oa.term_id
    where oa.order_id = ${orderId} and ah.teacher_id = u.id)`;

async function present(
  db: Db,
  pool: WaitTakeRow,
  { teacher, match }: { teacher: PoolTeacher; match: DeskCandidate['match'] },
  least: number,
): Promise<DeskCandidate> {
  const { trials, formal } = await runningOf(db, teacher.id);
  const barring = await barringOf(db, pool, teacher);
  const soft = !teacher.available
    ? '暂停接单或休假中'
    : teacher.credit < least
      ? `信用分低于 ${least}`
      : formal >= teacher.mostFormal
        ? '正式服务已满'
        : '';
  return {
    id: teacher.id,
    name: teacher.name,
    avatar_img: teacher.avatar,
    level_text: teacher.levelName,
    credit: teacher.credit,
    available: teacher.available,
    match,
    open_takes: trials,
    formal_takes: formal,
    max_formal: teacher.mostFormal,
    hindrance: barring || soft,
    barred: barring !== '',
  };
}

/** What cannot be set aside: the promise to both sides. */
async function barringOf(db: Db, pool: WaitTakeRow, teacher: PoolTeacher): Promise<string> {
  const {
    words,
    teacher: set,
    own,
  } = await whyNotMeet(db, { id: pool.order_id, user_id: pool.buyer_id }, teacher.id);
  if (words.length > 0) return `买家回避：${words.join('、')}`;
  if (set) return '买家回避这位老师';
  return own ? '老师的回避名单' : '';
}
