import { pressReportStatusLabel, pressReportStatus as s } from '@harbor/contract/press-rules';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { excerptOf } from '../forum/text/plain';
import { answerPressReport } from './reports';

const limitHours = 72;

/** Mistakes that readers point out in the headlines. */
export const pressReportQueue: StaffQueue = {
  key: 'press',
  title: '头条纠错',
  group: 'content',
  right: 'press',
  limitHours,
  table: 'press_reports',
  since: sql`created_at`,
  due: sql`created_at + ${hours(limitHours)}`,
  order: sql`created_at, id`,
  tabs: [
    { key: 'waiting', title: '待核对', where: sql`status = ${lit(s.open)}` },
    {
      key: 'answered',
      title: '已答复',
      where: sql`status <> ${lit(s.open)}`,
      since: sql`answered_at`,
      due: sql`null::timestamptz`,
      order: sql`answered_at desc, id desc`,
    },
  ],
  found: (keyword) =>
    sql`press_id in (select press.id from press where press.title ilike ${`%${escapeLike(keyword)}%`})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('press_reports as r')
      .innerJoin('press as p', 'p.id', 'r.press_id')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.content', 'r.status', 'p.title', 'u.nickname'])
      .where('r.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: `《${row.title}》`,
      facts: [excerptOf(row.content, 60), row.nickname],
      tags: [{ text: pressReportStatusLabel[row.status], tone: 'plain' as const }],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'decline',
      title: '答复：未采纳',
      needsReason: true,
      run: (core, id, { staffId, reason }) =>
        answerPressReport(core, staffId, id, { adopted: false, reply: reason }),
    },
  ],
  reasons: ['经核对，原文没有错误，谢谢您的提醒', '与另一条纠错重复，已在那里答复'],
};
