import type { Paged, PostCard } from '@harbor/contract';
import { postStatusLabel } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toMoment, toMomentOrNull } from '../../../../time';
import type { PostRow } from '../rows';
import { excerptOf } from '../text/plain';
import { briefsOf } from './members';
import type { Viewer } from './viewer';

/** A post without its whole text. */
export type CardRow = Omit<PostRow, 'content' | 'body'> & { body: string };

const picturesShown = 3;

/** Posts by their ids, with as much of the text as an excerpt needs; `everybody`: only what everybody sees now. */
const rowsOf = (db: Db, ids: readonly number[], everybody: boolean) =>
  db
    .selectFrom('posts')
    .select([
      ...(['id', 'user_id', 'category_id', 'title', 'images', 'ai_flag', 'status', 'recommended'] as const),
      ...(['view_count', 'like_count', 'collect_count', 'comment_count', 'ip_region'] as const),
      ...(['created_at', 'published_at'] as const),
    ])
    .select(sql<string>`left(body, 600)`.as('body'))
    .where('id', 'in', ids)
    .$if(everybody, (query) => query.where('shown', '=', true))
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

/** What the reader has to do with posts and their authors, in one question. */
async function ownMarks(db: Db, userId: number, cards: readonly PostCard[]) {
  const ids = cards.map(({ id }) => id);
  const authors = [...new Set(cards.map(({ author }) => author.id))];
  const { rows } = await sql<{
    liked: number[];
    collected: number[];
    blocked: number[];
    remarks: Record<string, string>;
  }>`select
      coalesce((select jsonb_agg(post_id) from post_likes
        where user_id = ${userId} and post_id = any(${ids}::bigint[])), '[]') as liked,
      coalesce((select jsonb_agg(post_id) from post_collects
        where user_id = ${userId} and post_id = any(${ids}::bigint[])), '[]') as collected,
      coalesce((select jsonb_agg(blocked_id) from member_blocks
        where user_id = ${userId} and blocked_id = any(${authors}::bigint[])), '[]') as blocked,
      coalesce((select jsonb_object_agg(member_id, remark) from member_remarks
        where user_id = ${userId} and member_id = any(${authors}::bigint[])), '{}') as remarks`.execute(db);
  const [row] = rows;
  return {
    liked: new Set(row?.liked),
    collected: new Set(row?.collected),
    blocked: new Set(row?.blocked),
    remarks: row?.remarks ?? {},
  };
}

/** Cards that were made for everybody, as one reader sees them: likes, favourites, private names, who is blocked. */
export async function seenBy<T extends PostCard>(db: Db, viewer: Viewer, cards: readonly T[]): Promise<T[]> {
  if (!viewer || cards.length === 0) return [...cards];
  const { liked, collected, blocked, remarks } = await ownMarks(db, viewer.id, cards);
  return cards.map((card) => ({
    ...card,
    author: { ...card.author, remark: remarks[card.author.id] ?? '' },
    liked: liked.has(card.id),
    collected: collected.has(card.id),
    blocked: blocked.has(card.author.id),
  }));
}

/** A page of cards that was made for everybody, as one reader sees it. */
export const pageSeenBy = async (
  db: Db,
  viewer: Viewer,
  page: Paged<PostCard>,
): Promise<Paged<PostCard>> => ({
  ...page,
  data: await seenBy(db, viewer, page.data),
});

/** Posts as cards, in the order of the ids; those that are gone are left out. */
export const cardsOf = async (db: Db, viewer: Viewer, ids: readonly number[]): Promise<PostCard[]> =>
  seenBy(db, viewer, await plainCards(db, ids, false));

/** Posts as everybody sees them: ids may be older than this moment, so what was hidden since is left out as well. */
export const shownCards = (db: Db, ids: readonly number[]): Promise<PostCard[]> => plainCards(db, ids, true);

async function plainCards(db: Db, ids: readonly number[], everybody: boolean): Promise<PostCard[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, ids, everybody);
  const [topics, categories, people] = await Promise.all([
    topicsOf(db, ids),
    categoriesOf(
      db,
      rows.map((row) => row.category_id),
    ),
    briefsOf(
      db,
      null,
      rows.map((row) => row.user_id),
    ),
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
        liked: false,
        collected: false,
        blocked: false,
        status: row.status,
        status_text: postStatusLabel[row.status],
        ip_region: row.ip_region,
        created_at: toMoment(row.created_at),
        published_at: toMomentOrNull(row.published_at),
      },
    ];
  });
}
