import type { DataOf } from '@harbor/contract';
import { commentStatus, postStatus, topicStatus } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { forumLimits } from '../forum/limits';
import { deskComments, deskPosts } from './present';

type Queue = DataOf<'GET /staff/forum/queue'>;
type QueueList = keyof Omit<Queue['counts'], 'topic'>;

const { deskPerPage: perPage } = forumLimits;

/** Comments that somebody reported and nobody has answered. */
const reportedComments = (db: Db) =>
  db
    .selectFrom('comments')
    .where('comments.status', '=', commentStatus.published)
    .where('comments.id', 'in', (eb) =>
      eb
        .selectFrom('forum_reports')
        .select('target_id')
        .where('target', '=', 'comment')
        .where('status', '=', 1),
    );

const waitingComments = (db: Db) =>
  db.selectFrom('comments').where('comments.status', '=', commentStatus.waiting);

const lists = {
  post: (db: Db) => db.selectFrom('posts').where('posts.status', '=', postStatus.waiting),
  after: (db: Db) => db.selectFrom('posts').where('posts.look_after', '=', true),
  report: (db: Db) => db.selectFrom('posts').where('posts.status', '=', postStatus.reported),
  appeal: (db: Db) => db.selectFrom('posts').where('posts.appeal_status', '=', 1),
};

/** What waits for staff: what the rules on wording found first, then by when it is due. */
export async function deskQueue(db: Db, list: QueueList = 'post', page = 1): Promise<Queue> {
  const range = { limit: perPage, offset: (page - 1) * perPage };
  const [data, counts] = await Promise.all([itemsOf(db, list, range), countsOf(db)]);
  return { ...toPage(data, counts[list], page, perPage), counts };
}

async function itemsOf(db: Db, list: QueueList, { limit, offset }: { limit: number; offset: number }) {
  const comments = (query: ReturnType<typeof waitingComments>) =>
    query
      .selectAll('comments')
      .orderBy('urgent', 'desc')
      .orderBy('due_at')
      .orderBy('comments.id')
      .limit(limit)
      .offset(offset)
      .execute();
  if (list === 'comment') return deskComments(db, await comments(waitingComments(db)));
  const rows = await lists[list](db)
    .selectAll('posts')
    .orderBy('urgent', 'desc')
    .orderBy('due_at')
    .orderBy('posts.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const posts = await deskPosts(db, rows);
  if (list !== 'report' || posts.length === limit) return posts;
  const { n } = await lists.report(db).select(count).executeTakeFirstOrThrow();
  const reported = await reportedComments(db)
    .selectAll('comments')
    .orderBy('due_at')
    .orderBy('comments.id')
    .limit(limit - posts.length)
    .offset(Math.max(0, offset - n))
    .execute();
  return [...posts, ...(await deskComments(db, reported))];
}

const count = sql<number>`count(*)`.as('n');

async function countsOf(db: Db): Promise<Queue['counts']> {
  const of = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number }> }) =>
    (await query.executeTakeFirstOrThrow()).n;
  const [post, comment, after, report, reported, appeal, topic] = await Promise.all([
    of(lists.post(db).select(count)),
    of(waitingComments(db).select(count)),
    of(lists.after(db).select(count)),
    of(lists.report(db).select(count)),
    of(reportedComments(db).select(count)),
    of(lists.appeal(db).select(count)),
    of(db.selectFrom('topics').where('status', '=', topicStatus.waiting).select(count)),
  ]);
  return { post, comment, after, report: report + reported, appeal, topic };
}
