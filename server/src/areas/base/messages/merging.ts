import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { MessageActor } from './rows';

/** Notices about the same thing become one message for so long, in ms, counted from the first. */
export const mergeWindow = 24 * 3_600_000;

interface Mergeable {
  userId: number;
  kind: number;
  title: string;
  body?: string;
  link?: string;
  actors: MessageActor[];
  mergeKey?: string;
  now: Date;
}

/**
 * Adds a notice to the message that it belongs to: its actors come first in it, it is unread and new again.
 * @returns the message, `known` when all its actors were counted already, undefined when there is none to add it to;
 * the key stays locked until the transaction ends, so that two at a time do not begin two messages
 */
export async function mergeInto(db: Db, notice: Mergeable): Promise<{ id: number } | 'known' | undefined> {
  const { userId, kind, mergeKey = '', actors, now } = notice;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message:${userId}:${kind}:${mergeKey}`}, 0))`.execute(
    db,
  );
  const open = await db
    .selectFrom('messages')
    .select(['id', 'actors', 'actor_count'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('merge_key', '=', mergeKey)
    .where('merged_until', '>', now)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!open) return undefined;
  const counted = await countActors(db, open.id, actors, now);
  if (actors.length > 0 && counted.length === 0) return 'known';
  const latest = [...counted, ...open.actors.filter((old) => counted.every((actor) => actor.id !== old.id))];
  await updateRows(
    db,
    'messages',
    { id: open.id },
    {
      title: notice.title,
      ...(notice.body !== undefined && { body: notice.body }),
      ...(notice.link !== undefined && { link: notice.link }),
      actors: JSON.stringify(latest.slice(0, 3)),
      actor_count: open.actor_count + counted.length,
      read_at: null,
      created_at: now,
    },
  );
  return { id: open.id };
}

/** Those of the actors that the message did not count yet. */
async function countActors(
  db: Db,
  messageId: number,
  actors: MessageActor[],
  at: Date,
): Promise<MessageActor[]> {
  if (actors.length === 0) return [];
  const added = await db
    .insertInto('message_actors')
    .values(actors.map((actor) => ({ message_id: messageId, user_id: actor.id, at })))
    .onConflict((on) => on.doNothing())
    .returning('user_id')
    .execute();
  return actors.filter((actor) => added.some((row) => row.user_id === actor.id));
}
