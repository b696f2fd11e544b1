import { submissionStatus as s, submissionStatusLabel } from '@harbor/contract/submission-status';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { presentCard } from './present';
import { close, takeOn } from './staff';

const limitHours = 72;

/** The author's own clock runs. */
const theirs = { order: sql`due_at, id`, due: sql<null>`null::timestamptz` };

export const submissionQueue: StaffQueue = {
  key: 'submission',
  title: '投稿',
  group: 'service',
  right: 'submissions',
  limitHours,
  limit: 'limit.submission',
  table: 'submissions',
  since: sql`updated_at`,
  due: sql`updated_at + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`updated_at, id`,
  tabs: [
    { key: 'waiting', title: '待受理', where: sql`status = ${lit(s.waiting)}` },
    { key: 'accepted', title: '待推荐', where: sql`status = ${lit(s.accepted)}` },
    { key: 'author', title: '待作者补充', where: sql`status = ${lit(s.needsAuthor)}`, ...theirs },
    { key: 'recommended', title: '已推荐', where: sql`status = ${lit(s.recommended)}`, ...theirs },
  ],
  found: (keyword) =>
    sql`submission_no = ${keyword} or manuscript->>'title' ilike ${`%${escapeLike(keyword)}%`}`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('submissions')
      .innerJoin('users', 'users.id', 'submissions.user_id')
      .selectAll('submissions')
      .select('users.nickname')
      .where('submissions.id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const card = presentCard(row);
      return {
        id: row.id,
        title: card.title,
        facts: [card.submission_no, row.nickname, card.kind_text, card.level_text, card.subject_text].filter(
          (fact) => fact !== '',
        ),
        tags: [{ text: submissionStatusLabel[row.status], tone: 'plain' as const }],
        amount_fen: null,
      };
    });
  },
  batch: [
    { key: 'take', title: '受理', run: (core, id, { staffId }) => takeOn(core, staffId, id) },
    {
      key: 'close',
      title: '关闭',
      needsReason: true,
      run: (core, id, { staffId, reason }) => close(core, staffId, id, reason),
    },
  ],
  reasons: ['稿件不完整', '不在可以推荐的学科范围内', '与声明不符'],
};
