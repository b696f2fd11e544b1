import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { experienceLimits } from '../limits';
import { presentOwn } from '../present';
import { namedExperiences } from '../queries';

/** One page of somebody's own experiences, what changed last first, whatever their state. */
export const ownExperiences = (
  db: Db,
  userId: number,
  page = 1,
): Promise<DataOf<'GET /magazine/experience/mine'>> =>
  paginate(
    namedExperiences(db)
      .where('journal_experiences.user_id', '=', userId)
      .orderBy('journal_experiences.updated_at', 'desc')
      .orderBy('journal_experiences.id', 'desc'),
    {
      page,
      perPage: experienceLimits.perPage,
      counted: db.selectFrom('journal_experiences').where('user_id', '=', userId),
    },
    (rows) => rows.map(presentOwn),
  );
