import { type ApiError, notify, useIntention, useQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { orderCoupons, useChangeCoupon } from './queries';

/** The coupons of an unpaid order, and taking another of them. */
export function useOrderCoupon(orderId: number, onChanged: () => void) {
  const [problem, setProblem] = useState('');
  const intention = useIntention();
  const coupons = useQuery(orderCoupons(orderId));
  const change = useChangeCoupon({
    onSuccess() {
      notify.success('应付金额已更新');
      onChanged();
    },
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
      setProblem(error.errors?.coupon_id?.[0] ?? errorText(error));
      // What is on screen is no longer true: paid meanwhile, or the coupon is gone.
      void coupons.refetch();
    },
  });
  return {
    coupons,
    problem,
    waiting: change.isPending,
    take(couponId: number | null) {
      const body = { coupon_id: couponId };
      setProblem('');
      change.mutate({ params: { id: orderId }, body, idempotencyKey: intention.keyFor(body) });
    },
  };
}
