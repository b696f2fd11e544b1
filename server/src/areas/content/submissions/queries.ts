import { submissionStatus as s } from '@harbor/contract/submission-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import type { SubmissionLineRow, SubmissionRow } from './rows';

const unknown = '投稿不存在';

/** The author's own submission. @throws HttpProblem 404 also for one of somebody else, and for a draft */
export async function ownSubmission(db: Db, userId: number, id: number): Promise<SubmissionRow> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '<>', s.draft)
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

/** The same, locked until the transaction ends. @throws HttpProblem 404 */
export async function lockOwn(trx: Db, userId: number, id: number): Promise<SubmissionRow> {
  const row = await trx
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '<>', s.draft)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

/** Any submission for the desk, locked until the transaction ends. @throws HttpProblem 404 */
export async function lockForDesk(trx: Db, id: number): Promise<SubmissionRow> {
  const row = await trx
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', s.draft)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

/** The author's draft, locked until the transaction ends. */
export const lockDraft = (trx: Db, userId: number): Promise<SubmissionRow | undefined> =>
  trx
    .selectFrom('submissions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', s.draft)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What happened to a submission, the newest first. */
export const linesOf = (db: Db, id: number): Promise<SubmissionLineRow[]> =>
  db
    .selectFrom('submission_lines')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
