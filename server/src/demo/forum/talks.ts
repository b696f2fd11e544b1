import { commentStatus } from '@harbor/contract/post-status';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import type { Chance } from '../chance';
import type { PlannedPost } from './planned';
import { regionOf } from './regions';

const day = 86_400_000;
/** Talks are over after a few days. */
const talked = 6 * day;

/** A post that stands, and since when. */
export interface StandingPost {
  id: number;
  published: number;
  plan: PlannedPost;
}

type CommentDraft = Insertable<DB['comments']> & { id: number };

/**
 * The comments under posts, in the order of the file, over the days after the post; some are liked.
 * @returns the comments that were accepted, by their posts
 */
export async function seedTalks(
  trx: Db,
  posts: StandingPost[],
  { people, chance, now }: { people: number[]; chance: Chance; now: number },
): Promise<Map<number, number>> {
  const rows: CommentDraft[] = [];
  const accepted = new Map<number, number>();
  for (const { id: postId, published, plan } of posts) {
    const count = plan.talks.reduce((sum, { lines }) => sum + lines.length, 0);
    const step = Math.min(now - published, talked) / (count + 1);
    let at = published;
    for (const talk of plan.talks) {
      const first = rows.length + 1;
      if (talk.accepted) accepted.set(postId, first);
      for (const { by, says, to } of talk.lines) {
        at += step * (0.4 + 0.6 * chance.next());
        rows.push({
          id: rows.length + 1,
          post_id: postId,
          user_id: by,
          root_id: to === undefined ? null : first,
          reply_to_id: to === undefined ? null : first + to,
          content: says,
          mentions: '[]',
          status: commentStatus.published,
          listed: true,
          due_at: new Date(at + day),
          ip_region: regionOf(by),
          created_at: new Date(at),
        });
      }
    }
  }
  await insertRow(trx, 'comments', rows);
  const likes = rows.flatMap((row) => likesOf(row, people, chance, now));
  await insertRow(trx, 'comment_likes', likes);
  return accepted;
}

/** Few like a comment, replies fewer. */
function likesOf(comment: CommentDraft, people: number[], chance: Chance, now: number) {
  const written = Number(comment.created_at);
  return chance
    .shuffle(people.filter((id) => id !== comment.user_id))
    .slice(0, Math.floor(chance.next() ** 3 * (comment.root_id === null ? 14 : 6)))
    .map((user_id) => ({
      comment_id: comment.id,
      user_id,
      created_at: new Date(written + chance.next() * (now - written)),
    }));
}
