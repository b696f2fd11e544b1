import type { ReportReason } from '@harbor/contract';
import { commentStatus, postStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, forbidden, notFound, tooMany } from '../../../http/problem';
import { dueFrom, settingIn } from '../../../site-settings/read';
import { forumLimits, reportQuotas } from './limits';
import { movePost } from './posts/move';

/** What is reported. */
export interface ReportInput {
  target: 'post' | 'comment';
  id: number;
  reason: ReportReason;
  content?: string;
}

/** Reasons for which a post is not shown while it is reviewed again. */
const grave: readonly ReportReason[] = ['ghost', 'infringe'];

/** Whether everybody who reported a post did so for a reason for which it is not shown. */
export async function isGrave(db: Db, postId: number): Promise<boolean> {
  const reports = await db
    .selectFrom('forum_reports')
    .select('reason')
    .where('target', '=', 'post')
    .where('target_id', '=', postId)
    .execute();
  return reports.length > 0 && reports.every(({ reason }) => grave.includes(reason));
}

const reportable: readonly number[] = [postStatus.published, postStatus.locked];

async function ownerOf(trx: Db, { target, id }: ReportInput): Promise<number> {
  const row =
    target === 'post'
      ? await trx
          .selectFrom('posts')
          .select('user_id')
          .where('id', '=', id)
          .where('shown', '=', true)
          .executeTakeFirst()
      : await trx
          .selectFrom('comments')
          .select('user_id')
          .where('id', '=', id)
          .where('status', '=', commentStatus.published)
          .executeTakeFirst();
  if (!row) throw notFound(target === 'post' ? '帖子不存在或已删除' : '评论不存在或已删除');
  return row.user_id;
}

/**
 * Reports a post or comment, ten times a day. The third person's report has a post reviewed again; it is not shown
 * meanwhile when all of them say 代写 or 侵权.
 * @throws HttpProblem 403 one's own · 404 · 409 reported already · 429
 */
export async function report(core: Core, userId: number, input: ReportInput, now: Date) {
  await ownerOf(core.db, input);
  const wait = await core.limiter.takeShared(`forum.report:u${userId}`, reportQuotas);
  if (wait > 0) throw tooMany(wait, `每天最多举报${forumLimits.reportsPerDay}次，请明天再试`);
  await core.db.transaction().execute(async (trx) => {
    // Of two reports at once the second sees the first.
    const table = input.target === 'post' ? 'posts' : 'comments';
    await trx.selectFrom(table).select('id').where('id', '=', input.id).forNoKeyUpdate().execute();
    if ((await ownerOf(trx, input)) === userId) throw forbidden('不能举报自己的内容');
    const added = await trx
      .insertInto('forum_reports')
      .values({
        user_id: userId,
        target: input.target,
        target_id: input.id,
        reason: input.reason,
        content: input.content,
        created_at: now,
      })
      .onConflict((on) => on.columns(['target', 'target_id', 'user_id']).where('status', '=', 1).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('您已举报过，我们正在处理');
    if (input.target === 'post') await reviewAgain(trx, input.id, now);
    else await trx.updateTable('comments').set({ urgent: true }).where('id', '=', input.id).execute();
  });
  return { reported: true };
}

async function reviewAgain(trx: Db, postId: number, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('forum_reports')
    .select('reason')
    .where('target', '=', 'post')
    .where('target_id', '=', postId)
    .where('status', '=', 1)
    .execute();
  if (open.length < (await settingIn(trx, 'forum.reports'))) return;
  const row = await trx.selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirstOrThrow();
  if (!reportable.includes(row.status)) return;
  await movePost(
    trx,
    row,
    { event: 'report', actor: 'system', actorId: null, at: now, note: `${open.length} 人举报` },
    {
      grave: open.every(({ reason }) => grave.includes(reason)),
      was_locked: row.status === postStatus.locked,
      ...(await dueFrom(trx, 'limit.post', now)),
    },
  );
}
