import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, insertRow, removeRows, updateRows } from '../../../../db/rows';
import { invalid, notFound } from '../../../../http/problem';
import { journalLimits } from '../limits';

type Groups = DataOf<'GET /magazine/groups'>;

/** Somebody's own group. @throws HttpProblem 404 for one of somebody else too */
export async function ownGroup(db: Db, userId: number, id: number): Promise<void> {
  if (!(await findRow(db, 'journal_groups', { id, user_id: userId }, ['id']))) throw notFound('分组不存在');
}

/** Somebody's groups in the order in which they were made. */
export async function groupsOf(db: Db, userId: number): Promise<Groups> {
  const { rows } = await sql<Groups['data'][number]>`
    select g.id, g.title, (select count(*)::int from journal_collects c where c.group_id = g.id) as count
    from journal_groups g where g.user_id = ${userId} order by g.id`.execute(db);
  return { data: rows };
}

async function checkTitle(db: Db, userId: number, title: string, but: number): Promise<void> {
  const named = await findRow(db, 'journal_groups', { user_id: userId, title }, ['id']);
  if (named && named.id !== but) throw invalid({ title: ['已有同名的分组'] });
}

/**
 * Somebody's own writes wait for each other: no group goes while a journal is put into it, and limits hold in two tabs.
 */
export async function oneAtATime(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Makes a group. @throws HttpProblem 422 for a name that is taken, or one too many */
export async function createGroup(core: Core, userId: number, title: string, now: Date): Promise<Groups> {
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    await checkTitle(trx, userId, title, 0);
    const { data } = await groupsOf(trx, userId);
    if (data.length >= journalLimits.groups)
      throw invalid({ title: [`最多建${journalLimits.groups}个分组`] });
    await insertRow(trx, 'journal_groups', { user_id: userId, title, created_at: now });
  });
  return groupsOf(core.db, userId);
}

/** Names a group anew. @throws HttpProblem 404 · 422 */
export async function renameGroup(core: Core, userId: number, id: number, title: string): Promise<Groups> {
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    await ownGroup(trx, userId, id);
    await checkTitle(trx, userId, title, id);
    await updateRows(trx, 'journal_groups', { id, user_id: userId }, { title });
  });
  return groupsOf(core.db, userId);
}

/** Gives up a group; what was in it stays among the favourites. @throws HttpProblem 404 */
export async function deleteGroup(core: Core, userId: number, id: number): Promise<Groups> {
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    await ownGroup(trx, userId, id);
    await removeRows(trx, 'journal_groups', { id, user_id: userId });
  });
  return groupsOf(core.db, userId);
}
