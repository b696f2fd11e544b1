import type { Db } from '../../../db/connect';
import { staffMay } from '../../../http/access';
import { forbidden, notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { type BatchAction, type QueueTab, queuesNow, type StaffQueue } from '../../../queues/queue';

/** A queue that whoever asks may work on. */
export type OwnQueue = StaffQueue;

/** The queues that somebody may work on. */
export async function ownQueues(db: Db, user: SessionUser): Promise<OwnQueue[]> {
  return (await queuesNow(db)).filter(({ right }) => staffMay(user.staff, right));
}

/** One of them. @throws HttpProblem 403 · 404 */
export async function ownQueue(db: Db, user: SessionUser, key: string): Promise<OwnQueue> {
  const queue = (await queuesNow(db)).find((one) => one.key === key);
  if (!queue) throw notFound('队列不存在');
  if (!staffMay(user.staff, queue.right)) throw forbidden();
  return queue;
}

/** Whether somebody may decide the cases of a queue that they may look at. */
export const decidesIn = (user: SessionUser, { right, decideRight = right }: StaffQueue): boolean =>
  staffMay(user.staff, decideRight);

/** What somebody may give several cases of a queue at once. */
export const ownActions = (user: SessionUser, { batch = [] }: StaffQueue): BatchAction[] =>
  batch.filter(({ right }) => right === undefined || staffMay(user.staff, right));

/** When and in what order the cases of a tab come: what it says itself, else what its queue says. */
export const clockOf = (queue: StaffQueue, tab: QueueTab) => ({
  since: tab.since ?? queue.since,
  due: tab.due ?? queue.due,
  order: tab.order ?? queue.order,
});
