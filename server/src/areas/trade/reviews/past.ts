import { appraiseStatus, appraiseStatusLabel } from '@harbor/contract/appraise-status';
import type { Db } from '../../../db/connect';
import type { PastPart } from '../../../queues/author-past';
import { fullReviews } from './queries';

const shown = 5;

/** The reviews that somebody wrote last, with their state. */
export async function reviewsPast(db: Db, userId: number): Promise<PastPart> {
  const rows = await fullReviews(db)
    .where('appraises.user_id', '=', userId)
    .orderBy('appraises.created_at', 'desc')
    .orderBy('appraises.id', 'desc')
    .limit(shown)
    .execute();
  const tones = {
    [appraiseStatus.waiting]: 'warn',
    [appraiseStatus.shown]: 'plain',
    [appraiseStatus.hidden]: 'danger',
  } as const;
  return {
    counts: [],
    recent: rows.map((row) => ({
      ...{ kind: '评价', title: row.content || `${row.title}（没有文字）` },
      ...{ state: appraiseStatusLabel[row.status], tone: tones[row.status], note: row.hidden_reason },
      ...{ link: `/staff/queue/review?case=${row.id}`, at: row.created_at },
    })),
  };
}
