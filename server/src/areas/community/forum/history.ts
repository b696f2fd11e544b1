import type { Db } from '../../../db/connect';
import type { ForumActor } from './posts/transitions';

/** What somebody does to a post, comment or topic. */
export interface Deed<Event extends string> {
  event: Event;
  actor: ForumActor;
  actorId: number | null;
  at: Date;
  note?: string;
}

/** Appends a row to the history of a post, comment or topic. */
export async function remember(
  trx: Db,
  of: { kind: 'post' | 'comment' | 'topic'; id: number; ownerId: number | null },
  deed: Deed<string>,
  from: number | null,
  to: number,
): Promise<void> {
  await trx
    .insertInto('forum_history')
    .values({
      kind: of.kind,
      object_id: of.id,
      owner_id: of.ownerId,
      event: deed.event,
      from_status: from,
      to_status: to,
      actor: deed.actor,
      actor_id: deed.actorId,
      note: deed.note,
      at: deed.at,
    })
    .execute();
}
