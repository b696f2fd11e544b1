import type { DataOf } from '@harbor/contract';
import { postStatus, postStatusLabel } from '@harbor/contract/post-status';
import { promises } from '@harbor/contract/promises';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { type Due, dueFrom } from '../../../site-settings/read';
import { audit } from '../../base/accounts/audit';
import type { AuditAction } from '../../base/accounts/audit-words';
import { tellChanges, type Changes as WordChanges } from '../../base/moderation/changed-words';
import { draftOfPost } from '../drafts/drafts';
import { remember } from '../forum/history';
import { movePost } from '../forum/posts/move';
import type { PostEvent } from '../forum/posts/transitions';
import { answerReports, tellReviewed } from '../forum/results';
import type { PostRow } from '../forum/rows';
import { editedPost, keepPostEdit, type PostEdit } from './edited-post';

type Moved = DataOf<'POST /staff/post/publish/:id'>;

/** What staff do with a post. */
export type PostAct =
  | 'approve'
  | 'reject'
  | 'confirm'
  | 'recall'
  | 'hide'
  | 'keep'
  | 'restore'
  | 'lock'
  | 'unlock';

type Changes = Parameters<typeof movePost>[3];

/** A post on the desk; what its author took away is no longer there. @throws HttpProblem 404 */
export async function deskPost(db: Db, id: number, lock = false): Promise<PostRow> {
  let query = db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', postStatus.deleted);
  if (lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('帖子不存在或已删除');
  return row;
}

const movedOf = ({ id, status }: PostRow): Moved => ({ id, status, status_text: postStatusLabel[status] });

/** Columns that change with an act. */
function changesOf(act: PostAct, row: PostRow, reason: string, due: Due): Changes {
  switch (act) {
    case 'reject':
    case 'hide':
      return { reason, look_after: false, urgent: false, appeal: '', appeal_at: null, appeal_status: null };
    case 'recall':
      return { was_locked: row.status === postStatus.locked, ...due };
    case 'restore':
      return {
        reason: '',
        was_locked: false,
        ...(row.appeal_status === 1 && { appeal_status: 2 }),
      };
    case 'lock':
    case 'unlock':
      return {};
    default:
      return { reason: '', look_after: false, urgent: false, was_locked: false };
  }
}

/**
 * A decision of staff about a post, with history, audit and word to those whom it concerns.
 * @param edit what is changed in it first, as part of letting it through
 * @throws HttpProblem 404 · 409 when the post is not in a state for it, or reads otherwise than what was edited · 422
 */
export async function decidePost(
  core: Core,
  staffId: number,
  id: number,
  act: PostAct,
  reason = '',
  edit?: PostEdit,
): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  const written = edit && (await editedPost(core, await deskPost(core.db, id), edit));
  return core.db.transaction().execute(async (trx) => {
    const row = await deskPost(trx, id, true);
    const edited =
      written && (await keepPostEdit(trx, row, { revision: edit.revision, written, staffId, now }));
    if (act === 'confirm' && !row.look_after) throw conflict();
    const event: PostEvent = act === 'keep' && row.was_locked ? 'keep_locked' : act;
    const moved = await movePost(
      trx,
      row,
      { event, actor: 'operator', actorId: staffId, at: now, note: reason },
      { ...changesOf(act, row, reason, await dueFrom(trx, 'limit.post', now)), ...edited?.columns },
    );
    await tellAuthor(trx, moved, act, reason, now, edited?.changes);
    const of = { id, title: row.title, link: `/postdetail/${id}` };
    if (act === 'hide') await answerReports(trx, 'post', of, 'upheld', now);
    if (act === 'keep') await answerReports(trx, 'post', of, 'dismissed', now);
    await audited(core, trx, staffId, `post.${act}`, id, { reason, edited: edited?.changes?.names });
    return movedOf(moved);
  });
}

const audited = (
  core: Core,
  trx: Db,
  staffId: number,
  action: AuditAction & `post.${string}`,
  id: number,
  { reason, edited }: { reason?: string; edited?: string | undefined } = {},
) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action,
    object: ['post', String(id)],
    detail: { ...(reason && { reason }), ...(edited && { edited }) },
  });

/** What the author reads of each act; of others they hear nothing. */
async function tellAuthor(
  trx: Db,
  row: PostRow,
  act: PostAct,
  reason: string,
  now: Date,
  changes?: WordChanges,
): Promise<void> {
  const named = `“${row.title}”`;
  const link = `/postdetail/${row.id}`;
  const words: Partial<Record<PostAct, [title: string, body: string, link: string]>> = {
    approve: ['您的帖子已通过审核', `${named}现在所有人可以看到。${tellChanges(changes)}`, link],
    hide: [
      '您的帖子已被隐藏',
      `${named}：${reason}。如有异议，${promises.postAppealDays}天内可以在帖子页申诉。`,
      link,
    ],
    restore: ['您的帖子已恢复展示', `${named}：${reason}`, link],
    lock: ['您的帖子已被锁定', `${named}暂不能评论：${reason}`, link],
    unlock: ['您的帖子已解除锁定', `${named}可以继续评论了。`, link],
  };
  if (act === 'reject') {
    const draft = await draftOfPost(trx, row.id, now);
    words.reject = [
      '您的帖子没有通过审核',
      `${named}：${reason}。修改后可以重新提交。`,
      `/sendpost?draft=${draft}`,
    ];
  }
  const said = words[act];
  if (!said) return;
  const [title, body, to] = said;
  const object = { type: 'post', id: row.id };
  await tellReviewed(trx, { userId: row.user_id, title, body, link: to, object }, now);
}

/** An appeal that changes nothing; its author is told why. @throws HttpProblem 404 · 409 without an open appeal */
export async function refuseAppeal(core: Core, staffId: number, id: number, reason: string): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await deskPost(trx, id, true);
    if (row.appeal_status !== 1) throw conflict();
    await updateRows(trx, 'posts', { id }, { appeal_status: 3 });
    const context = {
      event: 'refuse_appeal',
      actor: 'operator',
      actorId: staffId,
      at: now,
      note: reason,
    } as const;
    await remember(trx, { kind: 'post', id, ownerId: row.user_id }, context, row.status, row.status);
    await tellReviewed(
      trx,
      {
        userId: row.user_id,
        title: '您的申诉没有成立',
        body: `“${row.title}”：${reason}`,
        link: `/postdetail/${id}`,
        object: { type: 'post', id },
      },
      now,
    );
    await audited(core, trx, staffId, 'post.refuse_appeal', id, { reason });
    return movedOf(row);
  });
}

/** Recommends a post that is shown, or no longer. @throws HttpProblem 404 */
export async function setRecommended(
  core: Core,
  staffId: number,
  id: number,
  recommended: boolean,
): Promise<Moved> {
  return core.db.transaction().execute(async (trx) => {
    const row = await deskPost(trx, id, true);
    if (!row.shown) throw conflict('只能推荐已发布的帖子');
    await updateRows(trx, 'posts', { id }, { recommended });
    await audited(core, trx, staffId, recommended ? 'post.recommend' : 'post.unrecommend', id);
    return movedOf(row);
  });
}
