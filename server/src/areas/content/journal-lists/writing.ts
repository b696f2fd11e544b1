import type { DataOf, JournalList } from '@harbor/contract';
import { journalListRule } from '@harbor/contract/journal-lists';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound, tooMany } from '../../../http/problem';
import { oneAtATime } from '../journals/favourites/groups';
import { writeQuotas } from './limits';
import { type ListEntry, parseList } from './parse';
import { listOf, listsOf } from './reading';

const unknownList = '目录不存在';

/** Rows of one statement. */
const atOnce = 1000;

async function takeTurn(core: Core, userId: number): Promise<void> {
  const wait = await core.limiter.takeShared(
    `journal-lists.write:u${userId}`,
    writeQuotas(core.settings.limitProfile),
  );
  if (wait > 0) throw tooMany(wait);
}

async function putEntries(trx: Db, listId: number, entries: readonly ListEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += atOnce) {
    const part = entries.slice(at, at + atOnce).map((entry) => ({ ...entry, list_id: listId }));
    await trx.insertInto('journal_list_entries').values(part).execute();
  }
}

/**
 * Makes a list of what was pasted.
 * @throws HttpProblem 422 nothing to read · 409 one too many · 429
 */
export async function createList(
  core: Core,
  userId: number,
  { title, text }: { title: string; text: string },
  now: Date,
): Promise<JournalList> {
  await takeTurn(core, userId);
  const entries = await parseList(text);
  const id = await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    const { n } = await trx
      .selectFrom('journal_lists')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (n >= journalListRule.own) throw conflict(`最多建 ${journalListRule.own} 份目录`);
    const list = await trx
      .insertInto('journal_lists')
      .values({ user_id: userId, title, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await putEntries(trx, list.id, entries);
    // Whoever has no list wants to read by the first one.
    await sql`insert into journal_list_choices (user_id, list_id) values (${userId}, ${list.id}) on conflict do nothing`.execute(
      trx,
    );
    return list.id;
  });
  return listOf(core, userId, id);
}

/** Puts other rows into somebody's own list. @throws HttpProblem 404 · 422 · 429 */
export async function replaceList(
  core: Core,
  userId: number,
  id: number,
  text: string,
  now: Date,
): Promise<JournalList> {
  await takeTurn(core, userId);
  const entries = await parseList(text);
  await core.db.transaction().execute(async (trx) => {
    // The row is locked until the rows below it are others: who reads sees all of the old ones or all of the new.
    const list = await trx
      .updateTable('journal_lists')
      .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!list) throw notFound(unknownList);
    await trx.deleteFrom('journal_list_entries').where('list_id', '=', id).execute();
    await putEntries(trx, id, entries);
  });
  return listOf(core, userId, id);
}

/** Names somebody's own list anew. @throws HttpProblem 404 */
export async function renameList(
  core: Core,
  userId: number,
  id: number,
  title: string,
  now: Date,
): Promise<JournalList> {
  const renamed = await core.db
    .updateTable('journal_lists')
    .set({ title, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw notFound(unknownList);
  return listOf(core, userId, id);
}

/** Gives up somebody's own list, for its followers too. @throws HttpProblem 404 */
export async function deleteList(
  core: Core,
  userId: number,
  id: number,
): Promise<DataOf<'GET /magazine/lists'>> {
  const deleted = await core.db
    .deleteFrom('journal_lists')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound(unknownList);
  return listsOf(core, userId);
}
