import type { BodyOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, removeRows } from '../../../../db/rows';
import { conflict, notFound, tooMany } from '../../../../http/problem';
import { collectQuotas, journalLimits } from '../limits';
import { unknownJournal } from '../reading/detail';
import { oneAtATime, ownGroup } from './groups';

/** Which of these journals are among somebody's favourites. */
export async function collectedOf(
  db: Db,
  userId: number | undefined,
  ids: readonly number[],
): Promise<Set<number>> {
  if (userId === undefined || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('journal_collects')
    .select('journal_id')
    .where('user_id', '=', userId)
    .where('journal_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ journal_id }) => journal_id));
}

/** What somebody keeps of a journal. */
export async function favouriteOf(db: Db, userId: number | undefined, journalId: number) {
  const row =
    userId === undefined
      ? undefined
      : await findRow(db, 'journal_collects', { user_id: userId, journal_id: journalId }, [
          'note',
          'group_id',
        ]);
  return { collected: row !== undefined, note: row?.note ?? '', group_id: row?.group_id ?? null };
}

/**
 * Puts a journal among the favourites, or changes its note and group there; what is left out stays as it is.
 * @throws HttpProblem 404 the journal or the group · 409 too many favourites · 429
 */
export async function collectJournal(
  core: Core,
  userId: number,
  { id, group_id: groupId, note }: BodyOf<'POST /magazine/collect'>,
  now: Date,
): Promise<{ collected: true }> {
  const wait = await core.limiter.takeShared(
    `journals.collect:u${userId}`,
    collectQuotas(core.settings.limitProfile),
  );
  if (wait > 0) throw tooMany(wait);
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    const known = await favouriteOf(trx, userId, id);
    const journal = await findRow(trx, 'journals', { id }, ['name']);
    // One that left the library may still get another note.
    if (!journal && !known.collected) throw notFound(unknownJournal);
    if (groupId != null) await ownGroup(trx, userId, groupId);
    if (!known.collected) await checkRoom(trx, userId);
    await trx
      .insertInto('journal_collects')
      .values({
        ...{ user_id: userId, journal_id: id, group_id: groupId ?? null },
        ...{ note: note ?? '', title: journal?.name ?? '', created_at: now },
      })
      .onConflict((on) =>
        on.columns(['user_id', 'journal_id']).doUpdateSet((eb) => ({
          group_id: groupId === undefined ? eb.ref('journal_collects.group_id') : groupId,
          note: note === undefined ? eb.ref('journal_collects.note') : note,
        })),
      )
      .execute();
  });
  return { collected: true };
}

async function checkRoom(trx: Db, userId: number): Promise<void> {
  const { n } = await trx
    .selectFrom('journal_collects')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (n >= journalLimits.collects) throw conflict(`最多收藏${journalLimits.collects}种期刊`);
}

/** Takes a journal out of the favourites, with its note. Doing it again changes nothing. */
export async function uncollectJournal(
  core: Core,
  userId: number,
  id: number,
): Promise<{ collected: false }> {
  await removeRows(core.db, 'journal_collects', { user_id: userId, journal_id: id });
  return { collected: false };
}
