import { randomInt } from 'node:crypto';
import type { DataOf, JournalList } from '@harbor/contract';
import { journalListRule } from '@harbor/contract/journal-lists';
import type { Core } from '../../../core';
import { conflict, notFound, tooMany } from '../../../http/problem';
import { oneAtATime } from '../journals/favourites/groups';
import { journalIndex } from '../journals/index/library';
import { matchedList } from './kept';
import { codeQuotas } from './limits';
import { listOf, listsOf } from './reading';

/** Signs that nobody takes for another: no 0 and O, no 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const unknownCode = '分享码不正确，或对方已停止分享';

const newCode = () =>
  Array.from({ length: journalListRule.code }, () => signs[randomInt(signs.length)]).join('');

/** A code as people type or paste it. */
const readCode = (typed: string) => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');

/**
 * Shares somebody's own list under a code, or ends that: the code leads nowhere then, whoever followed loses the list, and
 * the next code is another. Sharing what is shared changes nothing.
 * @throws HttpProblem 404
 */
export async function shareList(
  core: Core,
  userId: number,
  id: number,
  shared: boolean,
): Promise<JournalList> {
  await core.db.transaction().execute(async (trx) => {
    const list = await trx
      .selectFrom('journal_lists')
      .select('code')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!list) throw notFound('目录不存在');
    if ((list.code !== null) === shared) return;
    await trx
      .updateTable('journal_lists')
      .set({ code: shared ? newCode() : null })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    if (shared) return;
    await trx.deleteFrom('journal_list_follows').where('list_id', '=', id).execute();
    await trx
      .deleteFrom('journal_list_choices')
      .where('list_id', '=', id)
      .where('user_id', '<>', userId)
      .execute();
  });
  return listOf(core, userId, id);
}

async function takeTry(core: Core, userId: number): Promise<void> {
  const wait = await core.limiter.takeShared(
    `journal-lists.code:u${userId}`,
    codeQuotas(core.settings.limitProfile),
  );
  if (wait > 0) throw tooMany(wait);
}

/** What stands behind a code, before somebody follows it. @throws HttpProblem 404 · 429 */
export async function lookAtList(
  core: Core,
  userId: number,
  typed: string,
): Promise<DataOf<'POST /magazine/list/look'>> {
  await takeTry(core, userId);
  const list = await core.db
    .selectFrom('journal_lists')
    .select(['id', 'title', 'revision', 'user_id'])
    .where('code', '=', readCode(typed))
    .executeTakeFirst();
  if (!list) throw notFound(unknownCode);
  const [{ counts }, followed] = await Promise.all([
    journalIndex(core).then((index) => matchedList(core, index, list)),
    core.db
      .selectFrom('journal_list_follows')
      .select('list_id')
      .where('user_id', '=', userId)
      .where('list_id', '=', list.id)
      .executeTakeFirst(),
  ]);
  return { title: list.title, counts, followed: followed !== undefined, own: list.user_id === userId };
}

/** Follows the list of a code. Doing it again changes nothing. @throws HttpProblem 404 · 409 own list, or one too many · 429 */
export async function followList(core: Core, userId: number, typed: string, now: Date): Promise<JournalList> {
  await takeTry(core, userId);
  const id = await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    // Locked against an end of sharing that would leave the follower behind.
    const list = await trx
      .selectFrom('journal_lists')
      .select(['id', 'user_id'])
      .where('code', '=', readCode(typed))
      .forShare()
      .executeTakeFirst();
    if (!list) throw notFound(unknownCode);
    if (list.user_id === userId) throw conflict('这是您自己的目录');
    const followed = await trx
      .selectFrom('journal_list_follows')
      .select('list_id')
      .where('user_id', '=', userId)
      .execute();
    if (followed.some(({ list_id }) => list_id === list.id)) return list.id;
    if (followed.length >= journalListRule.followed)
      throw conflict(`最多关注 ${journalListRule.followed} 份目录`);
    await trx
      .insertInto('journal_list_follows')
      .values({ user_id: userId, list_id: list.id, created_at: now })
      .execute();
    await trx
      .insertInto('journal_list_choices')
      .values({ user_id: userId, list_id: list.id })
      .onConflict((on) => on.doNothing())
      .execute();
    return list.id;
  });
  return listOf(core, userId, id);
}

/** Follows a list no longer. Doing it again changes nothing. */
export async function unfollowList(
  core: Core,
  userId: number,
  id: number,
): Promise<DataOf<'GET /magazine/lists'>> {
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    const followed = await trx
      .deleteFrom('journal_list_follows')
      .where('user_id', '=', userId)
      .where('list_id', '=', id)
      .returning('list_id')
      .executeTakeFirst();
    if (!followed) return;
    await trx
      .deleteFrom('journal_list_choices')
      .where('user_id', '=', userId)
      .where('list_id', '=', id)
      .execute();
  });
  return listsOf(core, userId);
}
