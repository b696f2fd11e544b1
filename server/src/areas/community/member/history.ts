import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { invalid } from '../../../http/problem';
import { toMoment } from '../../../time';
import { privacySettingsOf } from '../../identity/privacy/settings';
import { forumLimits } from '../forum/limits';
import { cardsOf } from '../forum/reading/cards';

const { perPage, historyFor } = forumLimits;

/** What somebody read in the last 90 days, the latest first; posts that are gone are left out. */
export async function readingHistory(
  db: Db,
  userId: number,
  page: number,
  now: Date,
): Promise<DataOf<'GET /member/history'>> {
  const read = db
    .selectFrom('post_reads')
    .innerJoin('posts', 'posts.id', 'post_reads.post_id')
    .where('post_reads.user_id', '=', userId)
    .where('post_reads.viewed_at', '>', new Date(now.getTime() - historyFor))
    .where('posts.shown', '=', true);
  const [found, { history }] = await Promise.all([
    paginate(
      read
        .select(['post_reads.post_id', 'post_reads.viewed_at'])
        .orderBy('post_reads.viewed_at', 'desc')
        .orderBy('post_reads.post_id', 'desc'),
      { page, perPage, counted: read },
      async (rows) => {
        const times = new Map(rows.map((row) => [row.post_id, toMoment(row.viewed_at)]));
        const cards = await cardsOf(db, { id: userId }, [...times.keys()]);
        return cards.map((card) => ({ ...card, viewed_at: times.get(card.id) ?? '' }));
      },
    ),
    privacySettingsOf(db, userId),
  ]);
  return { ...found, recording: history };
}

/** Forgets some of what somebody read, or all. @throws HttpProblem 422 */
export async function forgetHistory(
  db: Db,
  userId: number,
  { ids = [], all = false }: { ids?: number[]; all?: boolean },
): Promise<{ removed: number }> {
  if (!all && ids.length === 0) throw invalid({ ids: ['请选择要删除的记录'] });
  const gone = await db
    .deleteFrom('post_reads')
    .where('user_id', '=', userId)
    .$if(!all, (query) => query.where('post_id', 'in', ids))
    .returning('post_id')
    .execute();
  return { removed: gone.length };
}
