import { type CouponStatus, couponStatus as s } from '@harbor/contract/coupon-status';
import { stepsOf } from '../../../machine';

/** Who moves a coupon: its owner, a member of staff, or a timer or rule. */
export type CouponActor = 'user' | 'operator' | 'system';

/** What happens to a coupon; the word stored in `coupon_history.event`. */
export type CouponEvent = (typeof couponSteps)[number]['event'];

/** Every legal step of a coupon. */
export const couponSteps = stepsOf<CouponStatus | null, { actors: readonly CouponActor[] }>()([
  { event: 'receive', from: null, to: s.unused, actors: ['user', 'system', 'operator'] },
  { event: 'lock', from: s.unused, to: s.locked, actors: ['user'] },
  { event: 'use', from: s.locked, to: s.used, actors: ['system'] },
  { event: 'release', from: s.locked, to: s.unused, actors: ['system'] },
  // Its order ended after the coupon had run out.
  { event: 'release_late', from: s.locked, to: s.expired, actors: ['system'] },
  { event: 'restore', from: s.used, to: s.unused, actors: ['system'] },
  { event: 'expire', from: s.unused, to: s.expired, actors: ['system'] },
  { event: 'void', from: s.unused, to: s.voided, actors: ['operator'] },
]);

/** The step of an event; undefined where this actor may not cause it. */
export const couponStep = (event: CouponEvent, actor: CouponActor) =>
  couponSteps.find((step) => step.event === event && step.actors.includes(actor));
