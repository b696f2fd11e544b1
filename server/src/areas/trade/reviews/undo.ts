import type { Core } from '../../../core';
import { conflict, notFound } from '../../../http/problem';
import { checkUndo } from '../../../queues/undo';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { takeBackEdit } from '../../base/moderation/edits';
import { partColumns } from './edited';
import { moveAppraise } from './move';
import { fullReviews } from './queries';
import { ownReviewsPath } from './staff';

const undoable = ['publish', 'hide'];

/**
 * Takes somebody's own last decision about a review or its addition back: that part waits again.
 * @throws HttpProblem 403 somebody else's · 404 · 409 something happened since, or it is too old
 */
export async function undoReview(core: Core, staffId: number, id: number): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await fullReviews(trx)
      .where('appraises.id', '=', id)
      .forNoKeyUpdate('appraises')
      .executeTakeFirst();
    if (!row) throw notFound('评价不存在');
    const last = checkUndo(
      await trx
        .selectFrom('appraise_history')
        .select(['part', 'event', 'actor', 'actor_id', 'at'])
        .where('appraise_id', '=', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
      staffId,
      now,
    );
    if (!undoable.includes(last.event)) throw conflict('这项处理不能撤销');
    const part = last.part === 'append' ? 'append' : 'review';
    const own = await takeBackEdit(trx, { kind: part, id, decidedAt: last.at, now });
    await moveAppraise(
      trx,
      row,
      { part, event: 'undo', actor: 'operator', actorId: staffId, at: now, note: '撤销处理' },
      {
        ...(part === 'review' ? { hidden_reason: '' } : { append_hidden_reason: '' }),
        ...(own && partColumns(part, own.text)),
      },
    );
    const what = part === 'review' ? '评价' : '追评';
    await notify(trx, {
      userId: row.user_id,
      kind: messageKind.system,
      sub: systemSub.review,
      title: `您的${what}重新进入审核`,
      body: `“${row.title}”的${what}审核结果已撤销，正在重新审核。`,
      link: ownReviewsPath,
      object: { type: 'appraise', id },
      now,
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'appraise.undo',
      object: ['appraise', String(id)],
      detail: { part, undone: last.event },
    });
  });
}
