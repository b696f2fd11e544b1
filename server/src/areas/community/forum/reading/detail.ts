import { createHmac } from 'node:crypto';
import type { DataOf, PostDetail } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { addressKey } from '../../../../http/client-address';
import { notFound } from '../../../../http/problem';
import { toMomentOrNull } from '../../../../time';
import { mayRecordHistory } from '../../../identity/privacy/settings';
import { hasBlocked } from '../people/blocks';
import { fansOf } from '../people/follows';
import { appealUntil } from '../posts/edit';
import { countVersions } from '../posts/versions';
import type { PostRow } from '../rows';
import { cleanForReading } from '../text/markup';
import { cached } from './cache';
import { cardsOf, seenBy } from './cards';
import { beijingDay } from './day';
import type { Viewer } from './viewer';

/** A post that the reader may see: shown, or their own unless deleted. @throws HttpProblem 404 */
async function visiblePost(db: Db, viewer: Viewer, id: number): Promise<PostRow> {
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', postStatus.deleted)
    .where((eb) => eb.or([eb('shown', '=', true), eb('user_id', '=', viewer?.id ?? 0)]))
    .executeTakeFirst();
  if (!row) throw notFound('帖子不存在或已删除');
  return row;
}

const reasoned: readonly number[] = [postStatus.rejected, postStatus.hidden, postStatus.draft];

/**
 * One post as its reader may see it. What everybody sees is kept; what a reader has to do with it is laid over it.
 * @throws HttpProblem 404 unknown, hidden, deleted, or not yet published
 */
export async function postDetail(core: Core, viewer: Viewer, id: number, now: Date): Promise<PostDetail> {
  if (viewer && (await isOwn(core.db, viewer.id, id))) return readDetail(core, viewer, id, now);
  const plain = await cached(core, `post:${id}`, () => readDetail(core, null, id, now));
  if (!viewer) return plain;
  const [[seen = plain], following, shutOut] = await Promise.all([
    seenBy(core.db, viewer, [plain]),
    follows(core.db, viewer.id, plain.author.id),
    hasBlocked(core.db, plain.author.id, viewer.id),
  ]);
  return {
    ...seen,
    following,
    actions: { ...plain.actions, comment: plain.actions.comment && !shutOut },
  };
}

async function isOwn(db: Db, userId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A post as everybody sees it, or its own author. */
async function readDetail(core: Core, viewer: Viewer, id: number, now: Date): Promise<PostDetail> {
  const { db } = core;
  const row = await visiblePost(db, viewer, id);
  const own = viewer?.id === row.user_id;
  const [[card], counts, related, version_count, asks] = await Promise.all([
    cardsOf(db, viewer, [id]),
    authorCounts(db, row.user_id),
    relatedTo(db, row),
    own ? countVersions(db, id) : 0,
    asksIn(db, row.category_id),
  ]);
  if (!card) throw notFound('帖子不存在或已删除');
  const until = own ? appealUntil(row, now) : null;
  const content = await cleanForReading(core, row.content);
  return {
    ...card,
    content,
    own,
    following: false,
    reason: own && reasoned.includes(row.status) ? row.reason : '',
    edited_at: toMomentOrNull(row.edited_at),
    version_count,
    asks,
    // A post that was moved to another category asks nothing any more.
    accepted_comment_id: asks ? row.accepted_comment_id : null,
    appeal_until: toMomentOrNull(until),
    actions: {
      edit: own && (row.status === postStatus.waiting || row.status === postStatus.published),
      delete: own,
      revise: own && (row.status === postStatus.rejected || row.status === postStatus.draft),
      appeal: until !== null,
      comment: row.shown && row.status !== postStatus.locked,
      like: row.shown,
      collect: row.shown,
      report: row.shown && !own,
    },
    author_counts: counts,
    related,
  };
}

/** Whether a category is one for questions. */
async function asksIn(db: Db, categoryId: number | null): Promise<boolean> {
  if (categoryId === null) return false;
  const row = await db
    .selectFrom('post_categories')
    .select('asks')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return row?.asks ?? false;
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

async function authorCounts(db: Db, userId: number) {
  const [{ posts, likes }, fans] = await Promise.all([
    db
      .selectFrom('posts')
      .select(({ fn }) => [
        fn.countAll<number>().as('posts'),
        fn.sum<number | null>('like_count').as('likes'),
      ])
      .where('user_id', '=', userId)
      .where('shown', '=', true)
      .executeTakeFirstOrThrow(),
    fansOf(db, userId),
  ]);
  return { posts, fans, likes: likes ?? 0 };
}

const relatedShown = 6;

/** The hottest others of the same category. */
async function relatedTo(db: Db, row: PostRow): Promise<PostDetail['related']> {
  if (row.category_id === null) return [];
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'comment_count'])
    .where('shown', '=', true)
    .where('category_id', '=', row.category_id)
    .where('id', '<>', row.id)
    .orderBy('hot', 'desc')
    .orderBy('id', 'desc')
    .limit(relatedShown)
    .execute();
}

/**
 * Counts a visitor's look at a post, once a day, and keeps it in the reader's history unless they paused that.
 * @throws HttpProblem 404
 */
export async function seePost(
  core: Core,
  viewer: Viewer,
  id: number,
  from: { ip: string; userAgent: string },
  now: Date,
): Promise<DataOf<'POST /hot_post/view/:id'>> {
  const { db } = core;
  const row = await visiblePost(db, viewer, id);
  if (!row.shown) return { view_count: row.view_count };
  const day = beijingDay(now);
  const visitor = viewer ? `u${viewer.id}` : strangerOn(core, day, from);
  const recorded = viewer !== null && (await mayRecordHistory(db, viewer.id));
  return db.transaction().execute(async (trx) => {
    if (viewer && recorded)
      await trx
        .insertInto('post_reads')
        .values({ user_id: viewer.id, post_id: id, viewed_at: now })
        .onConflict((on) => on.columns(['user_id', 'post_id']).doUpdateSet({ viewed_at: now }))
        .execute();
    const counted = await trx
      .insertInto('post_views')
      .values({ post_id: id, visitor, day })
      .onConflict((on) => on.doNothing())
      .returning('post_id')
      .executeTakeFirst();
    if (!counted) return { view_count: row.view_count };
    return trx
      .updateTable('posts')
      .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
      .where('id', '=', id)
      .returning('view_count')
      .executeTakeFirstOrThrow();
  });
}

/** Tells visitors of one day apart without keeping who they were: another day they are others. */
function strangerOn(core: Core, day: string, { ip, userAgent }: { ip: string; userAgent: string }): string {
  return createHmac('sha256', core.settings.secret)
    .update(`view:${day}:${addressKey(ip)}:${userAgent}`)
    .digest('base64url')
    .slice(0, 22);
}
