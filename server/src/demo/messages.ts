import { z } from 'zod';
import { mergeWindow } from '../areas/base/messages/merging';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { readData } from './data';
import { demoReviewers } from './members';

const messagesFile = z.array(
  z.strictObject({
    /** Whose box; the buyer's without. */
    to: z.int().default(1),
    kind: z.int().min(1).max(4),
    sub: z.int(),
    hours: z.number(),
    title: z.string(),
    body: z.string(),
    link: z.string(),
    obj_type: z.string().default(''),
    obj_id: z.int().optional(),
    merge_key: z.string().default(''),
    /** Which of the demo's reviewers it speaks of. */
    actors: z.array(z.int()).default([]),
    read: z.boolean().default(false),
  }),
);

/** What buyer and teacher find in the message centre, some of it unread. */
export async function seedMessages(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  const reviewers = demoReviewers().map(({ id, nickname }) => ({ id, nickname }));
  for (const { to, hours, read, actors, obj_id = null, ...message } of readData(
    'messages.json',
    messagesFile,
  )) {
    const at = new Date(now - hours * 3_600_000);
    const people = actors.flatMap((n) => reviewers[n] ?? []);
    const { id } = await trx
      .insertInto('messages')
      .values({
        ...message,
        obj_id,
        user_id: to,
        actors: JSON.stringify(people.slice(0, 3)),
        actor_count: people.length,
        read_at: read ? at : null,
        merged_until: message.merge_key ? new Date(at.getTime() + mergeWindow) : null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (message.merge_key)
      await insertRow(
        trx,
        'message_actors',
        people.map((person) => ({ message_id: id, user_id: person.id, at })),
      );
  }
}
