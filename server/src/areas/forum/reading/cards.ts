import type { PostCard } from '@harbor/contract';
import { postStatusLabel } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toMoment, toMomentOrNull } from '../../../time';
import type { PostRow } from '../tables';
import { excerptOf } from '../text/plain';
import { briefsOf } from './members';
import type { Viewer } from './viewer';

/** A post without its whole text. */
export type CardRow = Omit<PostRow, 'content' | 'body'> & { body: string };

const picturesShown = 3;

/** Posts by their ids, with as much of the text as an excerpt needs. */
const rowsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('posts')
    .select([
      ...(['id', 'user_id', 'category_id', 'title', 'images', 'ai_flag', 'status', 'recommended'] as const),
      ...(['view_count', 'like_count', 'collect_count', 'comment_count', 'ip_region'] as const),
      ...(['created_at', 'published_at'] as const),
    ])
    .select(sql<string>`left(body, 400)`.as('body'))
    .where('id', 'in', ids)
    .execute();

/** Topics of posts, by post. */
export async function topicsOf(db: Db, postIds: readonly number[]) {
  const topics = new Map<number, { id: number; title: string }[]>();
  if (postIds.length === 0) return topics;
  const rows = await db
    .selectFrom('post_topics')
    .innerJoin('topics', 'topics.id', 'post_topics.topic_id')
    .select(['post_topics.post_id', 'topics.id', 'topics.title'])
    .where('post_topics.post_id', 'in', postIds)
    .where('topics.status', '=', 2)
    .orderBy('post_topics.position')
    .execute();
  for (const { post_id, id, title } of rows)
    topics.set(post_id, [...(topics.get(post_id) ?? []), { id, title }]);
  return topics;
}

async function categoriesOf(db: Db, ids: (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<number, { id: number; title: string }>();
  const rows = await db
    .selectFrom('post_categories')
    .select(['id', 'title'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of the posts the reader has liked or collected. */
async function reactionsOf(db: Db, viewer: Viewer, ids: readonly number[]) {
  if (!viewer) return { liked: new Set<number>(), collected: new Set<number>() };
  const of = async (table: 'post_likes' | 'post_collects') => {
    const rows = await db
      .selectFrom(table)
      .select('post_id')
      .where('user_id', '=', viewer.id)
      .where('post_id', 'in', ids)
      .execute();
    return new Set(rows.map(({ post_id }) => post_id));
  };
  const [liked, collected] = await Promise.all([of('post_likes'), of('post_collects')]);
  return { liked, collected };
}

/** Posts as cards, in the order of the ids; those that are gone are left out. */
export async function cardsOf(db: Db, viewer: Viewer, ids: readonly number[]): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, ids);
  const [topics, categories, people, reactions] = await Promise.all([
    topicsOf(db, ids),
    categoriesOf(
      db,
      rows.map((row) => row.category_id),
    ),
    briefsOf(
      db,
      viewer,
      rows.map((row) => row.user_id),
    ),
    reactionsOf(db, viewer, ids),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): PostCard[] => {
    const row = known.get(id);
    const author = row && people.briefs.get(row.user_id);
    if (!row || !author) return [];
    return [
      {
        id,
        title: row.title,
        excerpt: excerptOf(row.body),
        images: row.images.slice(0, picturesShown),
        image_count: row.images.length,
        category: (row.category_id && categories.get(row.category_id)) || null,
        topics: topics.get(id) ?? [],
        author,
        ai_flag: row.ai_flag,
        recommended: row.recommended,
        view_count: row.view_count,
        like_count: row.like_count,
        collect_count: row.collect_count,
        comment_count: row.comment_count,
        liked: reactions.liked.has(id),
        collected: reactions.collected.has(id),
        blocked: people.blocked.has(row.user_id),
        status: row.status,
        status_text: postStatusLabel[row.status],
        ip_region: row.ip_region,
        created_at: toMoment(row.created_at),
        published_at: toMomentOrNull(row.published_at),
      },
    ];
  });
}
