import { commentStatus, commentStatusLabel, postStatus, postStatusLabel } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { PastPart } from '../../../queues/author-past';
import { titleOf } from '../forum/comments/move';
import { reportResult } from '../forum/results';

/** Of each kind that are shown. */
const shown = 8;

type Tone = PastPart['counts'][number]['tone'];

const toneOf = (status: number): Tone =>
  status === postStatus.rejected || status === postStatus.hidden
    ? 'danger'
    : status === postStatus.waiting || status === postStatus.reported
      ? 'warn'
      : 'plain';

async function countsOf(db: Db, userId: number): Promise<PastPart['counts']> {
  const { rows } = await sql<{
    posts: number;
    comments: number;
    rejected: number;
    hidden: number;
    upheld: number;
  }>`
    select
      (select count(*)::int from posts where user_id = ${userId} and status <> ${postStatus.deleted}) as posts,
      (select count(*)::int from comments where user_id = ${userId} and status <> ${commentStatus.deleted}) as comments,
      (select count(*)::int from forum_history where owner_id = ${userId} and event = 'reject') as rejected,
      (select count(*)::int from forum_history where owner_id = ${userId} and event = 'hide') as hidden,
      (select count(*)::int from forum_reports where status = ${reportResult.upheld} and (
        (target = 'post' and target_id in (select id from posts where user_id = ${userId})) or
        (target = 'comment' and target_id in (select id from comments where user_id = ${userId})))) as upheld
  `.execute(db);
  const { posts = 0, comments = 0, rejected = 0, hidden = 0, upheld = 0 } = rows[0] ?? {};
  const bad = (n: number, tone: Tone): Tone => (n > 0 ? tone : 'plain');
  return [
    { label: '帖子', n: posts, tone: 'plain' },
    { label: '评论', n: comments, tone: 'plain' },
    { label: '曾驳回', n: rejected, tone: bad(rejected, 'warn') },
    { label: '曾隐藏', n: hidden, tone: bad(hidden, 'danger') },
    { label: '举报成立', n: upheld, tone: bad(upheld, 'danger') },
  ];
}

/** What somebody wrote in the forum last, with its state, and how often it was refused, hidden or rightly reported. */
export async function forumPast(db: Db, userId: number): Promise<PastPart> {
  const [counts, posts, comments] = await Promise.all([
    countsOf(db, userId),
    db
      .selectFrom('posts')
      .select(['id', 'title', 'status', 'reason', 'created_at'])
      .where('user_id', '=', userId)
      .where('status', '<>', postStatus.deleted)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute(),
    db
      .selectFrom('comments')
      .select(['id', 'post_id', 'content', 'status', 'reason', 'created_at'])
      .where('user_id', '=', userId)
      .where('status', '<>', commentStatus.deleted)
      .orderBy('id', 'desc')
      .limit(shown)
      .execute(),
  ]);
  return {
    counts,
    recent: [
      ...posts.map((row) => ({
        ...{ kind: '帖子', title: row.title, state: postStatusLabel[row.status], tone: toneOf(row.status) },
        ...{ note: row.reason, link: `/staff/queue/post?case=${row.id}`, at: row.created_at },
      })),
      ...comments.map((row) => ({
        ...{
          kind: '评论',
          title: titleOf(row),
          state: commentStatusLabel[row.status],
          tone: toneOf(row.status),
        },
        ...{ note: row.reason, link: `/staff/queue/comment?case=${row.id}`, at: row.created_at },
      })),
    ],
  };
}
