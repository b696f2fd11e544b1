import type { Payment, PayScene } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Channel } from '../../../gateways/gateway';
import { unpaidFor } from '../../../site-settings/read';
import { changeCoupon } from '../checkout/change-coupon';
import { startPayment } from '../pay/start';
import { courseOrder } from './course-order';

/** Who buys which course, how and from where. */
export interface CourseBuying {
  userId: number;
  courseId: number;
  /** `null` takes none; without it an order that is there keeps its own. */
  couponId: number | null | undefined;
  /** They confirm to be 18 or older. */
  adult?: true | undefined;
  channel: Channel;
  scene: PayScene;
  clientIp: string;
}

/**
 * Buys a course: its order is made, or the unpaid one taken up again, and the payment opened. With nothing to pay it is
 * bought at once, and the answer says so.
 * @throws HttpProblem 404 unknown course, 409 not for sale, theirs already, or no answer from the gateway, 422 at `coupon_id` or
 * `adult`
 */
export async function buyCourse(core: Core, buying: CourseBuying): Promise<Payment> {
  const { userId, courseId, couponId, adult, channel, scene, clientIp } = buying;
  const keptFor = await unpaidFor(core);
  const now = new Date(core.settings.clock.now());
  const order = await core.db
    .transaction()
    .execute((trx) => courseOrder(trx, { userId, courseId, couponId, adult, unpaidFor: keptFor, now }));
  if (couponId !== undefined && couponId !== order.coupon_user_id)
    await changeCoupon(core, { userId, orderId: order.id, couponId });
  return startPayment(core, { userId, orderId: order.id, channel, scene, clientIp });
}
