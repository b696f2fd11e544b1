import { messageKind, systemSub } from '@harbor/contract/message-kinds';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { defineMachine, type Step } from '../../../machine';
import { notify } from '../../base/messages/notify';

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

/** How a report ended, by the code that it is kept with. */
export const reportResult = { open: 1, upheld: 2, dismissed: 3, taken: 4 } as const;

type Result = Exclude<keyof typeof reportResult, 'open'>;

const { open, upheld, dismissed, taken } = reportResult;

/** Every legal step of a report; `taken`: its author took away what it was about. */
export const reportSteps = [
  { event: 'upheld', from: open, to: upheld },
  { event: 'dismissed', from: open, to: dismissed },
  { event: 'taken', from: open, to: taken },
] as const satisfies readonly Step[];

const reportMachine = defineMachine<Selectable<DB['forum_reports']>, undefined>()({
  table: 'forum_reports',
  key: 'id',
  steps: reportSteps,
});

/** What the reporter reads of each end; without a link where there is nothing to see any more. */
const words: Record<Result, { title: string; end: string; linked: boolean }> = {
  upheld: { title: '您的举报已成立', end: '已处理，谢谢您维护社区。', linked: false },
  dismissed: { title: '您的举报已处理', end: '经核查没有违规，予以保留。', linked: true },
  taken: { title: '您的举报已处理', end: '已由作者删除，其他人看不到了。', linked: false },
};

/** Answers all open reports of a post or comment; every reporter is told how they ended. */
export async function answerReports(
  trx: Db,
  kind: 'post' | 'comment',
  of: { id: number; title: string; link: string },
  result: Result,
  now: Date,
): Promise<void> {
  const closed = await reportMachine.moveAll(
    trx,
    result,
    undefined,
    (eb) => eb.and([eb('target', '=', kind), eb('target_id', '=', of.id)]),
    { answered_at: now },
  );
  const { title, end, linked } = words[result];
  // In the order of their ids, as everybody takes people.
  for (const { user_id } of closed.sort((a, b) => a.user_id - b.user_id))
    await tellReviewed(
      trx,
      {
        userId: user_id,
        title,
        body: `您举报的${what[kind]}“${of.title}”${end}`,
        link: linked ? of.link : '',
        object: { type: kind, id: of.id },
      },
      now,
    );
}
