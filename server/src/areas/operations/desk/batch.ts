import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { requireProof } from '../../../http/access';
import { acting, actingAs } from '../../../http/acting';
import { HttpProblem, invalid, notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { isTransient } from '../../../http/transient';
import { caseHolds } from './holds';
import { type OwnQueue, ownActions } from './own-queues';
import { forgetCounts } from './summaries';

type Results = DataOf<'POST /staff/desk/batch/:queue'>['results'];

/**
 * Gives several cases the same, one after the other, each in a transaction of its own: one that cannot have it leaves the
 * others alone.
 * @throws HttpProblem 404 no such action, or not for whoever asks · 422 without a reason · 403 `PROOF_WANTED` for steps with money
 */
export async function batch(
  core: Core,
  user: SessionUser,
  queue: OwnQueue,
  { action: asked, ids, reason = '' }: BodyOf<'POST /staff/desk/batch/:queue'>,
): Promise<Results> {
  const action = ownActions(user, queue).find(({ key }) => key === asked);
  if (!action) throw notFound('没有这项操作');
  if (action.needsReason && [...reason].length < 2) throw invalid({ reason: ['请填写原因'] });
  if (action.money) requireProof(user.staff, core.settings.clock.now());
  const results: Results = [];
  for (const id of new Set(ids)) {
    const one = { queue: queue.key, id };
    try {
      await caseHolds.check(core, user, one);
      const recheck = (trx: Db) => caseHolds.recheck(core, trx, user, one);
      await actingAs({ ...acting(), ip: acting()?.ip ?? '', recheck }, () =>
        action.run(core, id, { staffId: user.id, reason }),
      );
      await caseHolds.ended(core, user, one);
      results.push({ id, done: true, message: '' });
    } catch (error) {
      // What passes, as a deadlock, is said of its case: the others are decided, and whoever asked learns which.
      if (!(error instanceof HttpProblem) && !isTransient(error)) throw error;
      const message = error instanceof HttpProblem ? error.message : '暂时没有处理成，请稍后重试';
      results.push({ id, done: false, message });
    }
  }
  return results;
}

/** Takes one's own last decision back. @throws HttpProblem 403 · 404 · 409 */
export async function undo(core: Core, user: SessionUser, queue: OwnQueue, id: number) {
  if (!queue.undo) throw notFound('这类事项不能撤销');
  await caseHolds.check(core, user, { queue: queue.key, id });
  const { undo: takeBack } = queue;
  const recheck = (trx: Db) => caseHolds.recheck(core, trx, user, { queue: queue.key, id });
  await actingAs({ ...acting(), ip: acting()?.ip ?? '', recheck }, () => takeBack(core, user.id, id));
  forgetCounts(core);
  return { id };
}
