import type { DeskAppraise, OwnAppraise } from '@harbor/contract';
import { type AppraiseStatus, appraiseStatus, appraiseStatusLabel } from '@harbor/contract/appraise-status';
import { toMoment, toMomentOrNull } from '../../../time';
import type { AppraiseRow } from '../services/rows';
import { reviewLimits } from './limits';

/** A review with the service it is about and the name of its author. */
export type FullRow = AppraiseRow & {
  title: string;
  cover: string;
  category_title: string;
  nickname: string;
};

/** Last moment at which something can be added to a review. */
export const appendUntil = (row: Pick<AppraiseRow, 'created_at'>) =>
  new Date(row.created_at.getTime() + reviewLimits.appendFor);

/** Whether its author may add to the review at `now`: once, in time, while it is shown. */
export function mayAppend(
  row: Pick<AppraiseRow, 'created_at' | 'status' | 'append_status'>,
  now: Date,
): boolean {
  return row.status === appraiseStatus.shown && row.append_status === null && appendUntil(row) > now;
}

/** A review as its author sees it, whatever its state. */
export function presentOwn(row: FullRow, now: Date): OwnAppraise {
  const { stars, professional, punctual, communication, norm } = row;
  const label = (status: AppraiseStatus) => appraiseStatusLabel[status];
  return {
    id: row.id,
    order_id: row.order_id,
    goods_id: row.goods_id,
    title: row.title,
    cover: row.cover,
    category_title: row.category_title,
    spec_name: row.spec_name,
    ratings: { stars, professional, punctual, communication, norm },
    content: row.content,
    tags: row.tags,
    images: row.images,
    anonymous: row.anonymous,
    status: row.status,
    status_text: label(row.status),
    hidden_reason: row.hidden_reason,
    append:
      row.append_content !== null && row.append_status !== null
        ? {
            content: row.append_content,
            status: row.append_status,
            status_text: label(row.append_status),
            hidden_reason: row.append_hidden_reason,
            created_at: toMomentOrNull(row.append_at) ?? toMoment(row.created_at),
          }
        : null,
    reply: row.reply_content
      ? {
          content: row.reply_content,
          name: row.reply_name ?? '客服',
          created_at: toMomentOrNull(row.reply_at) ?? toMoment(row.created_at),
        }
      : null,
    created_at: toMoment(row.created_at),
    append_until: toMoment(appendUntil(row)),
    actions: { append: mayAppend(row, now) },
  };
}

/** A review as staff see it. */
export function presentForDesk(row: FullRow, now: Date): DeskAppraise {
  return {
    ...presentOwn(row, now),
    author: { id: row.user_id, nickname: row.nickname },
    teacher_id: row.teacher_id,
  };
}

/** A review as the teacher who served the order sees it: who chose to stay anonymous stays so. */
export function presentForTeacher(row: FullRow, now: Date): DeskAppraise {
  const shown = presentForDesk(row, now);
  const hiddenAppend = row.append_status !== appraiseStatus.shown;
  return {
    ...shown,
    order_id: row.anonymous ? null : shown.order_id,
    author: row.anonymous ? { id: 0, nickname: '匿名用户' } : shown.author,
    append: hiddenAppend ? null : shown.append,
  };
}
