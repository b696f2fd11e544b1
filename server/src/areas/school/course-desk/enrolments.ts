import type { DataOf } from '@harbor/contract';
import { type EnrolmentStatus, enrolmentStatusLabel } from '@harbor/contract/enrolment-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { toPage } from '../../../http/page';
import { toMoment, toMomentOrNull } from '../../../time';
import { maskPhone } from '../../base/accounts/phone-key';
import type { Asked } from '../lessons/asked';

const perPage = 20;

interface Row {
  id: number;
  user_id: number;
  nickname: string;
  phone: string | null;
  course_id: number;
  title: string;
  order_id: number;
  order_no: string;
  status: EnrolmentStatus;
  percent: number;
  done_lessons: number;
  watched: number;
  learnt_at: Date | null;
  expires_at: Date | null;
  created_at: Date;
}

/** Who learns what and how far they are, the newest first. Phone numbers are masked. */
export async function enrolments(
  db: Db,
  { page = 1, course, status, keyword }: Asked<'GET /staff/course/enrolments'>,
): Promise<DataOf<'GET /staff/course/enrolments'>> {
  const by = sql`${course ? sql`e.course_id = ${course}` : sql`true`}
    ${keyword ? sql`and (u.nickname ilike ${`%${escapeLike(keyword)}%`} or o.order_no = ${keyword})` : sql``}`;
  const from = sql`from enrolments e join users u on u.id = e.user_id join orders o on o.id = e.order_id
    join courses c on c.id = e.course_id`;
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`
      select e.id, e.user_id, u.nickname, u.phone, e.course_id, c.title, e.order_id, o.order_no, e.status, e.percent,
        e.done_lessons, e.learnt_at, e.expires_at, e.created_at,
        (select coalesce(sum(p.seconds), 0)::int from lesson_progress p
          where p.user_id = e.user_id and p.course_id = e.course_id) as watched
      ${from} where ${by} ${status ? sql`and e.status = ${Number(status)}` : sql``}
      order by e.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ valid: number; expired: number; refunded: number }>`
      select (count(*) filter (where e.status = 1))::int as valid, (count(*) filter (where e.status = 2))::int as expired,
        (count(*) filter (where e.status = 3))::int as refunded ${from} where ${by}`.execute(db),
  ]);
  const { valid, expired, refunded } = counts.rows[0] ?? { valid: 0, expired: 0, refunded: 0 };
  const total = status ? { '1': valid, '2': expired, '3': refunded }[status] : valid + expired + refunded;
  return {
    ...toPage(
      rows.map((row) => ({
        id: row.id,
        user: { id: row.user_id, nickname: row.nickname, phone: maskPhone(row.phone) },
        course: { id: row.course_id, title: row.title },
        order_id: row.order_id,
        order_no: row.order_no,
        status: row.status,
        status_text: enrolmentStatusLabel[row.status],
        percent: row.percent,
        done_lessons: row.done_lessons,
        watched_seconds: row.watched,
        learnt_at: toMomentOrNull(row.learnt_at),
        expires_at: toMomentOrNull(row.expires_at),
        created_at: toMoment(row.created_at),
      })),
      total,
      page,
      perPage,
    ),
    counts: { valid, expired, refunded },
  };
}
