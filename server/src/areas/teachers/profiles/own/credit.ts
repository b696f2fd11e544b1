import type { DataOf } from '@harbor/contract';
import { creditReasons } from '@harbor/contract/teacher-levels';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { settingIn } from '../../../../site-settings/read';
import { toMoment } from '../../../../time';

const perPage = 20;

/** What moved a teacher's own credit, the latest first. */
export async function ownCredit(
  db: Db,
  userId: number,
  page: number,
): Promise<DataOf<'GET /teacher/credit'>> {
  const [found, row, start, months] = await Promise.all([
    paginate(
      db
        .selectFrom('credit_events')
        .select(['id', 'points', 'reason', 'note', 'order_id', 'at'])
        .where('teacher_id', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc'),
      { page, perPage },
      (rows) =>
        rows.map(({ reason, at, ...event }) => ({
          ...event,
          reason: creditReasons[reason],
          at: toMoment(at),
        })),
    ),
    db.selectFrom('teachers').select('credit').where('user_id', '=', userId).executeTakeFirst(),
    settingIn(db, 'teacher.credit_start'),
    settingIn(db, 'teacher.months'),
  ]);
  return { ...found, start, months, credit: row?.credit ?? start };
}
