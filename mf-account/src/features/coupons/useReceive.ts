import { invalidateCalls, newIdempotencyKey, notify, useApiMutation } from '@harbor/runtime';
import { touchedByCoupons } from './queries';

/** Receives coupons, one at a time. */
export function useReceive() {
  const receive = useApiMutation('POST /coupons/receive/:id', {
    onSuccess: () => notify.success('领取成功，下单时可以使用'),
    // Sold out or taken elsewhere meanwhile: the list says so after it was read again.
    onSettled: () => invalidateCalls(touchedByCoupons),
  });
  return {
    /** The coupon that is being received. */
    waitingFor: receive.isPending ? Number(receive.variables?.params.id) : undefined,
    receive: (id: number) => receive.mutate({ params: { id }, idempotencyKey: newIdempotencyKey() }),
  };
}
