import { appraiseStatus } from '@harbor/contract/appraise-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { FullRow } from './present';
import { reviewById } from './queries';
import { ownReviewsPath } from './staff';

/** Who answers a review, and what. */
export interface Reply {
  actor: { type: 'user' | 'staff'; id: number };
  /** As everybody reads it: 客服, 林书瑶老师. */
  name: string;
  content: string;
  /** Only reviews of orders that this teacher served. */
  teacherId?: number;
}

/**
 * Answers a shown review, once; its author is told.
 * @throws HttpProblem 404 unknown, or another teacher's · 409 not shown, or answered already
 */
export async function replyTo(core: Core, id: number, reply: Reply): Promise<FullRow> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const answered = await trx
      .updateTable('appraises')
      .set({ reply_content: reply.content, reply_name: reply.name, reply_at: now })
      .where('id', '=', id)
      .where('status', '=', appraiseStatus.shown)
      .where('reply_content', 'is', null)
      .$if(reply.teacherId !== undefined, (query) => query.where('teacher_id', '=', reply.teacherId ?? 0))
      .returning('id')
      .executeTakeFirst();
    const row = await reviewById(trx, id);
    if (!row || (reply.teacherId !== undefined && row.teacher_id !== reply.teacherId))
      throw notFound('评价不存在');
    if (!answered) throw conflict(row.reply_content === null ? '评价展示后才能回复' : '这条评价已经回复过');
    await tell(trx, row, reply, now);
    await audit(trx, core.settings.clock, {
      actor: reply.actor,
      action: 'appraise.reply',
      object: ['appraise', String(id)],
    });
    return row;
  });
}

async function tell(trx: Db, row: FullRow, reply: Reply, now: Date): Promise<void> {
  await notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: systemSub.review,
    title: `${reply.name}回复了您的评价`,
    body: reply.content,
    link: ownReviewsPath,
    object: { type: 'appraise', id: row.id },
    now,
  });
  // A reply changes no sum of the service, by which the caches of its reviews would hear of it.
  await notifyChannel(trx, 'catalogue', String(row.goods_id));
}
