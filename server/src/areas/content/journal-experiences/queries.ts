import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { userStatus } from '../../base/accounts/user-status';
import type { ExperienceRow } from './rows';

export const unknownExperience = '投稿经验不存在或已撤下';

/** An experience with the name of its journal. */
export type NamedExperience = ExperienceRow & { journal_name: string };

/** Experiences with the names of their journals. */
export const namedExperiences = (db: Db) =>
  db
    .selectFrom('journal_experiences')
    .innerJoin('journals', 'journals.id', 'journal_experiences.journal_id')
    .selectAll('journal_experiences')
    .select('journals.name as journal_name');

/** Somebody's own experience. @throws HttpProblem 404 also for one of somebody else */
export async function ownExperience(db: Db, userId: number, id: number): Promise<NamedExperience> {
  const row = await namedExperiences(db)
    .where('journal_experiences.id', '=', id)
    .where('journal_experiences.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound(unknownExperience);
  return row;
}

/** The same, locked until the transaction ends. @throws HttpProblem 404 */
export async function lockOwnExperience(trx: Db, userId: number, id: number): Promise<NamedExperience> {
  const row = await namedExperiences(trx)
    .where('journal_experiences.id', '=', id)
    .where('journal_experiences.user_id', '=', userId)
    .forNoKeyUpdate('journal_experiences')
    .executeTakeFirst();
  if (!row) throw notFound(unknownExperience);
  return row;
}

/** Any experience, locked until the transaction ends. @throws HttpProblem 404 */
export async function lockExperience(trx: Db, id: number): Promise<NamedExperience> {
  const row = await namedExperiences(trx)
    .where('journal_experiences.id', '=', id)
    .forNoKeyUpdate('journal_experiences')
    .executeTakeFirst();
  if (!row) throw notFound(unknownExperience);
  return row;
}

/**
 * Somebody's own writes wait for each other, so that limits hold in two tabs; a closing of the account waits too.
 * @throws HttpProblem 409 for an account that is being closed
 */
export async function oneAtATime(trx: Db, userId: number): Promise<void> {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (status !== userStatus.normal) throw conflict('账号正在注销或已停用，不能进行此操作');
}
