import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { type TakeStatus, takeStatus as t } from '@harbor/contract/take-status';
import { type WaitTakeStatus, waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Step } from '../../../machine';
import type { OrderEvent } from '../../trade/orders/transitions';

const inPool = [w.waiting, w.trial, w.choosing, w.serving, w.material, w.delivered, w.accepted, w.settled];

/** Every legal step of an order in the pool. Those that follow from the order's own steps are named in `followed`. */
export const poolSteps = [
  { event: 'enter', from: null, to: w.waiting },
  // Its form was returned and handed in again.
  { event: 'enter', from: w.void, to: w.waiting },
  { event: 'leave', from: w.waiting, to: w.void },
  { event: 'begin_trials', from: w.waiting, to: w.trial },
  { event: 'trials_in', from: w.trial, to: w.choosing },
  { event: 'end_round', from: [w.trial, w.choosing], to: w.waiting },
  { event: 'assign', from: [w.waiting, w.trial, w.choosing], to: w.serving },
  { event: 'ask_material', from: w.serving, to: w.material },
  { event: 'material_in', from: w.material, to: w.serving },
  { event: 'deliver', from: [w.serving, w.material, w.delivered], to: w.delivered },
  { event: 'accept', from: w.delivered, to: w.accepted },
  { event: 'settle', from: w.accepted, to: w.settled },
  { event: 'give_back', from: [w.serving, w.material, w.delivered], to: w.waiting },
  { event: 'close', from: inPool, to: w.void },
] as const satisfies readonly Step[];

export type PoolEvent = (typeof poolSteps)[number]['event'];

/** Steps of the pool that follow from the order's own; all others are taken while the order stays where it is. */
export type FollowedEvent = Exclude<PoolEvent, 'trials_in' | 'ask_material' | 'material_in' | 'settle'>;

/** What a step of the order is for the pool; steps that are not named leave it as it is. */
export const followed: Partial<Record<OrderEvent, FollowedEvent>> = {
  pay_with_form: 'enter',
  submit_form: 'enter',
  return_form: 'leave',
  start_trial: 'begin_trials',
  trials_failed: 'end_round',
  assign: 'assign',
  deliver: 'deliver',
  accept: 'accept',
  auto_accept: 'accept',
  give_up: 'give_back',
  refund_whole: 'close',
};

/** Where an order stands in the pool, by its own status; none: it is not in the pool, or void in it. */
export const mapping: Record<OrderStatus, readonly WaitTakeStatus[]> = {
  [s.quoting]: [],
  [s.unpaid]: [],
  [s.incomplete]: [w.void],
  [s.waiting]: [w.waiting],
  [s.trial]: [w.trial, w.choosing],
  [s.serving]: [w.serving, w.material],
  [s.delivered]: [w.delivered],
  [s.revising]: [w.delivered],
  [s.done]: [w.accepted, w.settled],
  [s.cancelled]: [w.void],
  [s.closed]: [w.void],
};

const asked: TakeStatus[] = [t.taken, t.trying, t.handedIn];
const ended: TakeStatus[] = [t.notChosen, t.givenUp, t.timedOut, t.removed];

/** Every legal step of a teacher's take. */
export const takeSteps = [
  { event: 'take', from: null, to: t.taken, actors: ['teacher'] },
  // What needs no trial, an invitation, a dispatch.
  { event: 'take_formal', from: null, to: t.chosen, actors: ['teacher', 'operator', 'user', 'system'] },
  // Who had to do with the order before is given it after all.
  { event: 'take_formal', from: ended, to: t.chosen, actors: ['teacher', 'operator', 'user', 'system'] },
  { event: 'take_formal', from: asked, to: t.chosen, actors: ['operator'] },
  { event: 'begin', from: t.taken, to: t.trying, actors: ['teacher'] },
  { event: 'hand_in', from: t.trying, to: t.handedIn, actors: ['teacher'] },
  { event: 'choose', from: t.handedIn, to: t.chosen, actors: ['user', 'operator', 'system'] },
  // The chosen one did not begin: the next in turn is asked.
  { event: 'ask_next', from: t.notChosen, to: t.chosen, actors: ['system'] },
  { event: 'lose', from: asked, to: t.notChosen, actors: ['user', 'teacher', 'operator', 'system'] },
  { event: 'give_up', from: [...asked, t.chosen], to: t.givenUp, actors: ['teacher'] },
  { event: 'time_out', from: [t.taken, t.trying, t.chosen], to: t.timedOut, actors: ['system'] },
  { event: 'remove', from: [...asked, t.chosen], to: t.removed, actors: ['operator', 'system'] },
  // The order itself ended before anybody was chosen, or was taken from whoever served it.
  { event: 'drop', from: [...asked, t.chosen], to: t.removed, actors: ['system', 'user', 'operator'] },
] as const satisfies readonly Step[];

export type TakeEvent = (typeof takeSteps)[number]['event'];
