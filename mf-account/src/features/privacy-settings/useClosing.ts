import type { ClosingBlocker } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { ApiError, call, invalidateCalls, session, useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { useState } from 'react';
import { sayError } from '../../form/sayError';
import type { StepUp } from '../../step-up/useStepUp';
import { closingQuery } from './queries';

/** What follows from closing the account. `days`: how long it can be taken back. */
export const closingEffects = (days: number): string[] => [
  `所有设备立即退出登录。${days} 天内登录并确认，可以取消注销，一切保持原样。`,
  `${days} 天后删除手机号、资料、收藏、消息、客服对话、工单、老师交付的内容和上传的图片，不能恢复；未使用的优惠券作废。`,
  '发表过的评价匿名保留。',
  `订单与支付记录依照法律至少保存 3 年，登录日志保存 ${promises.loginRecordDays} 天，到期前不作其他使用。`,
  '注销后，该手机号可以重新注册为新账号，但不能找回现在的内容。',
];

/** What becomes of posts and comments with the account. */
export type PostsFate = 'keep' | 'delete';

/** What keeps the account open, and how it is closed. */
export function useClosing(stepUp: StepUp) {
  const [busy, setBusy] = useState(false);
  const check = useQuery(closingQuery());
  const close = async (posts: PostsFate) => {
    setBusy(true);
    try {
      const act = () => call('POST /privacy/closing', { body: { agreed: true, posts }, silent: true });
      const answer = await stepUp.guard(act);
      if (answer) await session.ended(`已申请注销，${formatDate(answer.closes_at)} 前登录可取消`);
    } catch (error) {
      sayError(error);
      if (error instanceof ApiError && error.code === 409) void invalidateCalls(['GET /privacy/closing']);
    } finally {
      setBusy(false);
    }
  };
  const blockers: ClosingBlocker[] = check.data?.blockers ?? [];
  return {
    check,
    days: check.data?.wait_days ?? 7,
    blockers,
    busy,
    close: (posts: PostsFate) => void close(posts),
  };
}

export type Closing = ReturnType<typeof useClosing>;
