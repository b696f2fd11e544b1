import { type AppraiseStatus, appraiseStatus as s } from '@harbor/contract/appraise-status';
import { stepFinder, stepsOf } from '../../../machine';

/** Who moves a review: its author, or a member of staff. */
export type AppraiseActor = 'user' | 'operator';

/** What happens to a review or to its addition; the word stored in `appraise_history.event`. */
export type AppraiseEvent = (typeof appraiseSteps)[number]['event'];

/**
 * Every legal step of a review, and of its addition, which goes the same way by itself. Nothing leads
 * out of the table: true reviews are not deleted (E-commerce Law art. 39).
 */
export const appraiseSteps = stepsOf<AppraiseStatus | null, { actor: AppraiseActor }>()([
  { event: 'write', from: null, to: s.waiting, actor: 'user' },
  { event: 'publish', from: s.waiting, to: s.shown, actor: 'operator' },
  { event: 'hide', from: s.waiting, to: s.hidden, actor: 'operator' },
  { event: 'hide', from: s.shown, to: s.hidden, actor: 'operator' },
  { event: 'restore', from: s.hidden, to: s.shown, actor: 'operator' },
  // Whoever decided takes it back, and the part waits again.
  { event: 'undo', from: s.shown, to: s.waiting, actor: 'operator' },
  { event: 'undo', from: s.hidden, to: s.waiting, actor: 'operator' },
]);

/** The step of an event from a status; undefined where this actor may not cause it. */
export const appraiseStep = stepFinder(appraiseSteps);
