import { userStatus as s } from './user-status';

/** Who moves an account: its owner, a member of staff, somebody who has its number now, or a timer. */
export type AccountActor = 'user' | 'staff' | 'visitor' | 'system';

/** What happens to an account. */
export type AccountEvent = 'freeze' | 'unfreeze' | 'hand_over' | 'return' | 'ask_to_close' | 'stay' | 'close';

/** One legal step. */
export interface AccountStep {
  from: number;
  event: AccountEvent;
  to: number;
  actor: AccountActor;
}

const step = (from: number, event: AccountEvent, to: number, actor: AccountActor): AccountStep => ({
  from,
  event,
  to,
  actor,
});

/** Every legal step of an account. */
export const accountSteps: readonly AccountStep[] = [
  step(s.normal, 'freeze', s.frozen, 'staff'),
  step(s.frozen, 'unfreeze', s.normal, 'staff'),

  // Its number has a new holder: it waits for its former owner, whatever became of it before.
  step(s.normal, 'hand_over', s.frozen, 'visitor'),
  step(s.frozen, 'hand_over', s.frozen, 'visitor'),
  step(s.closing, 'hand_over', s.frozen, 'visitor'),
  step(s.frozen, 'return', s.normal, 'staff'),

  step(s.normal, 'ask_to_close', s.closing, 'user'),
  step(s.closing, 'stay', s.normal, 'user'),
  step(s.closing, 'close', s.closed, 'system'),
];
