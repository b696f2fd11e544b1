import { courseTextKindLabel, courseTextStatus as s } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { decideText } from './texts';

const limitHours = 24;

const beginning = (text: string) => ([...text].length > 60 ? `${[...text].slice(0, 60).join('')}…` : text);

/** What learners write, and what is reported of that. */
export const courseTextQueue: StaffQueue = {
  key: 'coursetexts',
  title: '课程内容',
  group: 'content',
  right: 'courses.moderate',
  limitHours,
  table: 'course_texts',
  since: sql`created_at`,
  due: sql`created_at + ${hours(limitHours)}`,
  order: sql`created_at, id`,
  tabs: [
    { key: 'waiting', title: '待审核', where: sql`status = ${lit(s.waiting)}` },
    {
      key: 'reported',
      title: '被举报',
      where: sql`status = ${lit(s.shown)} and reports > 0`,
      since: sql`reported_at`,
      due: sql`reported_at + ${hours(limitHours)}`,
      order: sql`reported_at, id`,
      waits: true,
    },
    {
      key: 'hidden',
      title: '已隐藏',
      where: sql`status = ${lit(s.hidden)}`,
      since: sql`updated_at`,
      due: sql`null::timestamptz`,
      order: sql`updated_at desc, id desc`,
    },
  ],
  found: (keyword) => sql`content ilike ${`%${escapeLike(keyword)}%`}`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('course_texts as t')
      .innerJoin('courses as c', 'c.id', 't.course_id')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['t.id', 't.kind', 't.content', 't.reports', 't.stars', 'c.title', 'u.nickname'])
      .where('t.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: `《${row.title}》的${courseTextKindLabel[row.kind]}`,
      facts: [beginning(row.content), row.nickname, ...(row.stars ? [`${row.stars} 星`] : [])],
      tags: row.reports > 0 ? [{ text: `举报 ${row.reports}`, tone: 'warn' as const }] : [],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'pass',
      title: '通过',
      run: (core, id, { staffId }) => decideText(core, { id: staffId }, id, { act: 'pass' }),
    },
    {
      key: 'reject',
      title: '驳回',
      needsReason: true,
      run: (core, id, { staffId, reason }) =>
        decideText(core, { id: staffId }, id, { act: 'reject', reason }),
    },
  ],
  reasons: [
    '含有广告或联系方式，请删去后再发',
    '与课程内容无关',
    '用语不当，请文明讨论',
    '涉及他人隐私，请删去',
  ],
};
