import { appraiseStatus, type HidingBasis } from '@harbor/contract/appraise-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { escapeLike } from '../../../db/like';
import { conflict, notFound } from '../../../http/problem';
import { type BatchAction, type Decider, hours, lit, type StaffQueue } from '../../../queues/queue';
import { fullReviews, reviewById } from './queries';
import { decide } from './staff';
import { undoReview } from './undo';

const limitHours = 24;
const waiting = lit(appraiseStatus.waiting);
const since = sql<Date>`case when status = ${waiting} then created_at else coalesce(append_at, created_at) end`;

/** Decides the part that waits: the review, or what was added to it. */
async function decideWaiting(
  core: Core,
  id: number,
  decision: { staffId: number; event: 'publish' | 'hide'; basis?: HidingBasis; reason?: string },
) {
  const row = await reviewById(core.db, id);
  if (!row) throw notFound('评价不存在');
  if (row.status !== appraiseStatus.waiting && row.append_status !== appraiseStatus.waiting) throw conflict();
  return decide(core, id, { ...decision, part: row.status === appraiseStatus.waiting ? 'review' : 'append' });
}

const hiding = (key: string, title: string, basis: HidingBasis): BatchAction => ({
  key,
  title,
  needsReason: true,
  run: (core, id, { staffId, reason }: Decider) =>
    decideWaiting(core, id, { staffId, event: 'hide', basis, reason }),
});

export const reviewQueue: StaffQueue = {
  key: 'review',
  title: '评价',
  group: 'content',
  right: 'reviews.moderate',
  limitHours,
  limit: 'limit.review',
  table: 'appraises',
  since,
  due: sql`${since} + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`created_at, id`,
  tabs: [{ key: 'waiting', title: '待审', where: sql`(status = ${waiting} or append_status = ${waiting})` }],
  found: (keyword) => sql`content ilike ${`%${escapeLike(keyword)}%`}`,
  async show({ db }, ids) {
    const rows = await fullReviews(db).where('appraises.id', 'in', ids).execute();
    return rows.map((row) => {
      const addition = row.status !== appraiseStatus.waiting;
      return {
        id: row.id,
        title: (addition ? row.append_content : row.content) || '（没有文字）',
        facts: [row.title, row.nickname, `${row.stars} 星`],
        tags: [
          ...(addition ? [{ text: '追评', tone: 'info' as const }] : []),
          ...(row.stars <= 2 ? [{ text: '低分', tone: 'warn' as const }] : []),
        ],
        amount_fen: null,
      };
    });
  },
  batch: [
    {
      key: 'publish',
      title: '展示',
      run: (core, id, { staffId }) => decideWaiting(core, id, { staffId, event: 'publish' }),
    },
    hiding('hide_law', '隐藏：违反法律法规', 'law'),
    hiding('hide_privacy', '隐藏：泄露他人隐私', 'privacy'),
  ],
  reasons: ['含有他人姓名或联系方式', '含有违法内容'],
  undo: undoReview,
};
