import type { DataOf } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import type { PostRow } from '../rows';
import { cleanForReading } from '../text/markup';
import { textOf } from '../text/plain';

/** Versions of one post that are kept; the oldest go first. */
const mostVersions = 50;

/** Keeps what a published post reads now, before its author changes it. What nobody else ever saw is not kept. */
export async function keepVersion(trx: Db, row: PostRow, now: Date, reviewedAgain: boolean): Promise<void> {
  if (row.published_at) await keepAsVersion(trx, row, now, reviewedAgain);
}

/** Keeps what a post reads now, published or not: its author finds their own words there after the team changed some. */
export async function keepAsVersion(trx: Db, row: PostRow, now: Date, reviewedAgain = false): Promise<void> {
  const { id } = await trx
    .insertInto('post_versions')
    .values({
      post_id: row.id,
      title: row.title,
      content: row.content,
      ai_flag: row.ai_flag,
      written_at: row.edited_at ?? row.published_at ?? row.created_at,
      replaced_at: now,
      reviewed_again: reviewedAgain,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const last = await trx
    .selectFrom('post_versions')
    .select('id')
    .where('post_id', '=', row.id)
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .offset(mostVersions)
    .limit(1)
    .executeTakeFirst();
  if (last)
    await trx.deleteFrom('post_versions').where('post_id', '=', row.id).where('id', '<=', last.id).execute();
}

/** What of a post's history says that it stands as it is: staff looked at it, or let it out first. */
const letThrough = ['publish_first', 'approve', 'confirm', 'keep', 'keep_locked', 'restore'];

/**
 * A published post as it read when it was last let through: many small changes are one large one (features.md 2.2).
 * Without a change since then it is the post itself.
 */
export async function lastReviewed(
  trx: Db,
  row: Pick<PostRow, 'id' | 'title' | 'body'>,
): Promise<{ title: string; body: string }> {
  const { at } = await trx
    .selectFrom('forum_history')
    .select(({ fn }) => fn.max<Date | null>('at').as('at'))
    .where('kind', '=', 'post')
    .where('object_id', '=', row.id)
    .where('event', 'in', letThrough)
    .executeTakeFirstOrThrow();
  const version = await trx
    .selectFrom('post_versions')
    .select(['title', 'content'])
    .where('post_id', '=', row.id)
    .where('replaced_at', '>', at ?? new Date(0))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return version ? { title: version.title, body: textOf(version.content) } : row;
}

/** How many earlier versions of a post are kept. */
export async function countVersions(db: Db, postId: number): Promise<number> {
  const { n } = await db
    .selectFrom('post_versions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * The earlier versions of a post, the newest first: its author's, or for staff anybody's (features.md 2.2).
 * @param authorId null for staff
 * @throws HttpProblem 404 another's, deleted
 */
export async function versionsOf(
  core: Core,
  authorId: number | null,
  id: number,
): Promise<DataOf<'GET /hot_post/versions/:id'>> {
  const post = await core.db
    .selectFrom('posts')
    .select('title')
    .where('id', '=', id)
    .where('status', '<>', postStatus.deleted)
    .$if(authorId !== null, (query) => query.where('user_id', '=', authorId ?? 0))
    .executeTakeFirst();
  if (!post) throw notFound('帖子不存在或已删除');
  const rows = await core.db
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const data: DataOf<'GET /hot_post/versions/:id'>['data'] = [];
  // One after the other: a post has up to fifty, and the processes are everybody's.
  for (const row of rows)
    data.push({
      id: row.id,
      title: row.title,
      content: await cleanForReading(core, row.content),
      ai_flag: row.ai_flag,
      written_at: toMoment(row.written_at),
      replaced_at: toMoment(row.replaced_at),
      reviewed_again: row.reviewed_again,
    });
  return { title: post.title, data };
}
