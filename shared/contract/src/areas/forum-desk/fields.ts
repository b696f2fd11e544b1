import { z } from 'zod';
import { moment } from '../../fields';
import { lines } from '../../people-fields';
import { lookedAt } from '../moderation';

const why = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');

/** Why the team decides as it does; the author reads it. */
export const withReason = z.strictObject({ reason: why });

export const moved = z.object({ id: z.int(), status: z.int(), status_text: z.string() });

const report = z.object({
  id: z.int(),
  reason: z.string(),
  reason_text: z.string(),
  content: z.string(),
  reporter: z.object({ id: z.int(), nickname: z.string() }),
  created_at: moment,
});

/** A post or comment as staff see it. */
export const deskItem = z.object({
  kind: z.enum(['post', 'comment']),
  id: z.int(),
  post_id: z.int(),
  title: z.string(),
  /** Plain text of the whole. */
  text: z.string(),
  images: z.array(z.string()),
  author: z.object({ id: z.int(), nickname: z.string() }),
  status: z.int(),
  status_text: z.string(),
  /** Found by the rules on wording, or a reason to look first. */
  urgent: z.boolean(),
  /** Words that the rules found. */
  findings: z.array(z.string()),
  ai_flag: z.boolean(),
  reason: z.string(),
  appeal: z.string(),
  reports: z.array(report),
  /** Until when it should be looked at. */
  due_at: moment,
  created_at: moment,
  history: z.array(
    z.object({
      event: z.string(),
      from: z.int().nullable(),
      to: z.int(),
      actor: z.string(),
      note: z.string(),
      at: moment,
    }),
  ),
});

/** The same, with everything that is known of its text. */
export const deskItemDetail = deskItem.extend(lookedAt.shape);
