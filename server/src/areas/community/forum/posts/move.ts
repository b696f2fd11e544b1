import { postStatus } from '@harbor/contract/post-status';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { defineMachine } from '../../../../machine';
import { type ForumTransitionContext, remember } from '../history';
import { answerReports } from '../results';
import type { PostRow } from '../rows';
import { indexPost, unindexPost } from './found-by';
import { isShown, type PostEvent, postSteps } from './transitions';

/** Whether a change of status is kept with the status it had. */
type Changes = Omit<Updateable<DB['posts']>, 'status' | 'shown' | 'hot'>;

/**
 * Takes a post one step further, writes its history, and lets the counts of its category and topics, and the search,
 * follow: with {@link addPost} the only place that changes `posts.status` and `posts.shown`.
 * @param grave Of a post reviewed again: not shown meanwhile (代写, 侵权, 违法).
 * @throws HttpProblem 409 when the table knows no such step, or the post moved meanwhile
 */
export async function movePost(
  trx: Db,
  row: Moving,
  context: ForumTransitionContext<PostEvent>,
  { grave = false, ...changes }: Changes & { grave?: boolean } = {},
): Promise<PostRow> {
  const moved = await postMachine.move(trx, row, context.event, { ...context, grave }, changes);
  await follow(trx, row, moved);
  if (moved.status === postStatus.deleted)
    await answerReports(trx, 'post', { id: row.id, title: moved.title, link: '' }, 'taken', context.at);
  return moved;
}

type Moving = Pick<
  PostRow,
  'id' | 'status' | 'shown' | 'user_id' | 'category_id' | 'root_category_id' | 'published_at'
>;

const postMachine = defineMachine<Moving, ForumTransitionContext<PostEvent> & { grave: boolean }>()({
  table: 'posts',
  key: 'id',
  steps: postSteps,
  guard: (row) => [['shown', '=', row.shown]],
  follows({ to }, { at, grave }, _changes, row) {
    const shown = isShown(to, grave);
    const first = shown && row.published_at === null;
    return {
      shown,
      ...(first && { published_at: at, replied_at: at, hot: hotness(at) }),
      hidden_at: to === postStatus.hidden ? at : null,
    };
  },
  history: (trx, { row, from, to }, context) =>
    remember(trx, { kind: 'post', id: row.id, ownerId: row.user_id }, context, from, to),
});

/** Writes the first history row of a new post and counts it where it is shown. */
export async function addPost(
  trx: Db,
  row: PostRow,
  context: ForumTransitionContext<PostEvent>,
): Promise<void> {
  await remember(trx, { kind: 'post', id: row.id, ownerId: row.user_id }, context, null, row.status);
  await follow(trx, { ...row, shown: false }, row);
}

/** What counts and finds posts follows the change: by category when it changed, by topics, in the search. */
async function follow(
  trx: Db,
  before: Pick<PostRow, 'shown' | 'category_id' | 'root_category_id'>,
  after: PostRow,
): Promise<void> {
  const places = (row: typeof before) =>
    row.shown ? [...new Set([row.category_id, row.root_category_id])].filter((id) => id !== null) : [];
  await count(trx, 'post_categories', places(before), places(after));
  if (before.shown !== after.shown) {
    const topics = await topicsOf(trx, after.id);
    await count(trx, 'topics', before.shown ? topics : [], after.shown ? topics : []);
  }
  if (after.shown) await indexPost(trx, after.id);
  else if (before.shown) await unindexPost(trx, after.id);
}

/** Each counted once, in the order of their ids, so that two posts do not wait for each other. */
async function count(
  trx: Db,
  table: 'post_categories' | 'topics',
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  for (const id of [...new Set([...before, ...after])].sort((a, b) => a - b)) {
    const by = Number(after.includes(id)) - Number(before.includes(id));
    if (by !== 0)
      await trx
        .updateTable(table)
        .set((eb) => ({ post_count: eb('post_count', '+', by) }))
        .where('id', '=', id)
        .execute();
  }
}

async function topicsOf(trx: Db, postId: number): Promise<number[]> {
  const rows = await trx.selectFrom('post_topics').select('topic_id').where('post_id', '=', postId).execute();
  return rows.map(({ topic_id }) => topic_id);
}

/** Gives a post other topics; their counts follow. Comes after {@link movePost}, which takes categories first. */
export async function setTopics(
  trx: Db,
  post: Pick<PostRow, 'id' | 'shown'>,
  topicIds: readonly number[],
): Promise<void> {
  if (post.shown) await count(trx, 'topics', await topicsOf(trx, post.id), topicIds);
  await trx.deleteFrom('post_topics').where('post_id', '=', post.id).execute();
  if (topicIds.length > 0)
    await trx
      .insertInto('post_topics')
      .values(topicIds.map((topic_id, position) => ({ post_id: post.id, topic_id, position })))
      .execute();
}

const epoch = Date.UTC(2026, 0, 1);
/** So much younger (in ms) counts as ten times the attention. */
const tenfold = 45_000_000;

/** How hot a post without any attention is: its age alone, so that nothing has to be counted anew as time goes by. */
export const hotness = (publishedAt: Date) => (publishedAt.getTime() - epoch) / tenfold;

/** How hot a post is with the counts of its row: for `set` of an update that changes them. */
export const hotOf = (counts: { likes: number; collects: number; comments: number }) => sql<number>`
  extract(epoch from coalesce(published_at, created_at) - ${new Date(epoch)}::timestamptz) * 1000 / ${tenfold}
  + log(1 + 2 * greatest(like_count + ${counts.likes}::int, 0) + 3 * greatest(collect_count + ${counts.collects}::int, 0)
    + 3 * greatest(comment_count + ${counts.comments}::int, 0))`;
