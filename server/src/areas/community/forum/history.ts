import type { Db } from '../../../db/connect';
import type { TransitionContext } from '../../../machine';
import type { ForumActor } from './steps';

/** What somebody does to a post, comment or topic. */
export interface ForumTransitionContext<Event extends string> extends TransitionContext<ForumActor> {
  event: Event;
  actorId: number | null;
  note?: string;
}

/** Appends a row to the history of a post, comment or topic. */
export async function remember(
  trx: Db,
  of: { kind: 'post' | 'comment' | 'topic'; id: number; ownerId: number | null },
  context: ForumTransitionContext<string>,
  from: number | null,
  to: number,
): Promise<void> {
  await trx
    .insertInto('forum_history')
    .values({
      kind: of.kind,
      object_id: of.id,
      owner_id: of.ownerId,
      event: context.event,
      from_status: from,
      to_status: to,
      actor: context.actor,
      actor_id: context.actorId,
      note: context.note,
      at: context.at,
    })
    .execute();
}
