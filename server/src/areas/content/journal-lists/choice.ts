import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { notFound } from '../../../http/problem';
import { oneAtATime } from '../journals/favourites/groups';
import type { JournalGrades } from '../journals/grades';
import type { JournalIndex } from '../journals/index/build';
import { matchedList } from './kept';
import { isReadableBy, listsOf } from './reading';

/** Chooses the list by which somebody reads, or none. @throws HttpProblem 404 for a list that they may not read */
export async function chooseList(
  core: Core,
  userId: number,
  id: number | null,
): Promise<DataOf<'GET /magazine/lists'>> {
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    if (id === null) {
      await trx.deleteFrom('journal_list_choices').where('user_id', '=', userId).execute();
      return;
    }
    const { rows } = await sql`
      insert into journal_list_choices (user_id, list_id)
      select ${userId}, l.id from journal_lists l
      where l.id = ${id} and ${isReadableBy(userId)}
      on conflict (user_id) do update set list_id = excluded.list_id
      returning list_id`.execute(trx);
    if (rows.length === 0) throw notFound('目录不存在，或已停止分享');
  });
  return listsOf(core, userId);
}

/** The list by which somebody reads, as a search lays it over what it finds. */
export async function chosenGrades(
  core: Core,
  userId: number,
  index: JournalIndex,
): Promise<JournalGrades | null> {
  const list = await core.db
    .selectFrom('journal_list_choices as c')
    .innerJoin('journal_lists as l', 'l.id', 'c.list_id')
    .select(['l.id', 'l.title', 'l.revision'])
    .where('c.user_id', '=', userId)
    // Chosen in the moment in which its sharing ended, a list is no longer read by.
    .where(isReadableBy(userId))
    .executeTakeFirst();
  if (!list) return null;
  const { grades, documents } = await matchedList(core, index, list);
  return {
    list: { id: list.id, title: list.title },
    key: `${list.id} ${list.revision} ${index.version}`,
    gradeOf: (journalId) => grades.get(journalId),
    documents,
  };
}
