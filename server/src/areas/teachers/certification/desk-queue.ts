import { teacherApplyStatus as a, teacherApplyKind as k } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { certifyLimits } from './limits';

const limitHours = certifyLimits.answerHours;

const waits = sql`status in (${lit(a.waiting)}, ${lit(a.reviewing)})`;

/** Applications of teachers. */
export const teacherQueue: StaffQueue = {
  key: 'teacher',
  title: '教师认证',
  group: 'people',
  namesPeople: true,
  right: 'teachers.review',
  limitHours,
  limit: 'limit.teacher',
  table: 'teacher_applications',
  since: sql`submitted_at`,
  due: sql`submitted_at + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`submitted_at, id`,
  tabs: [
    { key: 'waiting', title: '待审核', where: sql`${waits}` },
    { key: 'first', title: '首次', where: sql`${waits} and kind = ${lit(k.first)}` },
    { key: 'change', title: '变更', where: sql`${waits} and kind = ${lit(k.change)}` },
    {
      key: 'supplement',
      title: '待补充',
      where: sql`status = ${lit(a.supplement)}`,
      due: sql`supplement_until`,
      dueAfterSince: undefined,
      order: sql`supplement_until, id`,
    },
    {
      key: 'done',
      title: '已处理',
      where: sql`status in (${lit(a.approved)}, ${lit(a.rejected)})`,
      order: sql`decided_at desc, id desc`,
    },
  ],
  found: (keyword) =>
    sql`(no ilike ${`%${escapeLike(keyword)}%`} or answers->>'real_name' ilike ${`%${escapeLike(keyword)}%`})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('teacher_applications')
      .select(['id', 'no', 'kind', 'round', 'forged', 'status', 'answers'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, no, kind, round, forged, answers }) => ({
      id,
      title: answers.real_name || no,
      facts: [no, answers.university?.name ?? '', answers.title ?? ''].filter(Boolean),
      tags: [
        ...(kind === k.change ? [{ text: '变更', tone: 'info' as const }] : []),
        ...(round > 1 ? [{ text: `第 ${round} 次提交`, tone: 'info' as const }] : []),
        ...(forged ? [{ text: '伪造', tone: 'warn' as const }] : []),
      ],
      amount_fen: null,
    }));
  },
};
