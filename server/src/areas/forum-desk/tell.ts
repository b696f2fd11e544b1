import { messageKind, systemSub } from '@harbor/contract/message-kinds';
import type { Db } from '../../db/connect';
import { notify } from '../messages/notify';
import type { DeskKind } from './present';

/** What an author is told of a decision. */
export interface Notice {
  userId: number;
  title: string;
  body: string;
  link: string;
  object: { type: string; id: number };
}

/** Tells somebody of a result of review. */
export const tellReviewed = (trx: Db, notice: Notice, now: Date) =>
  notify(trx, { ...notice, kind: messageKind.system, sub: systemSub.review, now });

const what = { post: '帖子', comment: '评论' };

/**
 * Answers all open reports of a post or comment; every reporter is told.
 * @param upheld Whether what they said was right.
 */
export async function answerReports(
  trx: Db,
  kind: DeskKind,
  of: { id: number; title: string; link: string },
  upheld: boolean,
  now: Date,
): Promise<void> {
  const closed = await trx
    .updateTable('forum_reports')
    .set({ status: upheld ? 2 : 3, answered_at: now })
    .where('target', '=', kind)
    .where('target_id', '=', of.id)
    .where('status', '=', 1)
    .returning('user_id')
    .execute();
  for (const { user_id } of closed)
    await tellReviewed(
      trx,
      {
        userId: user_id,
        title: upheld ? '您的举报已成立' : '您的举报已处理',
        body: upheld
          ? `您举报的${what[kind]}“${of.title}”已处理，谢谢您维护社区。`
          : `您举报的${what[kind]}“${of.title}”经核查没有违规，予以保留。`,
        link: upheld ? '' : of.link,
        object: { type: kind, id: of.id },
      },
      now,
    );
}
