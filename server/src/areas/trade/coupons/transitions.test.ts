import { couponStatusLabel } from '@harbor/contract/coupon-status';
import { type CouponActor, type CouponEvent, couponStep, couponSteps } from './transitions';

const actors: CouponActor[] = ['user', 'operator', 'system'];
const events: CouponEvent[] = [
  'receive',
  'lock',
  'use',
  'release',
  'release_late',
  'restore',
  'expire',
  'void',
];

/** domain.md section 3.5, written a second time by hand. */
const specification = [
  'receive: - → 未使用 user,system,operator',
  'lock: 未使用 → 已锁定 user',
  'use: 已锁定 → 已使用 system',
  'release: 已锁定 → 未使用 system',
  'release_late: 已锁定 → 已过期 system',
  'restore: 已使用 → 未使用 system',
  'expire: 未使用 → 已过期 system',
  'void: 未使用 → 已作废 operator',
];

test('the table has exactly the rows of the specification', () => {
  const label = (status: keyof typeof couponStatusLabel | null) =>
    status === null ? '-' : couponStatusLabel[status];
  const written = couponSteps.map(
    ({ event, from, to, actors: who }) => `${event}: ${label(from)} → ${label(to)} ${who.join(',')}`,
  );
  expect(written).toEqual(specification);
});

test('an event has one step, and only for its actors', () => {
  expect(new Set(couponSteps.map(({ event }) => event)).size).toBe(couponSteps.length);
  for (const event of events)
    for (const actor of actors) {
      const legal = couponSteps.some((step) => step.event === event && step.actors.includes(actor));
      expect(couponStep(event, actor) !== undefined).toBe(legal);
    }
});
