import { newIdempotencyKey, notify } from '@harbor/runtime';
import { useRef } from 'react';
import { useCancelOrder, useHideOrder } from './queries';
import type { CancellableOrder } from './reasons';

/** Cancelling and hiding an order; the lists follow by themselves. */
export function useOrderWrites() {
  const key = useRef(newIdempotencyKey());
  const cancel = useCancelOrder();
  const hide = useHideOrder();
  return {
    waiting: cancel.isPending || hide.isPending,
    cancel(order: CancellableOrder, reason: string, onDone: () => void) {
      const input = { params: { id: order.id }, body: { reason }, idempotencyKey: key.current };
      cancel.mutate(input, {
        onSuccess() {
          key.current = newIdempotencyKey();
          notify.success('订单已取消');
          onDone();
        },
        onError(error) {
          if (!error.transient) key.current = newIdempotencyKey();
        },
      });
    },
    async hide(id: number, onDone: () => void) {
      await hide.mutateAsync({ params: { id } });
      notify.success('订单已删除');
      onDone();
    },
  };
}
