import { type ExpressionBuilder, sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { tooMany } from '../../../http/problem';
import { reactionQuotas } from './limits';
import { shownPress } from './shown';

/** What a reader does to an article. */
export type Reaction = 'like' | 'collect';

const tables = { like: 'press_likes', collect: 'press_collects' } as const;
const columns = { like: 'likes', collect: 'collects' } as const;

/** What changes in an article that a reaction is counted in or out of, with what makes it hot. */
function withCount(reaction: Reaction, by: 1 | -1) {
  const column = columns[reaction];
  const [likes, collects] = reaction === 'like' ? [by, 0] : [0, by];
  return (eb: ExpressionBuilder<DB, 'press'>) => ({
    [column]: eb(column, '+', by),
    hot: sql<number>`press_heat(coalesce(published_at, created_at), views, likes + ${likes}::int, collects + ${collects}::int)`,
  });
}

/** Counts a reaction in or out. */
export async function countReaction(trx: Db, pressId: number, reaction: Reaction, by: 1 | -1): Promise<void> {
  await trx.updateTable('press').set(withCount(reaction, by)).where('id', '=', pressId).execute();
}

/**
 * Takes all of somebody's reactions of a kind away, and out of the counts. Articles are taken in the order of their ids,
 * as by whoever takes several of them.
 */
export async function eraseReactions(trx: Db, userId: number, reaction: Reaction): Promise<void> {
  const table = tables[reaction];
  const own = trx.selectFrom(table).select('press_id').where('user_id', '=', userId);
  await trx.selectFrom('press').select('id').where('id', 'in', own).orderBy('id').forNoKeyUpdate().execute();
  await trx
    .with('gone', (db) => db.deleteFrom(table).where('user_id', '=', userId).returning('press_id'))
    .updateTable('press')
    .set(withCount(reaction, -1))
    .where('id', 'in', (eb) => eb.selectFrom('gone').select('press_id'))
    .execute();
}

const countsOf = (db: Db, pressId: number) => shownPress(db, pressId, ['likes', 'collects']);

/**
 * Likes or collects an article, or takes that back; again changes nothing. One that is offline can be given up as well.
 * @throws HttpProblem 404 · 429 too many a day
 */
export async function setReaction(
  core: Core,
  { userId, pressId, reaction, wanted, now }: ReactionInput,
): Promise<{ likes: number; collects: number }> {
  const { db } = core;
  const table = tables[reaction];
  if (wanted) {
    await countsOf(db, pressId);
    const wait = await core.limiter.takeShared(
      `press.${reaction}:u${userId}`,
      reactionQuotas(core.settings.limitProfile),
    );
    if (wait > 0) throw tooMany(wait);
  }
  return db.transaction().execute(async (trx) => {
    const changed = wanted
      ? await trx
          .insertInto(table)
          .values({ press_id: pressId, user_id: userId, created_at: now })
          .onConflict((on) => on.doNothing())
          .returning('press_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom(table)
          .where('press_id', '=', pressId)
          .where('user_id', '=', userId)
          .returning('press_id')
          .executeTakeFirst();
    if (!changed) return countsOf(trx, pressId);
    return trx
      .updateTable('press')
      .set(withCount(reaction, wanted ? 1 : -1))
      .where('id', '=', pressId)
      .returning(['likes', 'collects'])
      .executeTakeFirstOrThrow();
  });
}

interface ReactionInput {
  userId: number;
  pressId: number;
  reaction: Reaction;
  /** False takes it back. */
  wanted: boolean;
  now: Date;
}
