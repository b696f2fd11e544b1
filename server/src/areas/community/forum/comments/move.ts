import { commentStatus } from '@harbor/contract/post-status';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { conflict } from '../../../../http/problem';
import { defineMachine } from '../../../../machine';
import { type ForumTransitionContext, remember } from '../history';
import { hotOf } from '../posts/move';
import { answerReports } from '../results';
import type { CommentRow } from '../rows';
import { excerptOf } from '../text/plain';
import { type CommentEvent, commentSteps } from './transitions';

type Changes = Omit<Updateable<DB['comments']>, 'status' | 'listed' | 'reply_count'>;

/**
 * Takes a comment one step further, writes its history and lets the counts of its post and of the comment above follow:
 * with {@link addComment} the only place that changes `comments.status` and `comments.listed`.
 * @throws HttpProblem 409 when the table knows no such step, or the comment moved meanwhile
 */
export async function moveComment(
  trx: Db,
  row: Moving,
  context: ForumTransitionContext<CommentEvent>,
  changes: Changes = {},
): Promise<CommentRow> {
  if (!commentMachine.find(row.status, context.event, context.actor)) throw conflict();
  // The post first, everywhere: so two who write and delete do not wait for each other.
  await trx.selectFrom('posts').select('id').where('id', '=', row.post_id).forNoKeyUpdate().execute();
  const moved = await commentMachine.move(trx, row, context.event, context, changes);
  const published = moved.status === commentStatus.published;
  if (!published) await unaccept(trx, moved);
  await count(trx, moved, Number(published) - Number(row.status === commentStatus.published), context.at);
  if (moved.status === commentStatus.deleted)
    await answerReports(trx, 'comment', { id: row.id, title: titleOf(moved), link: '' }, 'taken', context.at);
  return moved;
}

type Moving = Pick<CommentRow, 'id' | 'post_id' | 'status' | 'user_id'>;

const commentMachine = defineMachine<Moving, ForumTransitionContext<CommentEvent>>()({
  table: 'comments',
  key: 'id',
  steps: commentSteps,
  follows: ({ to }) => ({
    // What has replies stays as 该评论已删除, so that they keep their place.
    listed: to === commentStatus.published ? sql<boolean>`true` : sql<boolean>`reply_count > 0`,
  }),
  history: (trx, { row, from, to }, context) =>
    remember(trx, { kind: 'comment', id: row.id, ownerId: row.user_id }, context, from, to),
});

/** How a comment is named to people. */
export const titleOf = ({ content }: Pick<CommentRow, 'content'>) => excerptOf(content, 30);

/** Writes the first history row of a new comment and counts it where it is published. */
export async function addComment(
  trx: Db,
  row: CommentRow,
  context: ForumTransitionContext<CommentEvent>,
): Promise<void> {
  await remember(trx, { kind: 'comment', id: row.id, ownerId: row.user_id }, context, null, row.status);
  await count(trx, row, Number(row.status === commentStatus.published), context.at);
}

/** What is not there any more is no accepted answer. */
const unaccept = (trx: Db, row: CommentRow) =>
  trx
    .updateTable('posts')
    .set({ accepted_comment_id: null })
    .where('id', '=', row.post_id)
    .where('accepted_comment_id', '=', row.id)
    .execute();

/** The comment above and the post count it. */
async function count(trx: Db, row: CommentRow, by: number, at: Date): Promise<void> {
  if (by === 0) return;
  if (row.root_id !== null) await countReply(trx, row.root_id, by);
  await trx
    .updateTable('posts')
    .set((eb) => ({
      comment_count: eb('comment_count', '+', by),
      hot: hotOf({ likes: 0, collects: 0, comments: by }),
      ...(by > 0 && { replied_at: at }),
    }))
    .where('id', '=', row.post_id)
    .execute();
}

/** One that is not published any more goes from the list with its last reply, and comes back with a new one. */
async function countReply(trx: Db, rootId: number, by: number): Promise<void> {
  await trx
    .updateTable('comments')
    .set((eb) => ({
      reply_count: eb('reply_count', '+', by),
      listed: sql<boolean>`status = ${commentStatus.published} or reply_count + ${by}::int > 0`,
    }))
    .where('id', '=', rootId)
    .execute();
}
