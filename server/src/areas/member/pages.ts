import type { DataOf, MemberCard, MemberInfo, Paged, PostCard } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import { subjects } from '@harbor/contract/subjects';
import type { Db } from '../../db/connect';
import { toPage } from '../../http/page';
import { notFound } from '../../http/problem';
import { toMoment } from '../../time';
import { userStatus } from '../auth/user-status';
import { countDrafts } from '../drafts/drafts';
import { hasBlocked, requireMember } from '../forum/people/blocks';
import { cardsOf } from '../forum/reading/cards';
import { pageWithin } from '../forum/reading/lists';
import { memberCards, ownViewOf, toBrief } from '../forum/reading/members';
import type { Viewer } from '../forum/reading/viewer';
import { forumSettings } from '../forum/settings';

const { perPage, membersPerPage } = forumSettings;

async function countOf(db: Db, table: 'post_likes' | 'post_collects', userId: number): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .innerJoin('posts', 'posts.id', `${table}.post_id`)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(`${table}.user_id`, '=', userId)
    .where('posts.shown', '=', true)
    .executeTakeFirstOrThrow();
  return n;
}

async function followsOf(db: Db, side: 'user_id' | 'followed_id', memberId: number): Promise<number> {
  const { n } = await db
    .selectFrom('member_follows')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(side, '=', memberId)
    .executeTakeFirstOrThrow();
  return n;
}

async function follows(db: Db, userId: number, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('member_follows')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('followed_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's page, with nothing but what everybody may know. @throws HttpProblem 404 also for a closed account */
export async function memberInfo(db: Db, viewer: Viewer, id: number): Promise<MemberInfo> {
  const row = await db
    .selectFrom('users')
    .select([
      ...([
        'id',
        'nickname',
        'avatar_img',
        'identity',
        'subject_ids',
        'is_teacher',
        'is_certification',
      ] as const),
      ...(['status', 'bio', 'unit', 'gender', 'created_at'] as const),
    ])
    .where('id', '=', id)
    .where('status', '<>', userStatus.closed)
    .executeTakeFirst();
  if (!row) throw notFound('用户不存在');
  const own = viewer?.id === id;
  const reader = viewer && !own ? viewer.id : null;
  const [written, fans, following, likes, collects, view, follow, followsMe, blocked] = await Promise.all([
    writtenBy(db, id),
    followsOf(db, 'followed_id', id),
    followsOf(db, 'user_id', id),
    countOf(db, 'post_likes', id),
    countOf(db, 'post_collects', id),
    ownViewOf(db, viewer, [id]),
    reader ? follows(db, reader, id) : false,
    reader ? follows(db, id, reader) : false,
    reader ? hasBlocked(db, reader, id) : false,
  ]);
  return {
    ...toBrief(row, view.remarks.get(id)),
    bio: row.bio,
    unit: row.unit,
    gender: row.gender,
    subjects: row.subject_ids.flatMap((one) => subjects[one as keyof typeof subjects] ?? []),
    ip_region: written.region,
    joined_at: toMoment(row.created_at),
    own,
    following: follow,
    follows_me: followsMe,
    blocked,
    counts: { posts: written.posts, fans, following, likes, collects, liked: written.liked },
  };
}

/** Number of posts, the likes that they got, and where the last was written. */
async function writtenBy(db: Db, userId: number) {
  const shown = db.selectFrom('posts').where('user_id', '=', userId).where('shown', '=', true);
  const [sums, last] = await Promise.all([
    shown
      .select(({ fn }) => [
        fn.countAll<number>().as('posts'),
        fn.sum<number | null>('like_count').as('liked'),
      ])
      .executeTakeFirstOrThrow(),
    shown
      .select('ip_region')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { posts: sums.posts, liked: sums.liked ?? 0, region: last?.ip_region ?? '未知' };
}

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
  const [rows, { n }] = await Promise.all([
    posts
      .select('id')
      .orderBy(own ? 'created_at' : 'published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((at - 1) * perPage)
      .execute(),
    posts.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map((row) => row.id);
  return toPage(await cardsOf(db, viewer, ids), n, at, perPage);
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
  const rows = await db
    .selectFrom(table)
    .innerJoin('posts', 'posts.id', `${table}.post_id`)
    .select('posts.id')
    .where(`${table}.user_id`, '=', id)
    .where('posts.shown', '=', true)
    .orderBy(`${table}.created_at`, 'desc')
    .orderBy(`${table}.post_id`, 'desc')
    .limit(perPage)
    .offset((at - 1) * perPage)
    .execute();
  const ids = rows.map((row) => row.id);
  return toPage(await cardsOf(db, viewer, ids), await countOf(db, table, id), at, perPage);
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
  const at = pageWithin(page);
  const [whose, who] =
    side === 'fans' ? (['followed_id', 'user_id'] as const) : (['user_id', 'followed_id'] as const);
  const rows = await db
    .selectFrom('member_follows')
    .select(`${who} as id`)
    .where(whose, '=', id)
    .orderBy('created_at', 'desc')
    .orderBy(who, 'desc')
    .limit(membersPerPage)
    .offset((at - 1) * membersPerPage)
    .execute();
  const cards = await memberCards(
    db,
    viewer,
    rows.map((row) => row.id),
  );
  return toPage(cards, await followsOf(db, whose, id), at, membersPerPage);
}

/** Those that somebody has blocked. */
export async function blockedMembers(db: Db, userId: number, page = 1): Promise<Paged<MemberCard>> {
  const mine = db.selectFrom('member_blocks').where('user_id', '=', userId);
  const [rows, { n }] = await Promise.all([
    mine
      .select('blocked_id')
      .orderBy('created_at', 'desc')
      .orderBy('blocked_id', 'desc')
      .limit(membersPerPage)
      .offset((page - 1) * membersPerPage)
      .execute(),
    mine.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  const cards = await memberCards(
    db,
    { id: userId },
    rows.map((row) => row.blocked_id),
  );
  return toPage(cards, n, page, membersPerPage);
}

/** The numbers of somebody's own forum. */
export async function myForum(db: Db, userId: number): Promise<DataOf<'GET /member/mine'>> {
  const [posts, drafts, collects, likes, following, fans, history] = await Promise.all([
    db
      .selectFrom('posts')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('shown', '=', true).as('posts'),
        fn.countAll<number>().filterWhere('status', '=', postStatus.waiting).as('waiting'),
        fn
          .countAll<number>()
          .filterWhere('status', 'in', [postStatus.rejected, postStatus.draft])
          .as('rejected'),
        fn.countAll<number>().filterWhere('status', '=', postStatus.hidden).as('hidden'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    countDrafts(db, userId),
    countOf(db, 'post_collects', userId),
    countOf(db, 'post_likes', userId),
    followsOf(db, 'user_id', userId),
    followsOf(db, 'followed_id', userId),
    db
      .selectFrom('post_reads')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { id: userId, ...posts, drafts, collects, likes, following, fans, history: history.n };
}
