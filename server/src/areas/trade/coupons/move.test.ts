import { type CouponStatus, couponStatusLabel } from '@harbor/contract/coupon-status';
import { type TestApp, testApp } from '../../../testing/app';
import { couponStatus } from '../orders/testing/shop';
import { type CouponMove, moveCoupons } from './move';
import { addHeld } from './testing/coupons';
import { type CouponActor, couponStep, couponSteps } from './transitions';

let site: TestApp;
let staff: { token: string };
let coupon: number;
beforeAll(async () => {
  site = await testApp({ areas: ['coupons'] });
  staff = await site.user({ is_staff: true });
  const { id } = await site.user();
  coupon = await addHeld(site.core.db, id, { expire_at: new Date(site.clock.now() + 86_400_000) });
});
afterAll(() => site.close());

const actors: CouponActor[] = ['user', 'operator', 'system'];
const events = couponSteps.flatMap(({ event, from }) =>
  from === null ? [] : [event],
) as CouponMove['event'][];
const statuses = Object.entries(couponStatusLabel).map(([code, label]) => ({
  from: Number(code) as CouponStatus,
  label,
}));

// What is locked or used names an order; here it always does.
const put = (status: CouponStatus) =>
  site.core.db.updateTable('user_coupons').set({ status, order_id: 1 }).where('id', '=', coupon).execute();
const history = () =>
  site.core.db
    .selectFrom('coupon_history')
    .select(['event', 'from_status', 'to_status'])
    .where('coupon_id', '=', coupon)
    .execute();

const move = (event: CouponMove['event'], actor: CouponActor) =>
  site.core.db
    .transaction()
    .execute((trx) =>
      moveCoupons(trx, { event, actor, now: new Date(), only: (eb) => eb('id', '=', coupon) }),
    );

test.each(statuses)('a coupon $label takes its legal steps and no other', async ({ from }) => {
  for (const event of events)
    for (const actor of actors) {
      await put(from);
      const told = await history();
      const step = couponStep(event, actor);
      // Whoever may not cause an event at all is a fault in the program; a coupon in another status stays as it is.
      if (!step) await expect(move(event, actor)).rejects.toThrow('may not cause');
      else expect(await move(event, actor)).toHaveLength(step.from === from ? 1 : 0);
      const moved = step?.from === from;
      expect(await couponStatus(site.core, coupon)).toBe(moved ? step.to : from);
      expect(await history()).toEqual(
        moved ? [...told, { event, from_status: from, to_status: step.to }] : told,
      );
    }
});

test.each(statuses)('staff void a coupon that is $label only if it is unused', async ({ from }) => {
  await put(from);
  const { status } = await site.call('POST /staff/coupon/void/:id', {
    params: { id: coupon },
    token: staff.token,
    body: { reason: '重复发放' },
  });
  const legal = couponStep('void', 'operator')?.from === from;
  expect([status, await couponStatus(site.core, coupon)]).toEqual(legal ? [200, 4] : [409, from]);
});
