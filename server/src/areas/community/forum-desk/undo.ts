import { commentStatusLabel, postStatus, postStatusLabel } from '@harbor/contract/post-status';
import type { Updateable } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { conflict } from '../../../http/problem';
import { checkUndo } from '../../../queues/undo';
import { type Due, dueFrom } from '../../../site-settings/read';
import { audit } from '../../base/accounts/audit';
import { takeBackEdit } from '../../base/moderation/edits';
import { moveComment, titleOf } from '../forum/comments/move';
import { movePost } from '../forum/posts/move';
import type { PostEvent } from '../forum/posts/transitions';
import { isGrave } from '../forum/reports';
import { tellReviewed } from '../forum/results';
import type { PostRow } from '../forum/rows';
import { lockedComment } from './comments';
import { deskPost } from './posts';

/** What happened last to a post or comment. */
const lastOf = (trx: Db, kind: 'post' | 'comment', id: number) =>
  trx
    .selectFrom('forum_history')
    .select(['event', 'actor', 'actor_id', 'at', 'from_status'])
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

interface Undoing {
  event: PostEvent;
  changes: Omit<Updateable<DB['posts']>, 'status' | 'shown' | 'hot'> & { grave?: boolean };
  /** What the author reads, where they were told of the decision. */
  told?: string;
}

/** How a decision is taken back: the post waits as it did before. */
async function undoingOf(
  trx: Db,
  row: PostRow,
  last: { event: string; from_status: number | null },
  due: Due,
): Promise<Undoing | undefined> {
  switch (last.event) {
    case 'approve':
    case 'reject':
      return { event: 'undo', changes: { reason: '', ...due }, told: '审核结果已撤销，正在重新审核。' };
    case 'confirm':
      return { event: 'undo_confirm', changes: { look_after: true, ...due } };
    case 'keep':
    case 'keep_locked':
      return { event: 'recall', changes: { was_locked: row.status === postStatus.locked, ...due } };
    case 'hide':
      return {
        event: 'undo',
        changes: {
          reason: '',
          was_locked: last.from_status === postStatus.locked,
          ...due,
          grave: await isGrave(trx, row.id),
        },
        told: '隐藏已撤销，正在重新核对。',
      };
    default:
      return undefined;
  }
}

/** Takes somebody's own last decision about a post back. @throws HttpProblem 404 · 409 */
export async function undoPost(core: Core, staffId: number, id: number) {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await deskPost(trx, id, true);
    const last = checkUndo(await lastOf(trx, 'post', id), staffId, now);
    // An appeal against it came meanwhile: that is decided instead.
    if (row.appeal_status === 1) throw conflict('作者已申诉，请处理申诉');
    const due = await dueFrom(trx, 'limit.post', now);
    const undoing = await undoingOf(trx, row, last, due);
    if (!undoing) throw conflict('这项处理不能撤销');
    const context = { event: undoing.event, actor: 'operator', actorId: staffId, at: now } as const;
    const own = await takeBackEdit(trx, { kind: 'post', id, decidedAt: last.at, now });
    const words = own && { title: own.title, body: own.text, ...own.more };
    const moved = await movePost(
      trx,
      row,
      { ...context, note: '撤销处理' },
      { ...undoing.changes, ...words },
    );
    if (undoing.told)
      await tellReviewed(
        trx,
        {
          userId: row.user_id,
          title: '您的帖子重新进入审核',
          body: `“${row.title}”的${undoing.told}`,
          link: `/postdetail/${id}`,
          object: { type: 'post', id },
        },
        now,
      );
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'post.undo',
      object: ['post', String(id)],
      detail: { undone: last.event },
    });
    return { id, status: moved.status, status_text: postStatusLabel[moved.status] };
  });
}

const undoable = ['approve', 'reject', 'hide'];

/** Takes somebody's own last decision about a comment back: it waits again. @throws HttpProblem 404 · 409 */
export async function undoComment(core: Core, staffId: number, id: number) {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await lockedComment(trx, id);
    const last = checkUndo(await lastOf(trx, 'comment', id), staffId, now);
    if (!undoable.includes(last.event)) throw conflict('这项处理不能撤销');
    const own = await takeBackEdit(trx, { kind: 'comment', id, decidedAt: last.at, now });
    const moved = await moveComment(
      trx,
      row,
      { event: 'undo', actor: 'operator', actorId: staffId, at: now, note: '撤销处理' },
      {
        reason: '',
        ...(await dueFrom(trx, 'limit.post', now)),
        ...(own && { content: own.text, ...own.more }),
      },
    );
    await tellReviewed(
      trx,
      {
        userId: row.user_id,
        title: '您的评论重新进入审核',
        body: `“${titleOf(row)}”的审核结果已撤销，正在重新审核。`,
        link: `/postdetail/${row.post_id}`,
        object: { type: 'comment', id },
      },
      now,
    );
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'comment.undo',
      object: ['comment', String(id)],
      detail: { undone: last.event },
    });
    return { id, status: moved.status, status_text: commentStatusLabel[moved.status] };
  });
}
