import { type ClosingStatus, closingStatus as s } from '@harbor/contract/privacy-states';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { userStatus } from '../../../base/accounts/user-status';

/** What happens to a closing. */
export type ClosingEvent = 'cancel' | 'close';

/** Every legal step of a closing, with the status that the account takes by it. */
export const closingTransitions: readonly {
  event: ClosingEvent;
  from: ClosingStatus;
  to: ClosingStatus;
  account: number;
}[] = [
  { event: 'cancel', from: s.waiting, to: s.cancelled, account: userStatus.normal },
  { event: 'close', from: s.waiting, to: s.closed, account: userStatus.closed },
];

/**
 * Ends a closing one way or the other, and moves the account with it; the only place that does.
 * @returns the account's id, or undefined when the closing is over already
 */
export async function moveClosing(
  core: Core,
  trx: Db,
  id: number,
  event: ClosingEvent,
): Promise<number | undefined> {
  const step = closingTransitions.find((one) => one.event === event);
  if (!step) return undefined;
  const now = new Date(core.settings.clock.now());
  const moved = await trx
    .updateTable('account_closings')
    .set({ status: step.to, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', step.from)
    .returning('user_id')
    .executeTakeFirst();
  if (!moved) return undefined;
  await trx
    .updateTable('users')
    .set({ status: step.account, updated_at: now })
    .where('id', '=', moved.user_id)
    .where('status', '=', userStatus.closing)
    .execute();
  return moved.user_id;
}
