import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { SessionUser } from '../../../../http/session-user';
import { forumLimits, reportQuotas, writingQuotas } from '../limits';
import { isTrusted, requireWriter } from './writer';

/** What holds for somebody before they write: phone, trust, waiting time, reports left. */
export async function ruleFor(
  core: Core,
  user: SessionUser,
  now: Date,
): Promise<DataOf<'GET /hot_post/rule'>> {
  const phoneBound = user.phone !== null;
  const state = phoneBound ? await requireWriter(core.db, user.id, now) : { newcomer: true };
  const quotas = await writingQuotas(core.settings, core.db);
  const own = state.newcomer ? quotas.post.newcomer : quotas.post.member;
  const waits = await Promise.all(
    own.map(async (quota) => {
      const used = await core.limiter.countShared(`forum.post:u${user.id}`, quota);
      return used >= quota.limit ? quota.seconds - (Math.floor(now.getTime() / 1000) % quota.seconds) : 0;
    }),
  );
  const reported = await Promise.all(
    reportQuotas.map((quota) => core.limiter.countShared(`forum.report:u${user.id}`, quota)),
  );
  const wait = Math.max(0, ...waits);
  return {
    phone_bound: phoneBound,
    trusted: await isTrusted(core.db, user.id, now),
    wait_seconds: wait > 0 ? wait : null,
    reports_left: Math.max(0, forumLimits.reportsPerDay - Math.max(0, ...reported)),
  };
}
