import type { CouponStatus } from '@harbor/contract/coupon-status';
import type { Expression, ExpressionBuilder, SqlBool, UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine } from '../../../machine';
import { type CouponActor, type CouponEvent, couponStep, couponSteps } from './transitions';

/** What happens to coupons, and to which. */
export interface CouponMove {
  event: Exclude<CouponEvent, 'receive'>;
  actor: CouponActor;
  actorId?: number;
  /** The order on whose behalf. */
  orderId?: number;
  note?: string;
  now: Date;
  /** Which of the coupons that the event can happen to. */
  only: (eb: ExpressionBuilder<DB, 'user_coupons'>) => Expression<SqlBool>;
  /** Columns that change with the status. */
  set?: Omit<UpdateObject<DB, 'user_coupons'>, 'status'>;
}

const couponMachine = defineMachine<{ id: number; status: CouponStatus }, { actor: CouponActor }>()({
  table: 'user_coupons',
  key: 'id',
  steps: couponSteps,
});

/** A coupon that was moved. */
export interface MovedCoupon {
  id: number;
  user_id: number;
  template_id: number;
}

/**
 * Takes coupons one step further and writes their history: the only place that changes `user_coupons.status`. Coupons
 * that are not in the event's status are left alone, so that of several movers at once only one has an effect.
 * @returns those that moved
 */
export async function moveCoupons(trx: Db, move: CouponMove): Promise<MovedCoupon[]> {
  const step = couponStep(move.event, move.actor);
  if (!step) throw new Error(`${move.actor} may not cause ${move.event} of a coupon`);
  const moved = await couponMachine.moveAll(trx, move.event, move, move.only, move.set);
  if (moved.length > 0)
    await insertRow(
      trx,
      'coupon_history',
      moved.map(({ id }) => ({
        coupon_id: id,
        event: step.event,
        from_status: step.from,
        to_status: step.to,
        actor: move.actor,
        actor_id: move.actorId ?? null,
        order_id: move.orderId ?? null,
        note: move.note,
        at: move.now,
      })),
    );
  return moved;
}
