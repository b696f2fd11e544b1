import type { DataOf, ForumTopic } from '@harbor/contract';
import { postRule, topicStatus } from '@harbor/contract/post-status';
import { oneLine } from '@harbor/contract/visible-text';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { forumLimits } from '../limits';
import type { TopicRow } from '../rows';
import { cardsOf } from './cards';
import { type PostSort, pageWithin } from './lists';
import type { Viewer } from './viewer';

const { perPage } = forumLimits;
const shownBeside = 10;

export const toTopic = ({ id, title, description, post_count, hot, status }: TopicRow): ForumTopic => ({
  id,
  title,
  description,
  post_count,
  hot,
  status,
});

const normal = (db: Db) => db.selectFrom('topics').selectAll().where('status', '=', topicStatus.normal);

/** Topics in whose titles all characters of the keyword stand together. */
const titled = (db: Db, keywords: string) =>
  normal(db)
    .where(
      sql<boolean>`forum_tokens(title, true) @> forum_tokens(${keywords}, ${[...keywords].length === 1})`,
    )
    .where(sql<boolean>`strpos(lower(normalize(title, NFKC)), lower(normalize(${keywords}, NFKC))) > 0`);

/** A page of topics. */
export async function topicList(
  db: Db,
  { page = 1, sort = 'hot', keywords = '' }: { page?: number; sort?: 'hot' | 'newest'; keywords?: string },
): Promise<DataOf<'POST /topic/list'>> {
  const at = pageWithin(page);
  const found = keywords ? titled(db, keywords) : normal(db);
  return paginate(
    found.orderBy(sort === 'hot' ? 'post_count' : 'id', 'desc').orderBy('id', 'desc'),
    { page: at, perPage },
    (rows) => rows.map(toTopic),
  );
}

/** The topics with most posts. */
export async function hotTopics(db: Db, limit = shownBeside): Promise<ForumTopic[]> {
  const rows = await normal(db).orderBy('post_count', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toTopic);
}

/** The topics that staff have marked, then those with most posts. */
export async function recommendedTopics(db: Db): Promise<ForumTopic[]> {
  const rows = await normal(db)
    .orderBy('hot', 'desc')
    .orderBy('post_count', 'desc')
    .orderBy('id', 'desc')
    .limit(shownBeside)
    .execute();
  return rows.map(toTopic);
}

/** Topics for what somebody types; what does not exist yet is offered with id 0. */
export async function topicsFor(db: Db, typed = ''): Promise<DataOf<'POST /topic/get_topic'>> {
  const title = oneLine(typed);
  if (!title) return { data: await recommendedTopics(db), create: null };
  const rows = await titled(db, title).orderBy('post_count', 'desc').limit(shownBeside).execute();
  const length = [...title].length;
  const { min, max } = postRule.topicTitle;
  const there = rows.some((row) => row.title.toLowerCase() === title.toLowerCase());
  const makes = !there && length >= min && length <= max;
  return { data: rows.map(toTopic), create: makes ? { id: 0, title } : null };
}

/**
 * A topic with a page of its posts; a merged one shows what it was merged into.
 * @throws HttpProblem 404 also while it waits
 */
export async function topicPage(
  db: Db,
  viewer: Viewer,
  id: number,
  { sort = 'newest', page = 1 }: { sort?: PostSort; page?: number },
): Promise<DataOf<'POST /topic/detail/:id'>> {
  const row = await db.selectFrom('topics').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.status === topicStatus.merged && row.merged_into)
    return topicPage(db, viewer, row.merged_into, { sort, page });
  if (row?.status !== topicStatus.normal) throw notFound('话题不存在');
  const at = pageWithin(page);
  const [posts, related] = await Promise.all([
    paginate(
      db
        .selectFrom('post_topics')
        .innerJoin('posts', 'posts.id', 'post_topics.post_id')
        .select('posts.id')
        .where('post_topics.topic_id', '=', id)
        .where('posts.shown', '=', true)
        .orderBy(
          sort === 'hot' ? 'posts.hot' : sort === 'reply' ? 'posts.replied_at' : 'post_topics.post_id',
          'desc',
        )
        .orderBy('post_topics.post_id', 'desc'),
      { page: at, perPage, counted: row.post_count },
      (rows) => {
        const ids = rows.map((post) => post.id);
        return cardsOf(db, viewer, ids);
      },
    ),
    hotTopics(db, shownBeside + 1),
  ]);
  return {
    topic: toTopic(row),
    posts,
    related: related.filter((topic) => topic.id !== id).slice(0, shownBeside),
  };
}
