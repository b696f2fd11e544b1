import type { MemberCard, Paged, PostCard } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import type { Db } from '../../../db/connect';
import { paginate, toPage } from '../../../http/page';
import { forumLimits } from '../forum/limits';
import { requireMember } from '../forum/people/blocks';
import { cardsOf } from '../forum/reading/cards';
import { pageWithin } from '../forum/reading/lists';
import { memberCards } from '../forum/reading/members';
import type { Viewer } from '../forum/reading/viewer';
import { countOf } from './figures';
import { countRelated, type Relation, relatedMembers } from './relations';

const { perPage, membersPerPage } = forumLimits;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** A member's posts: what everybody sees, and to themselves every state but deleted. @throws HttpProblem 404 */
export async function memberPosts(
  db: Db,
  viewer: Viewer,
  id: number,
  { page = 1, status }: { page?: number; status?: number },
): Promise<Paged<PostCard>> {
  await requireMember(db, id);
  const at = pageWithin(page);
  const own = viewer?.id === id;
  const posts = db
    .selectFrom('posts')
    .where('user_id', '=', id)
    .where('status', '<>', postStatus.deleted)
    .$if(!own, (query) => query.where('shown', '=', true))
    .$if(own && status !== undefined, (query) =>
      query.where('status', '=', (status ?? 0) as typeof postStatus.waiting),
    );
  return paginate(
    posts
      .select('id')
      .orderBy(own ? 'created_at' : 'published_at', 'desc')
      .orderBy('id', 'desc'),
    { page: at, perPage, counted: posts },
    (rows) => cardsOf(db, viewer, idsOf(rows)),
  );
}

/** What a member liked or collected, the latest first; only what is still shown. @throws HttpProblem 404 */
export async function memberReactions(
  db: Db,
  viewer: Viewer,
  id: number,
  table: 'post_likes' | 'post_collects',
  page = 1,
): Promise<Paged<PostCard>> {
  await requireMember(db, id);
  const at = pageWithin(page);
  return paginate(
    db
      .selectFrom(table)
      .innerJoin('posts', 'posts.id', `${table}.post_id`)
      .select('posts.id')
      .where(`${table}.user_id`, '=', id)
      .where('posts.shown', '=', true)
      .orderBy(`${table}.created_at`, 'desc')
      .orderBy(`${table}.post_id`, 'desc'),
    { page: at, perPage, counted: countOf(db, table, id) },
    (rows) => cardsOf(db, viewer, idsOf(rows)),
  );
}

/** A member's fans, or those they follow, the latest first. @throws HttpProblem 404 */
export async function memberFollows(
  db: Db,
  viewer: Viewer,
  id: number,
  side: 'fans' | 'following',
  page = 1,
): Promise<Paged<MemberCard>> {
  await requireMember(db, id);
  return relatedPage(db, viewer, side, id, page);
}

/** Those that somebody has blocked. */
export const blockedMembers = (db: Db, userId: number, page = 1): Promise<Paged<MemberCard>> =>
  relatedPage(db, { id: userId }, 'blocked', userId, page);

async function relatedPage(
  db: Db,
  viewer: Viewer,
  relation: Relation,
  id: number,
  page: number,
): Promise<Paged<MemberCard>> {
  const at = pageWithin(page);
  const part = { limit: membersPerPage, offset: (at - 1) * membersPerPage };
  const [ids, total] = await Promise.all([
    relatedMembers(db, relation, id, part),
    countRelated(db, relation, id),
  ]);
  return toPage(await memberCards(db, viewer, ids), total, at, membersPerPage);
}
