import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';

const limitHours = 72;

/** Short answers that wait for somebody who marks them. */
export const markingQueue: StaffQueue = {
  key: 'marking',
  title: '阅卷',
  group: 'content',
  right: 'exams',
  limitHours,
  table: 'exam_attempts',
  since: sql`handed_in_at`,
  due: sql`handed_in_at + ${hours(limitHours)}`,
  order: sql`handed_in_at, id`,
  tabs: [
    { key: 'waiting', title: '待阅卷', where: sql`status = ${lit(s.marking)}` },
    {
      key: 'marked',
      title: '已阅卷',
      where: sql`status = ${lit(s.graded)} and marked_at is not null`,
      since: sql`marked_at`,
      due: sql`null::timestamptz`,
      order: sql`marked_at desc, id desc`,
    },
  ],
  found: (
    keyword,
  ) => sql`(exam_id in (select exams.id from exams where exams.title ilike ${`%${escapeLike(keyword)}%`})
    or user_id in (select users.id from users
      where status <> 4 and forum_tokens(nickname, true) @> forum_tokens(${keyword}, true)))`,
  async show({ db }, ids) {
    const { rows } = await sql<{ id: number; exam: string; course: string; nickname: string; n: number }>`
      select a.id, x.title as exam, c.title as course, u.nickname,
        (select count(*)::int from exam_answers w where w.attempt_id = a.id and w.verdict = 'waiting') as n
      from exam_attempts a join exams x on x.id = a.exam_id join courses c on c.id = a.course_id
        join users u on u.id = a.user_id
      where a.id = any(${[...ids]})`.execute(db);
    return rows.map(({ id, exam, course, nickname, n }) => ({
      id,
      title: exam,
      facts: [course, nickname],
      tags:
        n > 0
          ? [{ text: `${n} 题待评`, tone: 'warn' as const }]
          : [{ text: '已出分', tone: 'plain' as const }],
      amount_fen: null,
    }));
  },
};
