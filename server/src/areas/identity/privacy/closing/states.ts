import { type ClosingStatus, closingStatus as s } from '@harbor/contract/privacy-states';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { defineMachine } from '../../../../machine';
import { moveAccount } from '../../../base/accounts/move';
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
  const at = new Date(core.settings.clock.now());
  const [moved] = await closingMachine.moveAll(trx, event, undefined, (eb) => eb('id', '=', id), {
    ended_at: at,
  });
  if (!moved) return undefined;
  await moveAccount(trx, moved.user_id, { ...accountMoves[event], at });
  return moved.user_id;
}

const closingMachine = defineMachine<{ id: number; status: ClosingStatus }, undefined>()({
  table: 'account_closings',
  key: 'id',
  steps: closingTransitions,
});

/** What the account does when its closing ends. */
const accountMoves = {
  cancel: { event: 'stay', actor: 'user' },
  close: { event: 'close', actor: 'system' },
} as const;
