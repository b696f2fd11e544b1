import { stepsOf } from '../../../machine';
import { userStatus as s } from './user-status';

/** Who moves an account: its owner, a member of staff, somebody who has its number now, or a timer. */
export type AccountActor = 'user' | 'staff' | 'visitor' | 'system';

/** What happens to an account. */
export type AccountEvent = (typeof accountSteps)[number]['event'];

/** Every legal step of an account. */
export const accountSteps = stepsOf<number, { actor: AccountActor }>()([
  { event: 'freeze', from: s.normal, to: s.frozen, actor: 'staff' },
  { event: 'unfreeze', from: s.frozen, to: s.normal, actor: 'staff' },

  // Its number has a new holder: it waits for its former owner, whatever became of it before.
  { event: 'hand_over', from: s.normal, to: s.frozen, actor: 'visitor' },
  { event: 'hand_over', from: s.frozen, to: s.frozen, actor: 'visitor' },
  { event: 'hand_over', from: s.closing, to: s.frozen, actor: 'visitor' },
  { event: 'return', from: s.frozen, to: s.normal, actor: 'staff' },

  { event: 'ask_to_close', from: s.normal, to: s.closing, actor: 'user' },
  { event: 'stay', from: s.closing, to: s.normal, actor: 'user' },
  { event: 'close', from: s.closing, to: s.closed, actor: 'system' },
]);
