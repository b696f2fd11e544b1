import type { BodyOf, DataOf } from '@harbor/contract';
import { commentStatus, commentStatusLabel } from '@harbor/contract/post-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, getRow, updateRows } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { changesOf, tellChanges } from '../../base/moderation/changed-words';
import { checkedTexts } from '../../base/moderation/checked';
import { keepEdit } from '../../base/moderation/edits';
import { requireRevision } from '../../base/moderation/looked';
import { moveComment, titleOf } from '../forum/comments/move';
import { tellAboutComment } from '../forum/comments/tell';
import type { CommentEvent } from '../forum/comments/transitions';
import { answerReports, tellReviewed } from '../forum/results';
import type { CommentRow } from '../forum/rows';
import { fewLines, findingsIn } from '../forum/text/written';

type Moved = DataOf<'POST /staff/discuss/publish/:id'>;
type CommentAct = Extract<CommentEvent, 'approve' | 'reject' | 'hide' | 'restore'>;

/** A comment on the desk; what its author took away is no longer there. @throws HttpProblem 404 */
export async function deskComment(db: Db, id: number): Promise<CommentRow> {
  const row = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', commentStatus.deleted)
    .executeTakeFirst();
  if (!row) throw notFound('评论不存在或已删除');
  return row;
}

/** A comment that is decided on: its post is taken first, as everywhere, and it is read under both locks. @throws HttpProblem 404 */
export async function lockedComment(trx: Db, id: number): Promise<CommentRow> {
  const { post_id } = await deskComment(trx, id);
  await trx.selectFrom('posts').select('id').where('id', '=', post_id).forNoKeyUpdate().execute();
  await trx.selectFrom('comments').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return deskComment(trx, id);
}

const movedOf = ({ id, status }: CommentRow): Moved => ({
  id,
  status,
  status_text: commentStatusLabel[status],
});

const placeOf = (row: CommentRow) => ({
  id: row.id,
  title: titleOf(row),
  link: `/postdetail/${row.post_id}?comment=${row.id}`,
});

const titles: Record<CommentAct, string> = {
  approve: '您的评论已通过审核',
  reject: '您的评论没有通过审核',
  hide: '您的评论已被隐藏',
  restore: '您的评论已恢复展示',
};

const audited = (
  core: Core,
  trx: Db,
  staffId: number,
  action: CommentAct | 'keep',
  id: number,
  { reason, edited }: { reason: string; edited?: string | undefined },
) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `comment.${action}`,
    object: ['comment', String(id)],
    detail: { ...(reason && { reason }), ...(edited && { edited }) },
  });

type CommentEdit = NonNullable<NonNullable<BodyOf<'POST /staff/discuss/publish/:id'>>['edit']>;

/** The words of a comment. */
export const wordsOfComment = ({ content }: Pick<CommentRow, 'content'>) => ({ title: '', text: content });

/** Keeps the author's words and gives those that take their place; undefined where nothing is changed. */
async function editComment(
  core: Core,
  trx: Db,
  row: CommentRow,
  { edit, staffId, now }: { edit: CommentEdit; staffId: number; now: Date },
) {
  requireRevision(wordsOfComment(row), edit.revision);
  const { content } = await checkedTexts(core, 'post', { content: fewLines(edit.content) });
  if (content === row.content) return undefined;
  const findings = await findingsIn(core, content);
  const before = { ...wordsOfComment(row), more: { findings: row.findings } };
  const after = wordsOfComment({ content });
  await keepEdit(trx, { kind: 'comment', id: row.id, ownerId: row.user_id, staffId, before, after, at: now });
  return { changes: changesOf(before, after, { title: '', text: '评论' }), columns: { content, findings } };
}

/**
 * A decision of staff about a comment, with history, audit and word to those whom it concerns.
 * @param edit what is changed in it first, as part of letting it through
 * @throws HttpProblem 404 · 409 when the comment is not in a state for it, or reads otherwise than what was edited · 422
 */
export async function decideComment(
  core: Core,
  staffId: number,
  id: number,
  act: CommentAct,
  reason = '',
  edit?: CommentEdit,
): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await lockedComment(trx, id);
    const edited = edit && (await editComment(core, trx, row, { edit, staffId, now }));
    const context = { event: act, actor: 'operator', actorId: staffId, at: now, note: reason } as const;
    const moved = await moveComment(trx, row, context, { reason, urgent: false, ...edited?.columns });
    const { title, link } = placeOf(moved);
    const said = `“${title}”${reason ? `：${reason}` : ''}`;
    const body = edited ? `${said}。${tellChanges(edited.changes)}` : said;
    const object = { type: 'comment', id };
    await tellReviewed(trx, { userId: row.user_id, title: titles[act], body, link, object }, now);
    if (act === 'approve') await tellAboutComment(trx, moved, await writerOf(trx, row.user_id), now);
    if (act === 'hide') await answerReports(trx, 'comment', placeOf(row), 'upheld', now);
    await audited(core, trx, staffId, act, id, { reason, edited: edited?.changes?.names });
    return movedOf(moved);
  });
}

const writerOf = (trx: Db, id: number) => getRow(trx, 'users', { id }, ['id', 'nickname']);

/** Keeps a reported comment; its reporters are told. @throws HttpProblem 404 · 409 when nobody reported it */
export async function keepComment(core: Core, staffId: number, id: number, reason: string): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await lockedComment(trx, id);
    const open = await findRow(trx, 'forum_reports', { target: 'comment', target_id: id, status: 1 }, ['id']);
    if (!open || row.status !== commentStatus.published) throw conflict();
    await updateRows(trx, 'comments', { id }, { urgent: false });
    await answerReports(trx, 'comment', placeOf(row), 'dismissed', now);
    await audited(core, trx, staffId, 'keep', id, { reason });
    return movedOf(row);
  });
}
