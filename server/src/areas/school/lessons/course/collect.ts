import type { CollectItem } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import type { Core } from '../../../../core';
import { toMoment } from '../../../../time';
import { shareAccount } from '../../../base/accounts/share-account';
import { countedFavourites } from '../../../base/collect/counted';
import type { CollectSource } from '../../../base/collect/source';
import { readableCourse } from './info';

const shownEver: readonly number[] = [courseStatus.onShelf, courseStatus.offShelf, courseStatus.updating];

/** Courses among the favourites. One that is sold no more stays, greyed. */
export const collectedCourses: CollectSource = {
  ...countedFavourites({
    table: 'course_collects',
    key: 'course_id',
    async stillThere(trx, ids) {
      const rows = await trx
        .selectFrom('courses')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    // Nobody is shown how many collected one.
    count: async () => undefined,
  }),

  async page(db, userId, { limit, offset }) {
    const rows = await db
      .selectFrom('course_collects as f')
      .innerJoin('courses as c', 'c.id', 'f.course_id')
      .select([
        'c.id',
        'c.title',
        'c.subtitle',
        'c.cover',
        'c.teacher',
        'c.price_fen',
        'c.lessons',
        'c.status',
      ])
      .select('f.created_at')
      .where('f.user_id', '=', userId)
      .orderBy('f.created_at', 'desc')
      .orderBy('f.course_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(
      (row): CollectItem => ({
        id: row.id,
        title: row.title,
        description: row.subtitle,
        cover: row.cover,
        link: `/classdetail/${row.id}`,
        price_fen: row.price_fen,
        unit: '门',
        facts: [row.teacher, ...(row.lessons > 0 ? [`${row.lessons} 讲`] : [])],
        gone: row.status === courseStatus.offShelf || !shownEver.includes(row.status) ? '已下架' : '',
        collected_at: toMoment(row.created_at),
      }),
    );
  },
};

/** Puts a course among somebody's favourites, or takes it out; again changes nothing. @throws HttpProblem 404 · 409 */
export async function setCollected(
  core: Core,
  user: { id: number },
  courseId: number,
  wanted: boolean,
  now: Date,
): Promise<{ collected: boolean }> {
  await readableCourse(core.db, user, courseId);
  await core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, user.id);
    if (wanted)
      await trx
        .insertInto('course_collects')
        .values({ user_id: user.id, course_id: courseId, created_at: now })
        .onConflict((on) => on.doNothing())
        .execute();
    else
      await trx
        .deleteFrom('course_collects')
        .where('user_id', '=', user.id)
        .where('course_id', '=', courseId)
        .execute();
  });
  return { collected: wanted };
}
