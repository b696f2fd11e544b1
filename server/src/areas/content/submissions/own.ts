import type { DataOf } from '@harbor/contract';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { submissionLimits } from './limits';
import { presentCard } from './present';

/** One page of the author's submissions, the last changed first, and how many ask for something. */
export async function ownSubmissions(
  db: Db,
  userId: number,
  page: number,
): Promise<DataOf<'GET /submission/list'>> {
  const { perPage } = submissionLimits;
  const mine = db.selectFrom('submissions').where('user_id', '=', userId).where('status', '<>', s.draft);
  const { urgent, total } = await mine
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', 'in', [s.needsAuthor, s.recommended]).as('urgent'),
    ])
    .executeTakeFirstOrThrow();
  const found = await paginate(
    mine.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc'),
    { page, perPage, counted: total },
    (rows) => rows.map(presentCard),
  );
  return { ...found, urgent };
}
